import type { components } from '@switchboard/sdk'
import type { ContentComponents } from '@switchboard/sdk/content'
import { href } from '../../../paths.ts'
import type { Entry } from '../entry.ts'
import { otherNamesOf } from './synonyms.ts'

type Content = ContentComponents['schemas']

const kindOfInsight = { ARTICLE: 'Article', WHITEPAPER: 'Whitepaper' } as const

export const insightEntries = (insights: readonly Content['ResourceSummary'][]): readonly Entry[] =>
  insights.map(({ slug, title, summary, kind, tags, authors }) => ({
    id: `insight ${slug}`,
    kind: 'insight',
    title,
    names: [],
    about: summary,
    text: [kindOfInsight[kind], ...tags, ...authors.map(({ name }) => name)].join(' '),
    target: { href: href('insight', { slug }) },
  }))

const sections = { guides: 'guides', users: 'docsUsers', vouchers: 'docsVouchers' } as const

/** Documentation is listed for everybody; texts about one’s own account require sign-in. */
export const docEntries = (docs: readonly Content['DocSummary'][], locked: boolean): readonly Entry[] =>
  docs.map(({ section, slug, title, summary }) => ({
    id: `doc ${section} ${slug}`,
    kind: 'doc',
    title,
    names: [],
    also: otherNamesOf(title),
    about: summary,
    text: `${section} documentation`,
    locked: locked && section !== 'guides',
    target: { href: href(sections[section], { slug }) },
  }))

export const faqEntries = (faqs: readonly components['schemas']['Faq'][]): readonly Entry[] =>
  faqs.map(({ id, question, answer, category }) => ({
    id: `faq ${id}`,
    kind: 'faq',
    title: question.replaceAll('`', ''),
    names: [],
    about: category,
    text: answer,
    target: { href: href('faqs', {}, { hash: id }) },
  }))
