import type { Token } from '../../lib/json-tokens.ts'
import css from './panel.module.css'

export const Tokens = ({ tokens }: { readonly tokens: readonly Token[] }) =>
  tokens.map(({ kind, text }, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a text have no other identity than their place
    <span key={place} className={kind && css[kind]}>
      {text}
    </span>
  ))
