import { Suspense } from 'react'
import { preloadable } from '../../../router/preloadable.ts'
import { classes } from '../../../ui/classes.ts'
import { HttpMethod } from '../../../ui/http-method.tsx'
import { row, stack } from '../../../ui/layout.ts'
import { Markdown } from '../../../ui/markdown.tsx'
import { placeHref } from '../links.ts'
import { Schemes } from '../operation/authentication.tsx'
import { ExternalDocs } from '../operation/external-docs.tsx'
import type { ApiReference, ApiVersion } from '../types.ts'
import css from './docs.module.css'
import type { OperationGroup } from './groups.ts'

const DocumentFacts = preloadable(() => import('./document-facts.tsx'), 'DocumentFacts')

const hasFacts = ({ servers, license, contact, terms_of_service }: ApiReference): boolean =>
  [servers, license, contact, terms_of_service].some((fact) => fact !== undefined)

interface IntroductionProps {
  readonly api: ApiVersion
  readonly index: ApiReference
  readonly groups: readonly OperationGroup[]
}

/** The sidebar has every operation; here a group shows its first. */
const shownOfGroup = 12

/** The start of the documentation: description, authentication, and operations. */
export function Introduction({ api, index, groups }: IntroductionProps) {
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
          <DocumentFacts api={api} index={index} />
        </Suspense>
      )}
      {groups.length === 0 && <p className="muted">The document has no operations yet.</p>}
    </article>
  )
}
