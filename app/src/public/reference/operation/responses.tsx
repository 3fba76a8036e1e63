import { describedRow, type SchemaReading } from '@switchboard/oas/schema'
import { Suspense } from 'react'
import { preloadable } from '../../../router/preloadable.ts'
import { classes } from '../../../ui/classes.ts'
import { stack } from '../../../ui/layout.ts'
import { Markdown } from '../../../ui/markdown.tsx'
import { SchemaRows } from '../schema/schema-rows.tsx'
import type { ApiVersion, ReferenceEntry, ReferenceResponse } from '../types.ts'
import { Media } from './media.tsx'
import css from './operation.module.css'
import { StatusTag } from './status-tag.tsx'

// Few documents have them.
const Links = preloadable(() => import('./links.tsx'), 'Links')

interface ResponsesProps {
  readonly api: ApiVersion
  readonly operations: readonly ReferenceEntry[]
  readonly responses: readonly ReferenceResponse[]
  readonly reading: SchemaReading
}

/** Responses to successful calls. */
export function Responses({ api, operations, responses, reading }: ResponsesProps) {
  return (
    <section className={classes(stack(2), css.section)}>
      <h3>Responses</h3>
      {responses.map((response) => (
        <div key={response.status} className={classes(stack(3), 'ruled', css.response)}>
          <div className={css.outcome}>
            <StatusTag status={response.status} />
            <Markdown text={response.description} top={5} />
          </div>
          <Headers response={response} reading={reading} />
          <Media content={response.content} reading={reading} what={`response ${response.status}`} />
          {response.links && (
            <Suspense fallback={null}>
              <Links api={api} operations={operations} links={response.links} />
            </Suspense>
          )}
        </div>
      ))}
    </section>
  )
}

interface HeadersProps {
  readonly response: ReferenceResponse
  readonly reading: SchemaReading
}

export function Headers({ response, reading }: HeadersProps) {
  if (response.headers.length === 0) return null
  const rows = response.headers.map((header) => describedRow(header, reading.schemas))
  return (
    <div>
      <h4 className={css.small}>Headers</h4>
      <SchemaRows rows={rows} reading={reading} trail={[]} />
    </div>
  )
}
