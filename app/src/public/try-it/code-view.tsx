import type { CodeToken } from '../../base/code/code-tokens.ts'
import css from './try-it.module.css'

interface CodeViewProps {
  readonly label: string
  readonly tokens: readonly CodeToken[]
  readonly busy?: boolean
  /** Long lines go on in the next, as responses are read; code keeps its lines. */
  readonly wrap?: boolean
}

/** Code that scrolls within itself, and does so with the keyboard, too. */
export function CodeView({ label, tokens, busy = false, wrap = false }: CodeViewProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable with the keyboard
    <section className={css.code} aria-label={label} aria-busy={busy} tabIndex={0}>
      <pre className={wrap ? css.wrap : undefined}>
        <code>
          {tokens.map(({ kind, text }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a text have no other identity than their place
            <span key={place} className={kind && `code-${kind}`}>
              {text}
            </span>
          ))}
        </code>
      </pre>
    </section>
  )
}
