import { heading } from '../../platform/markdown/nodes.ts'
import { tame } from '../../platform/markdown/tame.ts'
import type { Block } from '../../platform/markdown/tree.ts'
import type { Content } from '../content/content.ts'

/** The questions by category, as the page has them. */
export function faqBlocks({ faqs }: Content, base: string): Block[] {
  const categories = Map.groupBy(faqs, ({ category }) => category)
  return [
    heading(1, 'Questions and answers'),
    ...[...categories].flatMap(([category, questions]) => [
      heading(2, category),
      ...questions.flatMap(({ question, answer }) => [
        heading(3, question),
        ...tame(answer, { base, top: 4 }),
      ]),
    ]),
  ]
}
