import { href, type PathName } from '../../../paths.ts'
import type { DocSection, DocSummary } from '../types.ts'

export const docSections: readonly { readonly section: DocSection; readonly label: string }[] = [
  { section: 'users', label: 'Users' },
  { section: 'vouchers', label: 'Voucher docs' },
]

export const sectionOf = (name: PathName): DocSection => (name === 'docsVouchers' ? 'vouchers' : 'users')

export const docHref = (section: DocSection, slug?: string): string =>
  href(section === 'users' ? 'docsUsers' : 'docsVouchers', { slug })

export const pagesOf = (docs: readonly DocSummary[], section: DocSection): readonly DocSummary[] =>
  docs.filter((doc) => doc.section === section)
