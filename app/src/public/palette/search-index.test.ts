import { expect, test } from 'vitest'
import type { Entry, Kind } from './entry.ts'
import { createSearchIndex, search } from './search-index.ts'

const entry = (kind: Kind, title: string, rest: Partial<Entry> = {}): Entry => ({
  id: `${kind} ${title}`,
  kind,
  title,
  names: [],
  about: '',
  text: '',
  target: { href: '/' },
  ...rest,
})

const catalogue = [
  entry('api', 'SIM Swap', { about: 'Has this number changed SIM?', text: 'Fraud prevention' }),
  entry('api', 'Messaging', { about: 'Send SMS to any subscriber.' }),
  entry('api', 'Number Verification', { about: 'Confirm that a phone holds the number it claims.' }),
  entry('operation', 'Check a SIM swap', {
    names: ['/check', 'checkSimSwap'],
    about: 'SIM Swap',
    text: 'POST',
  }),
  entry('operation', 'Retrieve swap date', {
    names: ['/retrieve-date', 'retrieveSimSwapDate'],
    text: 'POST',
  }),
  entry('operation', 'List subscriptions', {
    names: ['/subscriptions'],
    about: 'SIM Swap',
    text: 'GET free',
  }),
  entry('operation', 'Send a message', {
    names: ['/messages', 'sendMessage'],
    about: 'Messaging',
    text: 'POST',
  }),
  entry('error', 'Not enough credits', { names: ['insufficient_credits', '402'], about: 'SIM Swap' }),
  entry('error', 'Consent is missing', { names: ['consent_missing', '403'], about: 'SIM Swap' }),
]
const texts = [
  entry('faq', 'Do credits expire?', { about: 'Credits', text: 'Paid credits never do. Don’t worry.' }),
  entry('faq', 'What does a call cost?', { text: 'See the pricing page for the price of each message.' }),
  entry('insight', 'SIM swap before the transfer', { about: 'Ask before the money leaves.' }),
  entry('page', 'Pricing', { text: 'prices cost credits' }),
  entry('page', 'Contact us', { text: 'support help' }),
  entry('page', 'Résumé of APIs'),
]
const indexes = [createSearchIndex(texts), createSearchIndex(catalogue)]
const titles = (query: string) => search(indexes, query).map(({ entry }) => entry.title)

test.each([
  [
    'the very title first, then titles that begin so',
    'sim swap',
    ['SIM Swap', 'SIM swap before the transfer'],
  ],
  ['words of a title in any order', 'swap check', ['Check a SIM swap']],
  ['the beginning of a word', 'pric', ['Pricing']],
  ['an operation by its name', 'checkSimSwap', ['Check a SIM swap']],
  ['by its name in small letters', 'checksimswap', ['Check a SIM swap']],
  ['by its path', '/retrieve-date', ['Retrieve swap date']],
  ['by the beginning of its path', '/mess', ['Send a message']],
  ['by its method and path', 'GET /subscriptions', ['List subscriptions']],
  ['an error by its code', 'insufficient_credits', ['Not enough credits']],
  ['by its status', '402', ['Not enough credits']],
  ['by words of its code', 'consent missing', ['Consent is missing']],
  ['words that belong together written as one', 'simswap', ['SIM Swap']],
  ['a plural', 'messages', ['Send a message']],
  ['with typing errors', 'mesaging', ['Messaging']],
  ['with letters in the wrong order', 'mesasging', ['Messaging']],
  ['a question as it is asked', 'why do my credits expire', ['Do credits expire?']],
  ['most of the words where none has them all', 'credits expire yesterday', ['Do credits expire?']],
  ['an accent left out', 'resume', ['Résumé of APIs']],
  ['an apostrophe of another kind', "don't worry", ['Do credits expire?']],
  ['words like fillers when there are no others', 'what does', ['What does a call cost?']],
])('%s: %s', (_what, query, first) => {
  expect(titles(query).slice(0, first.length)).toEqual(first)
})

test.each([['xyzzy'], ['…'], ['/'], [' ']])('nothing is found for “%s”', (query) => {
  expect(titles(query)).toEqual([])
})

test('who types rightly gets no guesses', () => {
  expect(titles('messaging')).toEqual(['Messaging', 'Send a message'])
})

test('one letter is looked for in titles and names alone', () => {
  expect(titles('w')).toEqual(['What does a call cost?'])
})

test('of equal finds, the kind decides', () => {
  const kinds: readonly Kind[] = [
    'action',
    'problem',
    'insight',
    'error',
    'faq',
    'doc',
    'page',
    'operation',
    'api',
  ]
  const hits = search([createSearchIndex(kinds.map((kind) => entry(kind, 'Keys')))], 'keys')
  expect(hits.map(({ entry: { kind } }) => kind)).toEqual([...kinds].reverse())
})

test('other names count as names, mistyped ones last', () => {
  const named = createSearchIndex([
    entry('faq', 'What is an OTP?'),
    entry('api', 'One-Time Password', { also: ['otp', 'two-factor'] }),
  ])
  const titlesOf = (query: string) => search([named], query).map(({ entry: { title } }) => title)
  expect(titlesOf('otp')).toEqual(['One-Time Password', 'What is an OTP?'])
  expect(titlesOf('two factor')).toEqual(['One-Time Password'])
  expect(titlesOf('two-fcator')).toEqual(['One-Time Password'])
})

test('another form of a verb is found where no title has the one that was typed', () => {
  const index = createSearchIndex([
    entry('api', 'SIM Swap'),
    entry('faq', 'What are test numbers?', { text: 'One SIM was swapped today.' }),
  ])
  expect(search([index], 'was a sim swapped').map(({ entry: { title } }) => title)).toEqual([
    'SIM Swap',
    'What are test numbers?',
  ])
})

test('an entry that stands twice is found once', () => {
  expect(search([createSearchIndex([entry('page', 'Keys'), entry('page', 'Keys')])], 'keys')).toHaveLength(1)
})

test('the very title comes before another name, and that before the beginning of a title', () => {
  const index = createSearchIndex([
    entry('faq', 'Errors that can be retried'),
    entry('page', 'Error codes', { also: ['errors'] }),
    entry('doc', 'Errors'),
  ])
  expect(search([index], 'errors').map(({ entry: { title } }) => title)).toEqual([
    'Errors',
    'Error codes',
    'Errors that can be retried',
  ])
})

test('a page comes before an error code that has the same words', () => {
  const index = createSearchIndex([entry('error', 'Top up first'), entry('page', 'Top up your wallet')])
  expect(search([index], 'top up')[0]?.entry.kind).toBe('page')
})

test('words of the same meaning are found where no title has those that were typed', () => {
  expect(titles('validate sim swap')[0]).toBe('Check a SIM swap')
})

test('a word that some entry has is no typing error of another', () => {
  const index = createSearchIndex([
    entry('operation', 'Retrieve swap date', { text: 'personal' }),
    entry('page', 'Privacy', { text: 'data' }),
  ])
  expect(search([index], 'personal data').map(({ matched }) => matched)).not.toContainEqual(
    expect.arrayContaining(['date']),
  )
})

test('most of the words of a question have to do where no entry has them all', () => {
  expect(titles('which credits expire at midnight')[0]).toBe('Do credits expire?')
})
