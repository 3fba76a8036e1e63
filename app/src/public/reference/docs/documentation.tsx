import { useQuery } from '@tanstack/react-query'
import { type ReactNode, Suspense, useMemo, useState } from 'react'
import { QueryBoundary } from '../../../lib/query/query-boundary.tsx'
import { usePortal } from '../../../lib/services.ts'
import { preloadable } from '../../../router/preloadable.ts'
import { classes } from '../../../ui/classes.ts'
import { HttpMethod } from '../../../ui/http-method.tsx'
import { row, stack } from '../../../ui/layout.ts'
import { Markdown } from '../../../ui/markdown.tsx'
import { PlainSkeleton } from '../../../ui/plain-skeleton.tsx'
import { placeHref } from '../links.ts'
import { Schemes } from '../operation/authentication.tsx'
import { ExternalDocs } from '../operation/external-docs.tsx'
import { OperationSkeleton } from '../operation/operation-body.tsx'
import { OperationPage } from '../operation/operation-page.tsx'
import type { Place } from '../place.ts'
import { referenceQuery } from '../queries.ts'
import type { ApiReference, ApiVersion, TryItParts } from '../types.ts'
import css from './docs.module.css'
import { groupOperations, neighboursOf, type OperationGroup } from './groups.ts'
import { Sidebar } from './sidebar.tsx'

const UnknownOperation = preloadable(() => import('./unknown-operation.tsx'), 'UnknownOperation')

const DocumentFacts = preloadable(() => import('./document-facts.tsx'), 'DocumentFacts')

const hasFacts = ({ license, contact, terms_of_service }: ApiReference): boolean =>
  [license, contact, terms_of_service].some((fact) => fact !== undefined)

interface IntroductionProps {
  readonly api: ApiVersion
  readonly index: ApiReference
  readonly groups: readonly OperationGroup[]
}

/** The sidebar has every operation; here a group shows its first. */
const shownOfGroup = 12

interface DocumentationProps {
  readonly api: ApiVersion
  readonly place: Place
  readonly tryIt: TryItParts | undefined
}

export function Documentation(props: DocumentationProps) {
  const query = useQuery(referenceQuery(usePortal(), props.api))
  return (
    <QueryBoundary
      queries={[query]}
      what="the documentation"
      title="The documentation couldn’t be loaded"
      skeleton={<DocumentationSkeleton />}
    >
      {({ data }) => <OpenedDocumentation {...props} index={data} />}
    </QueryBoundary>
  )
}

function OpenedDocumentation({
  api,
  index,
  place,
  tryIt,
}: DocumentationProps & { readonly index: ApiReference }) {
  const [first] = useState(place.operation)
  const [moved, setMoved] = useState(false)
  if (!moved && place.operation !== first) setMoved(true)
  const groups = useMemo(() => groupOperations(index), [index])
  const all = useMemo(() => [...index.operations, ...(index.webhooks ?? [])], [index])
  const entry = all.find(({ operation_id }) => operation_id === place.operation)
  const isWebhook = entry !== undefined && !index.operations.includes(entry)

  return (
    <Columns>
      <Sidebar api={api} groups={groups} operations={all} current={place.operation} />
      {entry && (
        <OperationPage
          key={entry.operation_id}
          api={api}
          index={index}
          entry={entry}
          neighbours={neighboursOf(groups, entry.operation_id)}
          place={place}
          moved={moved}
          tryIt={isWebhook ? undefined : tryIt}
        />
      )}
      {!entry && place.operation && (
        <Suspense fallback={null}>
          <UnknownOperation api={api} operation={place.operation} />
        </Suspense>
      )}
      {!place.operation && <Introduction api={api} index={index} groups={groups} />}
    </Columns>
  )
}

export function DocumentationSkeleton() {
  return (
    <Columns>
      <div className={stack(4)}>
        <PlainSkeleton height="44px" />
        <PlainSkeleton width="60%" />
        <PlainSkeleton width="80%" />
        <PlainSkeleton width="70%" />
        <PlainSkeleton width="75%" />
      </div>
      <OperationSkeleton />
    </Columns>
  )
}

/** The list beside what is read. How many columns fit is a matter of their own room. */
const Columns = ({ children }: { readonly children: ReactNode }) => (
  <div className={css.docs}>
    <div className={classes(stack(5), css.columns)}>{children}</div>
  </div>
)

/** The start of the documentation: description, authentication, and operations. */
function Introduction({ api, index, groups }: IntroductionProps) {
  return (
    <article className={classes(stack(4), css.introduction)}>
      <h2>Introduction</h2>
      {index.description && <Markdown text={index.description} />}
      <ExternalDocs docs={index.external_docs} />
      {index.security.length > 0 && (
        <section className={classes(stack(2), css.section)}>
          <h3>Authentication</h3>
          <Schemes schemes={index.security} />
        </section>
      )}
      {groups.map(({ name, description, external_docs, operations }) => (
        <section key={name} className={classes(stack(2), css.section)}>
          <h3>{name}</h3>
          {description && <Markdown text={description} look="note" top={4} />}
          <ExternalDocs docs={external_docs} />
          <ul className={css.contents}>
            {operations.slice(0, shownOfGroup).map(({ operation_id, method, path, summary }) => (
              <li key={operation_id}>
                <a
                  className={classes(row([1, 3]), css.content)}
                  href={placeHref(api, { operation: operation_id })}
                  data-operation={operation_id}
                >
                  <HttpMethod method={method} />
                  <span className={css.summary}>{summary || operation_id}</span>
                  <code className={css.path}>{path}</code>
                </a>
              </li>
            ))}
          </ul>
          {operations.length > shownOfGroup && (
            <p className="small muted">And {operations.length - shownOfGroup} more, in the list.</p>
          )}
        </section>
      ))}
      {hasFacts(index) && (
        <Suspense fallback={null}>
          <DocumentFacts {...index} />
        </Suspense>
      )}
      {groups.length === 0 && <p className="muted">The document has no operations yet.</p>}
    </article>
  )
}
