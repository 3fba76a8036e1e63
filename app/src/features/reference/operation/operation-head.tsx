import { FileText } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useServices } from '../../../lib/services.ts'
import { HttpMethod } from '../../../ui/http-method.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { PlainTag } from '../../../ui/plain-tag.tsx'
import { operationMarkdown } from '../document-forms.ts'
import type { ApiVersion, ReferenceEntry } from '../types.ts'
import css from './operation.module.css'

interface OperationHeadProps {
  readonly api: ApiVersion
  readonly entry: ReferenceEntry
  readonly moved: boolean
}

/** Takes the focus when somebody opens the operation from the page, and comes into view. */
export function OperationHead({ api, entry, moved }: OperationHeadProps) {
  const { portalUrl } = useServices()
  const heading = useRef<HTMLHeadingElement>(null)

  useEffect(() => {
    const target = heading.current
    if (!moved || !target) return
    target.focus({ preventScroll: true })
    if (target.getBoundingClientRect().top < 0) target.parentElement?.scrollIntoView()
  }, [moved])

  return (
    <header className={css.head}>
      <p className={css.address}>
        <HttpMethod method={entry.method} />
        <code>{entry.path}</code>
        {entry.deprecated && <PlainTag tone="bad">deprecated</PlainTag>}
        {/* A file, and no page of the app. */}
        <a
          className={css.markdown}
          href={operationMarkdown(portalUrl, api, entry.operation_id)}
          target="_blank"
          rel="noopener"
        >
          <Icon of={FileText} size={14} /> Markdown
        </a>
      </p>
      <h2 ref={heading} tabIndex={-1}>
        {entry.summary || entry.operation_id}
      </h2>
    </header>
  )
}
