import type { DocumentedError } from '@switchboard/oas/errors'
import { ChevronRight } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useHash } from '../../../lib/browser/use-hash.ts'
import { Icon } from '../../../ui/icon.tsx'
import { JsonBlock } from '../../../ui/json-block.tsx'
import { Markdown } from '../../../ui/markdown.tsx'
import { PlainButton } from '../../../ui/plain-button.tsx'
import type { NamedSchemas, ReferenceResponse } from '../types.ts'
import { Headers } from './answers.tsx'
import css from './errors.module.css'
import { StatusTag } from './status-tag.tsx'

interface ErrorRowProps {
  readonly response: ReferenceResponse
  readonly error: DocumentedError
  readonly schemas: NamedSchemas
  /** Where the mock gives this very answer. */
  readonly happens: string | undefined
}

/** One way to fail in a line; opened, why and what to do. Its address can be shared, and opens it. */
export function ErrorRow({ response, error, schemas, happens }: ErrorRowProps) {
  const { scenario, code, title, cause, remedy, value } = error
  const id = `error-${scenario || response.status}`
  const explained = pageOf(value)
  const linked = useHash() === id
  const [open, setOpen] = useState(linked)
  useEffect(() => {
    if (linked) setOpen(true)
  }, [linked])
  return (
    <li className={css.error} id={id} tabIndex={-1}>
      <div className={css.line}>
        <PlainButton
          look="bare"
          className={css.toggle}
          aria-expanded={open}
          aria-controls={open ? `${id}-why` : undefined}
          onClick={() => setOpen(!open)}
        >
          <StatusTag status={response.status} />
          <span className={css.title}>{title}</span>
          {code && <code className={css.code}>{code}</code>}
          <Icon of={ChevronRight} size={16} />
        </PlainButton>
        {happens && (
          <a className={css.happens} href={happens}>
            See it happen<span className="visually-hidden">: {title}</span>
          </a>
        )}
      </div>
      {open && (
        <div className={css.opened} id={`${id}-why`}>
          <dl className={css.why}>
            {response.description && (
              <Why name="What it means">
                <Markdown text={response.description} top={5} />
              </Why>
            )}
            {cause && <Why name="Cause">{cause}</Why>}
            {remedy && <Why name="What to do">{remedy}</Why>}
            {explained && (
              <Why name="More">
                <a className="link" href={explained}>
                  About this error
                </a>
              </Why>
            )}
            {scenario && (
              <Why name="Scenario">
                <code className={css.code}>{scenario}</code>{' '}
                <a className="link" href={`#${id}`}>
                  Link to this error
                </a>
              </Why>
            )}
          </dl>
          {value !== undefined && <JsonBlock value={value} title={`${response.status}, ${title}`} />}
          <Headers response={response} schemas={schemas} />
        </div>
      )}
    </li>
  )
}

/** Where the portal explains a problem: what its `type` names, unless that is somewhere else. */
const pageOf = (value: unknown): string | undefined =>
  /^\/problems\/[\w-]+$/.exec(String((value as { readonly type?: unknown } | null)?.type))?.[0]

function Why({ name, children }: { readonly name: string; readonly children: React.ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
