import { useQuery } from '@tanstack/react-query'
import { Suspense, useEffect, useRef } from 'react'
import { formatDecimal } from '../../../base/format/format.ts'
import { isZero } from '../../../base/format/money.ts'
import { QueryBoundary } from '../../../lib/query/query-boundary.tsx'
import { usePortal, useServices } from '../../../lib/services.ts'
import { preloadable } from '../../../router/preloadable.ts'
import { classes } from '../../../ui/classes.ts'
import { HttpMethod } from '../../../ui/http-method.tsx'
import { row } from '../../../ui/layout.ts'
import { PlainTag } from '../../../ui/plain-tag.tsx'
import type { Neighbours } from '../docs/groups.ts'
import { operationMarkdown } from '../document-forms.ts'
import { ConformanceTag } from '../head/conformance-tag.tsx'
import head from '../head/head.module.css'
import { Menu } from '../head/menu.tsx'
import { placeHref } from '../links.ts'
import type { Place } from '../place.ts'
import { PlanLimits } from '../plan-limits.tsx'
import { operationQuery } from '../queries.ts'
import type { ApiReference, ApiVersion, ReferenceEntry, TryItParts } from '../types.ts'
import css from './operation.module.css'
import { OperationBody, OperationSkeleton } from './operation-body.tsx'
import { AnnouncedPrice } from './price-line.tsx'

const PageLinks = preloadable(() => import('../../../domain/agents/page-links.tsx'), 'PageLinks')

interface OperationHeadProps {
  readonly api: ApiVersion
  readonly entry: ReferenceEntry
  readonly moved: boolean
  readonly withConsole: boolean
}

interface PriceTagProps {
  /** A decimal string, or null when the document names none. */
  readonly price: string | null
  readonly unit: string | null
}

export interface OperationPageProps {
  readonly api: ApiVersion
  readonly index: ApiReference
  readonly entry: ReferenceEntry
  readonly neighbours: Neighbours
  readonly place: Place
  /** Whether it was opened from another part of the page, not by the page's own address. */
  readonly moved: boolean
  readonly tryIt: TryItParts | undefined
}

/** One operation. Its head comes from the index and shows immediately; the rest follows when it has loaded. */
export function OperationPage({ api, index, entry, neighbours, place, moved, tryIt }: OperationPageProps) {
  const query = useQuery(operationQuery(usePortal(), api, entry.operation_id))
  return (
    <article className={css.operation} data-console={tryIt ? '' : undefined}>
      <OperationHead
        api={api}
        entry={entry}
        moved={moved}
        withConsole={tryIt !== undefined && query.data !== undefined && !api.preview}
      />
      <QueryBoundary
        queries={[query]}
        what="the operation"
        title="This operation couldn’t be loaded"
        skeleton={<OperationSkeleton />}
      >
        {({ data }) => (
          <OperationBody
            api={api}
            operation={data}
            security={index.security}
            operations={index.operations}
            scenario={place.scenario ?? undefined}
            tryIt={tryIt}
            limits={<PlanLimits api={api.api} version={api.version} />}
            announced={<AnnouncedPrice api={api.api} operation={entry.operation_id} />}
            neighbours={neighbours}
          />
        )}
      </QueryBoundary>
    </article>
  )
}

/**
 * The operation's heading. Its line with method, path, price and status stays in view. The heading takes the focus
 * when the operation is opened from within the page.
 */
function OperationHead({ api, entry, moved, withConsole }: OperationHeadProps) {
  const { portalUrl } = useServices()
  const heading = useRef<HTMLHeadingElement>(null)

  useEffect(() => {
    const target = heading.current
    if (!moved || !target) return
    target.focus({ preventScroll: true })
    if (target.getBoundingClientRect().top < 0) target.closest('article')?.scrollIntoView()
  }, [moved])

  return (
    <>
      <div className={classes(row([1, 3]), css.address)}>
        <HttpMethod method={entry.method} />
        <code className={css.path}>{entry.path}</code>
        <span className={row(2)}>
          <PriceTag price={entry.price} unit={entry.price_unit} />
          {entry.deprecated ? (
            <PlainTag tone="bad">Deprecated</PlainTag>
          ) : (
            <ConformanceTag api={api} operation={entry.operation_id} />
          )}
          {withConsole && (
            <a className={classes('link small', css.toConsole)} href="#try-it">
              Try it
            </a>
          )}
        </span>
      </div>
      <header className={row([1, 4], 'between', 'baseline')}>
        <h2 ref={heading} tabIndex={-1}>
          {entry.summary || entry.operation_id}
        </h2>
        {!api.preview && (
          <Menu label="Copy page" className={classes(row(1, 'inline'), 'label', css.markdown)} align="end">
            <Suspense>
              <PageLinks
                className={classes(row(2), head.option)}
                markdown={operationMarkdown(portalUrl, api, entry.operation_id)}
                mcp={placeHref(api, { part: 'agents' })}
              />
            </Suspense>
          </Menu>
        )}
      </header>
    </>
  )
}

function PriceTag({ price, unit }: PriceTagProps) {
  if (price === null) return null
  if (isZero(price)) return <PlainTag tone="good">Free</PlainTag>
  return (
    <PlainTag tone="warning">
      <span className="num">
        {formatDecimal(price)} credits a {unit ?? 'call'}
      </span>
    </PlainTag>
  )
}
