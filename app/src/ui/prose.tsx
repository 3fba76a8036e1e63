import { useId, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useOrigin } from '../base/origin.ts'
import { useHydrating } from '../base/use-hydrating.ts'
import { classes } from './classes.ts'
import codeBlocks from './code.module.css'
import { CopyButton } from './copy-button.tsx'
import { LanguageTabs } from './language-tabs.tsx'
import { useMarkdownPipeline } from './markdown/load.ts'
import type { ProseHtml } from './markdown/pipeline.ts'
import { PlainSkeleton } from './plain-skeleton.tsx'
import styles from './prose.module.css'

interface ProseOptions {
  /** Keeps the ids of two texts on one page apart. */
  readonly prefix?: string
  /** An id that the page itself has. */
  readonly reserved?: string
}

export interface ProseText extends Partial<ProseHtml> {
  readonly id: string
  readonly text: string
  /** Whether the drawing code failed to load. */
  readonly failed: boolean
  readonly headings: ProseHtml['headings']
}

/** A long text in Markdown, for Prose to show and for the page to make a table of contents of. */
export function useProse(text: string, { prefix, reserved }: ProseOptions = {}): ProseText {
  const id = useId()
  const origin = useOrigin()
  const hydrating = useHydrating()
  // The server's markup is used as it is, until the text changes: a phone would parse it for 15 ms.
  const [drawn] = useState(() => ({ text, prose: hydrating ? drawnProse(id) : undefined }))
  const ready = drawn.text === text ? drawn.prose : undefined
  const pipeline = useMarkdownPipeline(!ready)
  return useMemo(() => {
    const options = { origin, ...(prefix && { prefix }), ...(reserved && { reserved: [reserved] }) }
    const prose = ready ?? (typeof pipeline === 'object' ? pipeline.proseHtml(text, options) : undefined)
    return { id, text, failed: pipeline === 'failed', headings: [], ...prose }
  }, [id, ready, pipeline, text, origin, prefix, reserved])
}

function drawnProse(id: string): ProseHtml | undefined {
  const box = globalThis.document?.getElementById(id)
  if (!box) return undefined
  const headings = [...box.querySelectorAll('.md-heading > [id]')].map((heading) => ({
    id: heading.id,
    words: heading.textContent ?? '',
    level: Number(heading.localName.slice(1)),
  }))
  return { html: box.innerHTML, headings }
}

interface CodeBlock {
  readonly place: Element
  readonly code: string
  readonly tabs: Element | null
  readonly languages: readonly string[]
  readonly languageId: string
}

interface ProseProps {
  readonly of: ProseText
  /** The reader's language of samples, and how another is chosen. */
  readonly language: readonly [id: string | null, choose: (id: string) => void]
}

const languageNames = { typescript: 'TypeScript', javascript: 'JavaScript', curl: 'curl', python: 'Python' }

/** A text to be read from top to end. */
export function Prose({ of: { id, text, failed, html }, language: [language, choose] }: ProseProps) {
  const box = useRef<HTMLDivElement>(null)
  const [blocks, setBlocks] = useState<readonly CodeBlock[]>([])

  // biome-ignore lint/correctness/useExhaustiveDependencies: another text has other blocks
  useLayoutEffect(() => {
    const places = [...(box.current?.querySelectorAll('.md-copy') ?? [])]
    setBlocks(places.map((place, index) => blockOf(place, `${id}-${index}`, language)))
  }, [html, language])

  const className = classes(styles.text, styles.prose, codeBlocks.prose)
  // A text that cannot be drawn is shown as it was written: no reason to lose the page.
  if (failed && html === undefined) return <div className={classes(className, styles.asWritten)}>{text}</div>
  if (html === undefined)
    return (
      <div className={styles.prose}>
        <PlainSkeleton width="min(100%, 33.5rem)" height="28rem" />
      </div>
    )
  return (
    <>
      <div
        ref={box}
        id={id}
        className={className}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a sanitised tree, written by markdown/pipeline.ts; see its tests
        dangerouslySetInnerHTML={{ __html: html }}
      />
      {blocks.map(({ place, code }, index) =>
        createPortal(<CopyButton text={code} what="code" />, place, String(index)),
      )}
      {blocks.map(
        ({ tabs, languages, languageId }, index) =>
          tabs &&
          createPortal(
            <LanguageTabs
              languages={Object.entries(languageNames).flatMap(([one, name]) =>
                languages.includes(one) ? { id: one, name } : [],
              )}
              chosen={languageId}
              onChoose={choose}
              controls={`${id}-${index}`}
            />,
            tabs,
            `${index} tabs`,
          ),
      )}
    </>
  )
}

/** Shows the code of a block in the reader's language, where it has that. */
function blockOf(place: Element, id: string, language: string | null): CodeBlock {
  const block = place.closest('.md-code')
  const pres = [...(block?.querySelectorAll('pre') ?? [])]
  const chosen = pres.find((pre) => pre.dataset.language === language) ?? pres[0]
  const tabs = block?.querySelector('.md-tabs') ?? null
  for (const pre of tabs ? pres : []) {
    pre.hidden = pre !== chosen
    pre.id = pre === chosen ? id : ''
    pre.role = 'tabpanel'
  }
  return {
    place,
    code: chosen?.textContent?.trimEnd() ?? '',
    tabs,
    languages: pres.map((pre) => pre.dataset.language ?? ''),
    languageId: chosen?.dataset.language ?? '',
  }
}
