import { expect, test } from 'vitest'
import { byCategory, type Faq, matchingFaqs } from './faq-list.tsx'

const faq = (id: string, category: string, question: string, answer: string): Faq => ({
  id,
  category,
  question,
  answer,
  position: 1,
})

const faqs = [
  faq('trial', 'Getting started', 'Can I try an API?', 'Yes, on the **mock**: no key.'),
  faq('cost', 'Credits', 'What does a call cost?', 'See the [pricing page](/pricing).'),
  faq('key', 'Getting started', 'I lost my key', 'We don’t keep it. The header is `X-API-Key`.'),
]

test.each([
  ['', ['trial', 'cost', 'key']],
  ['  ', ['trial', 'cost', 'key']],
  ['KEY', ['trial', 'key']],
  ['key mock', ['trial']],
  ['x-api-key', ['key']],
  ["don't", ['key']],
  ['credits', ['cost']],
  ['nothing like it', []],
])('“%s” finds %j', (words, ids) => {
  expect(matchingFaqs(faqs, words).map(({ id }) => id)).toEqual(ids)
})

test('categories stand in the order in which they first appear', () => {
  expect(byCategory(faqs).map(({ category, faqs: own }) => [category, own.length])).toEqual([
    ['Getting started', 2],
    ['Credits', 1],
  ])
})
