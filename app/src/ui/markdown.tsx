import { useId, useMemo } from 'react'
import { useOrigin } from '../lib/browser/origin.ts'
import { useHydrating } from '../lib/browser/use-hydrating.ts'
import { classes } from './classes.ts'
import { type MarkdownOptions, markdownHtml } from './markdown-html.ts'
import styles from './prose.module.css'

interface MarkdownProps extends MarkdownOptions {
  readonly text: string
  /** `note` is for a remark beside a field: smaller, closer, muted. */
  readonly look?: 'prose' | 'note'
}

/** A text in Markdown, whoever wrote it: raw HTML in it stays words, and its links go through the app's own navigation. */
export function Markdown({ text, look = 'prose', top }: MarkdownProps) {
  const origin = useOrigin()
  const id = useId()
  const hydrating = useHydrating()
  // What the server drew is taken as it stands, and stays until the text changes: a phone parses a long text in 15 ms.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the end of hydration changes nothing
  const html = useMemo(
    () =>
      (hydrating && globalThis.document?.getElementById(id)?.innerHTML) ||
      markdownHtml(text, { origin, ...(top && { top }) }),
    [text, top, id, origin],
  )
  return (
    <div
      id={id}
      className={classes(styles.text, styles[look])}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: markdownHtml escapes what it did not write itself; see its tests
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
