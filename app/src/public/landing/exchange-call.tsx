import type { CodePart } from './exchange-code.ts'
import styles from './landing.module.css'

/** Code line by line. A line that doesn't fit continues with an indent. */
export function ExchangeCall({ lines }: { readonly lines: readonly (readonly CodePart[])[] }) {
  return (
    <pre className={styles.code}>
      <code>
        {lines.map((parts, line) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other identity than their place
          <span key={line} className={styles.codeLine}>
            {parts.map(({ kind, text }, place) =>
              kind ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: nor have the parts of a line
                <span key={place} className={`code-${kind}`}>
                  {text}
                </span>
              ) : (
                text
              ),
            )}
          </span>
        ))}
      </code>
    </pre>
  )
}
