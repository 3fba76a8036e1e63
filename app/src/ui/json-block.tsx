import { writeJson } from '@switchboard/oas/schema'
import { useMemo } from 'react'
import { type CodeToken, jsonTokens } from '../base/code/code-tokens.ts'
import { classes } from './classes.ts'
import styles from './code.module.css'
import { CopyButton } from './copy-button.tsx'
import { row } from './layout.ts'

interface JsonBlockProps {
  readonly value: unknown
  /** Its name, for the line above it and for the copy button. */
  readonly title: string
  /** So that a person who decides on it sees each line to its end. */
  readonly wraps?: boolean
}

/** Beyond this a thousand coloured pieces cost more than they help. */
const colouredLength = 30_000

const wrapped = { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' } as const

/** A value as it is sent; text that is no JSON stands as it is. */
export function JsonBlock({ value, title, wraps = false }: JsonBlockProps) {
  const text = typeof value === 'string' ? value : writeJson(value, 2)
  const tokens = useMemo(
    () => (typeof value === 'string' || text.length > colouredLength ? [{ text }] : jsonTokens(value)),
    [value, text],
  )
  return <CodeBlock title={title} text={text} tokens={tokens} wraps={wraps} />
}

interface CodeBlockProps extends Pick<JsonBlockProps, 'title' | 'wraps'> {
  /** The text to copy. */
  readonly text: string
  readonly tokens: readonly CodeToken[]
}

export function CodeBlock({ title, text, tokens, wraps = false }: CodeBlockProps) {
  return (
    <figure className={styles.block}>
      <figcaption className={classes(row(3, 'between', 'unbroken'), styles.title)}>
        <span>{title}</span>
        <CopyButton text={text} what={title} />
      </figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard */}
      <pre className={styles.code} style={wraps ? wrapped : undefined} tabIndex={0}>
        {tokens.map(({ kind, text: piece }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a text have no other identity than their place
          <span key={place} className={kind && `code-${kind}`}>
            {piece}
          </span>
        ))}
      </pre>
    </figure>
  )
}
