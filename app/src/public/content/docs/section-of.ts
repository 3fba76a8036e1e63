import { href, type PathName } from '../../../paths.ts'
import type { DocSection, DocSummary } from '../types.ts'

interface Section {
  readonly section: DocSection
  readonly name: PathName & ('guides' | 'docsUsers' | 'docsVouchers')
  readonly label: string
}

export const docSections: readonly Section[] = [
  { section: 'guides', name: 'guides', label: 'Guides' },
  { section: 'users', name: 'docsUsers', label: 'Users' },
  { section: 'vouchers', name: 'docsVouchers', label: 'Voucher docs' },
]

export const sectionOf = (name: PathName): DocSection =>
  docSections.find((one) => one.name === name)?.section ?? 'users'

export const docHref = (section: DocSection, slug?: string): string =>
  href(docSections.find((one) => one.section === section)?.name ?? 'docsUsers', { slug })

export const pagesOf = (docs: readonly DocSummary[], section: DocSection): readonly DocSummary[] =>
  docs.filter((doc) => doc.section === section)
