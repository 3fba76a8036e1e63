import type { DocumentedError } from '@switchboard/oas/errors'
import { exampleText } from '@switchboard/oas/request'
import type { SchemaReading } from '@switchboard/oas/schema'
import { ChevronRight } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useHash } from '../../../lib/browser/use-hash.ts'
import { classes } from '../../../ui/classes.ts'
import { Icon } from '../../../ui/icon.tsx'
import { JsonBlock } from '../../../ui/json-block.tsx'
import { row, stack } from '../../../ui/layout.ts'
import { Markdown } from '../../../ui/markdown.tsx'
import { PlainButton } from '../../../ui/plain-button.tsx'
import type { ReferenceResponse } from '../types.ts'
import { Headers } from './responses.tsx'
import css from './rows.module.css'
import { StatusTag } from './status-tag.tsx'

interface ErrorRowProps {
  readonly response: ReferenceResponse
  readonly error: DocumentedError
  readonly reading: SchemaReading
  /** Where the mock gives this very response. */
  readonly happens: string | undefined
}

/** One way to fail: when it comes, and what to do. Opened, its body. Its address can be shared, and opens it. */
export function ErrorRow({ response, error, reading, happens }: ErrorRowProps) {
  const { scenario, code, title, remedy, value } = error
  const id = `error-${scenario || response.status}`
  const explained = pageOf(value)
  const linked = useHash() === id
  const [open, setOpen] = useState(linked)
  useEffect(() => {
    if (linked) setOpen(true)
  }, [linked])
  return (
    <tbody className={css.error} id={id} tabIndex={-1}>
      <tr>
        <th scope="row">
          <StatusTag status={response.status} />
        </th>
        <td className={css.errorsWhen}>
          <PlainButton
            look="bare"
            className={classes(row(1, 'inline'), css.errorsToggle)}
            aria-expanded={open}
            aria-controls={open ? `${id}-why` : undefined}
            onClick={() => setOpen(!open)}
          >
            {title}
            <Icon of={ChevronRight} size={14} />
          </PlainButton>
          <Code code={code} page={explained} />
        </td>
        <td className={classes('muted', css.remedy)}>
          {remedy}{' '}
          {happens && (
            <a className={css.happens} href={happens}>
              See it happen<span className="visually-hidden">: {title}</span>
            </a>
          )}
        </td>
      </tr>
      {open && (
        <tr>
          <td colSpan={3} id={`${id}-why`}>
            <Opened id={id} response={response} error={error} reading={reading} />
          </td>
        </tr>
      )}
    </tbody>
  )
}

/** The portal's page for a problem, unless its `type` leads elsewhere. */
const pageOf = (value: unknown): string | undefined =>
  /^\/problems\/[\w-]+$/.exec(String((value as { readonly type?: unknown } | null)?.type))?.[0]

function Code({ code, page }: { readonly code: string; readonly page: string | undefined }) {
  if (!code) return null
  if (!page) return <code className={css.code}>{code}</code>
  return (
    <a className={css.code} href={page}>
      <code>{code}</code>
    </a>
  )
}

interface OpenedProps extends Pick<ErrorRowProps, 'response' | 'error' | 'reading'> {
  readonly id: string
}

function Opened({ id, response, error: { scenario, title, cause, value, type }, reading }: OpenedProps) {
  return (
    <div className={classes(stack(2), css.opened)}>
      {response.description && <Markdown text={response.description} look="note" top={5} />}
      {cause && <p>{cause}</p>}
      {scenario && (
        <p>
          Example <code className={css.code}>{scenario}</code>{' '}
          <a className="link" href={`#${id}`}>
            Link to this error
          </a>
        </p>
      )}
      {value !== undefined && (
        <JsonBlock
          value={typeof value === 'string' ? exampleText(type, value) : value}
          title={`${response.status}, ${title}`}
        />
      )}
      <Headers response={response} reading={reading} />
    </div>
  )
}
