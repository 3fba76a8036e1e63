import { useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { classes } from './classes.ts'
import { CopyButton } from './copy-button.tsx'
import text from './prose.module.css'

interface CodeBlock {
  readonly place: Element
  readonly code: string
}

/** A text to be read from top to end, as proseHtml wrote it. */
export function Prose({ html }: { readonly html: string }) {
  const box = useRef<HTMLDivElement>(null)
  const [blocks, setBlocks] = useState<readonly CodeBlock[]>([])

  // biome-ignore lint/correctness/useExhaustiveDependencies: another text has other blocks
  useLayoutEffect(() => {
    const places = [...(box.current?.querySelectorAll('.md-copy') ?? [])]
    setBlocks(places.map((place) => ({ place, code: codeOf(place) })))
  }, [html])

  return (
    <>
      <div
        ref={box}
        className={classes(text.text, text.prose)}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: proseHtml adds to markdownHtml what it escaped; see its tests
        dangerouslySetInnerHTML={{ __html: html }}
      />
      {blocks.map(({ place, code }, index) =>
        createPortal(<CopyButton text={code} what="code" />, place, String(index)),
      )}
    </>
  )
}

const codeOf = (place: Element): string =>
  place.closest('.md-code')?.querySelector('pre')?.textContent?.trimEnd() ?? ''
