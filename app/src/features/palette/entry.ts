/** What can be found, in the order in which equally good finds are shown. */
export const kinds = [
  'api',
  'operation',
  'error',
  'page',
  'doc',
  'faq',
  'insight',
  'problem',
  'action',
] as const
export type Kind = (typeof kinds)[number]

export const kindNames: Readonly<Record<Kind, string>> = {
  api: 'APIs',
  operation: 'Operations',
  error: 'Error codes',
  problem: 'Error codes of the portal',
  page: 'Pages',
  faq: 'Questions',
  insight: 'Insights',
  doc: 'Documentation',
  action: 'Actions',
}

export interface Entry {
  /** The same from visit to visit; it is what is remembered. */
  readonly id: string
  readonly kind: Kind
  readonly title: string
  /** Names that programs use, such as a path or a code: shown beside the title, found by their beginnings. */
  readonly names: readonly string[]
  /** What people call it who do not know its name: counts as a name, and is not shown. */
  readonly also?: readonly string[]
  /** What it belongs to or is about, in a line; shown, and searched. */
  readonly about: string
  /** Searched and not shown. */
  readonly text: string
  readonly method?: string
  /** Credits for an answered call; null where no price is named. */
  readonly price?: string | null
  /** Who opens it is asked to sign in first. */
  readonly locked?: boolean
  /** A place, or a deed that says what it has done. */
  readonly target: { readonly href: string } | { readonly run: () => string | Promise<string> }
}
