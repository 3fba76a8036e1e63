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
}

/** Beyond this a thousand coloured pieces cost more than they help. */
const colouredLength = 30_000

/** A value as it is sent; text that is no JSON stands as it is. */
export function JsonBlock({ value, title }: JsonBlockProps) {
  const text = typeof value === 'string' ? value : writeJson(value, 2)
  const tokens = useMemo(
    () => (typeof value === 'string' || text.length > colouredLength ? [{ text }] : jsonTokens(value)),
    [value, text],
  )
  return <CodeBlock title={title} text={text} tokens={tokens} />
}

interface CodeBlockProps extends Pick<JsonBlockProps, 'title'> {
  /** The text to copy. */
  readonly text: string
  readonly tokens: readonly CodeToken[]
}

export function CodeBlock({ title, text, tokens }: CodeBlockProps) {
  return (
    <figure className={styles.block}>
      <figcaption className={classes(row(3, 'between', 'unbroken'), styles.title)}>
        <span>{title}</span>
        <CopyButton text={text} what={title} />
      </figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard */}
      <pre className={styles.code} tabIndex={0}>
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
