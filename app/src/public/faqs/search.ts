import type { components } from '@switchboard/sdk'

export type Faq = components['schemas']['Faq']

export interface FaqGroup {
  readonly category: string
  readonly faqs: readonly Faq[]
}

/** The questions in which every word is found, in the question, the answer or the category. */
export function matchingFaqs(faqs: readonly Faq[], words: string): readonly Faq[] {
  const terms = plain(words).split(/\s+/).filter(Boolean)
  return faqs.filter((faq) => {
    const text = plain(`${faq.question}\n${faq.answer}\n${faq.category}`)
    return terms.every((word) => text.includes(word))
  })
}

/** By category, in the order in which each first appears. */
export const byCategory = (faqs: readonly Faq[]): readonly FaqGroup[] =>
  [...Map.groupBy(faqs, ({ category }) => category)].map(([category, own]) => ({ category, faqs: own }))

// Small letters, without the signs of Markdown, and with the quotes that a keyboard has.
const plain = (text: string): string => text.replace(/[*_`]/g, '').replace(/[‘’]/g, "'").toLowerCase()
