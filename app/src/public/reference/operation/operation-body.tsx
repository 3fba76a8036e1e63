import { distinctBodies, documentedErrors, isFailure } from '@switchboard/oas/errors'
import { describedRow, type SchemaReading } from '@switchboard/oas/schema'
import { Children, type ReactNode, Suspense, startTransition, useEffect, useState } from 'react'
import { useHydrating } from '../../../base/use-hydrating.ts'
import { useHashTarget } from '../../../lib/browser/use-hash-target.ts'
import { preloadable } from '../../../router/preloadable.ts'
import { classes } from '../../../ui/classes.ts'
import { stack } from '../../../ui/layout.ts'
import { Markdown } from '../../../ui/markdown.tsx'
import { PlainSkeleton } from '../../../ui/plain-skeleton.tsx'
import { PlainTag } from '../../../ui/plain-tag.tsx'
import type { Neighbours } from '../docs/groups.ts'
import { NextOperations } from '../docs/next-operations.tsx'
import { placeHref } from '../links.ts'
import { TestValues } from '../parts/test-values.tsx'
import { SchemaRows } from '../schema/schema-rows.tsx'
import type {
  ApiVersion,
  ReferenceEntry,
  ReferenceInput,
  ReferenceOperation,
  ReferenceResponse,
  ReferenceSecurity,
  TryItParts,
} from '../types.ts'
import { Authentication } from './authentication.tsx'
import { ExternalDocs } from './external-docs.tsx'
import { Media } from './media.tsx'
import css from './operation.module.css'
import { PriceLine } from './price-line.tsx'
import { Responses } from './responses.tsx'
import { TryItSlot } from './try-it-slot.tsx'
import '../../../theme/fold.css'
import { ErrorRow } from './error-row.tsx'
import table from './rows.module.css'

interface ErrorsProps {
  readonly responses: readonly ReferenceResponse[]
  readonly reading: SchemaReading
  /** Where a scenario is shown happening; without a console and a mock there is no such place. */
  readonly showScenario: ((scenario: string) => string) | undefined
}

// Few operations have them.
const Callbacks = preloadable(() => import('./callbacks.tsx'), 'Callbacks')

interface OperationBodyProps {
  readonly api: ApiVersion
  readonly operation: ReferenceOperation
  readonly security: readonly ReferenceSecurity[]
  /** Where links of a response lead. */
  readonly operations: readonly ReferenceEntry[]
  readonly scenario: string | undefined
  readonly tryIt: TryItParts | undefined
  /** How often plans let it be called, beside its price. */
  readonly limits: ReactNode
  /** The price that is announced. */
  readonly announced?: ReactNode
  readonly neighbours: Neighbours
}

/** The console comes right after the description, so that a first call needs no reading to the end. */
export function OperationBody(props: OperationBodyProps) {
  const { api, operation, security, operations, scenario, tryIt, limits, announced, neighbours } = props
  const { operation_id, body, responses, schemas, test_data, callbacks = [], webhook = false } = operation
  // The reader chooses a webhook's response, so none of them is a failure.
  const failures = webhook ? [] : responses.filter(isFailure)
  // A webhook goes the other way.
  const sent: SchemaReading = { schemas, direction: webhook ? 'response' : 'request' }
  const answered: SchemaReading = { schemas, direction: webhook ? 'request' : 'response' }
  const mocked = api.servers.some(({ environment }) => environment === 'MOCK')
  const showScenario = (scenario: string) => placeHref(api, { operation: operation_id, scenario })
  return (
    <ProgressiveList>
      <Opening operation={operation} limits={limits} announced={announced} />
      {tryIt && <TryItSlot tryIt={tryIt} api={api} operation={operation} scenario={scenario} />}
      {(!webhook || operation.security_requirements) && (
        <Authentication api={api} operation={operation} schemes={security} />
      )}
      <Inputs inputs={operation.inputs} reading={sent} />
      {body && (
        <section className={classes(stack(2), css.section)}>
          <h3>
            Request body{' '}
            {body.required ? <PlainTag tone="warning">required</PlainTag> : <PlainTag>optional</PlainTag>}
          </h3>
          {body.description && <Markdown text={body.description} look="note" top={4} />}
          <Media content={body.content} reading={sent} what="the request body" />
        </section>
      )}
      <Responses
        api={api}
        operations={operations}
        responses={responses.filter((response) => !failures.includes(response))}
        reading={answered}
      />
      {failures.length > 0 && (
        <Errors
          responses={failures}
          reading={answered}
          showScenario={tryIt && mocked && !api.preview ? showScenario : undefined}
        />
      )}
      {callbacks.length > 0 && (
        <Suspense fallback={null}>
          <Callbacks callbacks={callbacks} schemas={schemas} />
        </Suspense>
      )}
      {test_data.length > 0 && (
        <details className={classes('fold', css.details)}>
          <summary>{test_data.length} test values with fixed results</summary>
          <TestValues data={test_data} />
        </details>
      )}
      {/* Last, so that nobody sees it pushed down. */}
      <NextOperations api={api} {...neighbours} />
    </ProgressiveList>
  )
}

