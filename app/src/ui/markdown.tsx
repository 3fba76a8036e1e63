import { useMemo } from 'react'
import { classes } from './classes.ts'
import styles from './markdown.module.css'
import { type MarkdownOptions, markdownHtml } from './markdown-html.ts'

interface MarkdownProps extends MarkdownOptions {
  readonly text: string
  /** `note` is for a remark beside a field: smaller, closer, muted. */
  readonly look?: 'prose' | 'note'
}

/** A text in Markdown, whoever wrote it: raw HTML in it stays words, and its links go through the app's own navigation. */
export function Markdown({ text, look = 'prose', top }: MarkdownProps) {
  const html = useMemo(() => markdownHtml(text, top ? { top } : {}), [text, top])
  // biome-ignore lint/security/noDangerouslySetInnerHtml: markdownHtml escapes what it did not write itself; see its tests
  return <div className={classes(styles.text, styles[look])} dangerouslySetInnerHTML={{ __html: html }} />
}
