import { useId, useMemo, useState } from 'react'
import { useOrigin } from '../base/origin.ts'
import { useHydrating } from '../base/use-hydrating.ts'
import { classes } from './classes.ts'
import { useMarkdownPipeline } from './markdown/load.ts'
import type { RewriteOptions } from './markdown/rewrite.ts'
import styles from './prose.module.css'

interface MarkdownProps {
  readonly text: string
  /** The level that the text's own highest heading takes in the page. */
  readonly top?: RewriteOptions['top']
  /** `note` is for a remark beside a field: smaller, closer, muted. */
  readonly look?: 'prose' | 'note'
}

/** One line that holds nothing of Markdown, as most remarks do: drawing it must not cost a parser's run. */
const plainLine = /^[A-Za-z(“‘][^\\`*_[\]<>&|~\n\r\t]*$/

/** A text in Markdown, whoever wrote it: raw HTML in it stays words, and its links go through the app's own navigation. */
export function Markdown({ text, look = 'prose', top }: MarkdownProps) {
  const id = useId()
  const origin = useOrigin()
  const hydrating = useHydrating()
  // The server's markup is used as it is, until the text changes.
  const [drawn] = useState(() => ({
    text,
    html: hydrating ? globalThis.document?.getElementById(id)?.innerHTML : undefined,
  }))
  const ready = (drawn.text === text && drawn.html) || (plainLine.test(text) && `<p>${text.trimEnd()}</p>`)
  const pipeline = useMarkdownPipeline(!ready)
  const html = useMemo(() => {
    if (ready) return ready
    return typeof pipeline === 'object'
      ? pipeline.markdownHtml(text, { origin, ...(top && { top }) })
      : undefined
  }, [ready, pipeline, text, top, origin])
  const className = classes(styles.text, styles[look])
  if (html === undefined) return <div className={classes(className, styles.asWritten)}>{text}</div>
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a sanitised tree, written by markdown/pipeline.ts; see its tests
  return <div id={id} className={className} dangerouslySetInnerHTML={{ __html: html }} />
}
