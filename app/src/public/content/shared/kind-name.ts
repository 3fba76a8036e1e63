import type { Kind } from '../types.ts'

export const kindName: Readonly<Record<Kind, string>> = { ARTICLE: 'Article', WHITEPAPER: 'Whitepaper' }
