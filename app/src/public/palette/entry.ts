/** Kinds of entries, in the order in which equally good matches are shown. */
export const kinds = [
  'api',
  'operation',
  'page',
  'key',
  'doc',
  'faq',
  'error',
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
  key: 'Your keys',
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
  /** Synonyms for people who don't know its name: searched like the name, and not shown. */
  readonly also?: readonly string[]
  /** Its parent or subject in a line; shown and searched. */
  readonly about: string
  /** Searched and not shown. */
  readonly text: string
  readonly method?: string
  /** Credits for an answered call; null where no price is named. */
  readonly price?: string | null
  /** Requires sign-in first. */
  readonly locked?: boolean
  /** A place, or a deed that says what it has done. */
  readonly target: { readonly href: string } | { readonly run: () => string | Promise<string> }
}