/** Read first: purpose, price and limits. */
function Opening({
  operation,
  limits,
  announced,
}: Pick<OperationBodyProps, 'operation' | 'limits' | 'announced'>) {
  return (
    <>
      {operation.description && <Markdown text={operation.description} top={3} />}
      <ExternalDocs docs={operation.external_docs} />
      {operation.webhook ? (
        <p className="note">The API sends this request to a URL that you gave its publisher.</p>
      ) : (
        <>
          <PriceLine price={operation.price} announced={announced} />
          {limits}
        </>
      )}
    </>
  )
}

/** A paragraph, the price, then fields: the shape of most operations. */
export function OperationSkeleton() {
  return (
    <div className={stack(3)}>
      <PlainSkeleton width="92%" />
      <PlainSkeleton width="70%" />
      <PlainSkeleton width="160px" height="24px" />
      <PlainSkeleton height="64px" />
      <PlainSkeleton height="64px" />
      <PlainSkeleton height="180px" />
    </div>
  )
}

interface InputsProps {
  readonly inputs: readonly ReferenceInput[]
  readonly reading: SchemaReading
}

const places = [
  { place: 'path', title: 'Path parameters' },
  { place: 'query', title: 'Query parameters' },
  { place: 'querystring', title: 'Query string' },
  { place: 'header', title: 'Headers' },
  { place: 'cookie', title: 'Cookies' },
] as const

/** Parameters by where they go; each reads like a field of a body. */
function Inputs({ inputs, reading }: InputsProps) {
  return places.map(({ place, title }) => {
    const members = inputs.filter((input) => input.place === place)
    if (members.length === 0) return null
    return (
      <section key={place} className={classes(stack(2), css.section)}>
        <h3>{title}</h3>
        <SchemaRows
          rows={members.map((input) => describedRow(input, reading.schemas))}
          reading={reading}
          trail={[]}
        />
      </section>
    )
  })
}

/**
 * Draws its children one after the other, each in a task of its own, so that a long operation never holds up a key
 * press or the first paint. A link into it, or a page drawn by the server, shows all of them immediately.
 */
function ProgressiveList({ children }: { readonly children: ReactNode }) {
  const parts = Children.toArray(children)
  const hydrating = useHydrating()
  const [drawn, setDrawn] = useState(() => (hydrating || window.location.hash ? parts.length : 0))
  const done = drawn >= parts.length
  useHashTarget(done)

  useEffect(() => {
    if (done) return
    const timer = setTimeout(() => startTransition(() => setDrawn(drawn + 1)))
    return () => clearTimeout(timer)
  }, [done, drawn])

  return parts.slice(0, drawn)
}

/** Every documented failure. Bodies of the same shape are described once. */
function Errors({ responses, reading, showScenario }: ErrorsProps) {
  return (
    <section className={classes(stack(2), css.section)}>
      <h3 id="errors">Errors</h3>
      <div className={table.frame}>
        <table className={table.errors} aria-labelledby="errors">
          <thead>
            <tr>
              <th scope="col">Status</th>
              <th scope="col">When</th>
              <th scope="col">What to do</th>
            </tr>
          </thead>
          {responses.flatMap((response) =>
            documentedErrors(response).map((error) => (
              <ErrorRow
                key={`${response.status} ${error.scenario}`}
                response={response}
                error={error}
                reading={reading}
                happens={error.scenario ? showScenario?.(error.scenario) : undefined}
              />
            )),
          )}
        </table>
      </div>
      {distinctBodies(responses).map(({ statuses, content }) => (
        <details key={statuses.join()} className={classes('fold', css.details)}>
          <summary>Response fields for {statuses.join(', ')}</summary>
          <Media content={content} reading={reading} what={statuses.join(', ')} examples={false} />
        </details>
      ))}
    </section>
  )
}
