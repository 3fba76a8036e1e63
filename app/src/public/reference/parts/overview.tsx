import { formatDate } from '../../../base/format/dates.ts'
import { countOf } from '../../../base/format/format.ts'
import { environments } from '../../../domain/environments.ts'
import { useServices } from '../../../lib/services.ts'
import { BreakableUrl } from '../../../ui/breakable-url.tsx'
import { classes } from '../../../ui/classes.ts'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { Fact, facts } from '../../../ui/facts.tsx'
import { row, split, stack } from '../../../ui/layout.ts'
import { Markdown } from '../../../ui/markdown.tsx'
import { SkeletonLine } from '../../../ui/plain-skeleton.tsx'
import { PlainTag } from '../../../ui/plain-tag.tsx'
import { atPortal } from '../document-forms.ts'
import { placeHref } from '../links.ts'
import type { ApiVersion } from '../types.ts'
import { Conformance } from './conformance.tsx'
import css from './parts.module.css'
import { TestValues } from './test-values.tsx'

export function Overview({ api }: { readonly api: ApiVersion }) {
  const titleOf = (id: string) =>
    api.operations.find(({ operation_id }) => operation_id === id)?.summary ?? id
  return (
    <div className={classes(split([6, 7]), css.overview)}>
      <Markdown text={api.description} top={2} />
      <div className={stack(6)}>
        <section className={classes(stack(3, 'start'), css.section)}>
          <h2 className={css.heading}>Base URLs</h2>
          {api.servers.length > 0 ? (
            <Servers servers={api.servers} />
          ) : (
            <p className={css.about}>None. This API sends requests to your server, and takes none.</p>
          )}
        </section>
        {api.test_data.length > 0 && (
          <section className={classes(stack(3, 'start'), css.section)}>
            <h2 className={css.heading}>Test values</h2>
            <p className={css.about}>
              These values always return the same result on the mock and with a test key. With a live key
              they’re rejected, free of charge.
            </p>
            <details className={css.several}>
              <summary>Show all {countOf(api.test_data.length, 'test value')}</summary>
              <TestValues
                data={api.test_data}
                operation={({ operation_id }) => (
                  <a className="link" href={placeHref(api, { operation: operation_id })}>
                    {titleOf(operation_id)}
                  </a>
                )}
              />
            </details>
          </section>
        )}
        {api.conformance && <Conformance api={api} mark={api.conformance} />}
      </div>
      <aside className={css.aside} aria-label="At a glance">
        <dl className={classes(facts('open'), 'small', css.facts)}>
          {!api.preview && (
            <>
              <Fact name="Published">{formatDate(api.released_on)}</Fact>
              <Fact name="Changed">{formatDate(api.updated_at)}</Fact>
            </>
          )}
          {api.operations.length > 0 && (
            <>
              {!api.kyb_required && <Fact name="Live keys">Every account</Fact>}
              <Fact name="Operations">
                <a className="link" href={placeHref(api, { part: 'documentation' })}>
                  {api.operations.length}
                </a>
              </Fact>
            </>
          )}
        </dl>
      </aside>
    </div>
  )
}

const factKeys = ['a', 'b', 'c']
const servers = ['a', 'b', 'c']

/** A paragraph, the base URLs, and what is said in short. */
export const OverviewSkeleton = () => (
  <div className={classes(split([6, 7]), css.overview)} aria-hidden="true">
    <p className={css.coming}>
      <SkeletonLine width="96%" />
      <SkeletonLine width="92%" />
      <SkeletonLine width="94%" />
      <SkeletonLine width="90%" />
      <SkeletonLine width="60%" />
    </p>
    <div className={stack(6)}>
      <section className={classes(stack(3, 'start'), css.section)}>
        <h2 className={css.heading}>
          <SkeletonLine width="6rem" />
        </h2>
        <ul className={css.servers}>
          {servers.map((server) => (
            <li key={server}>
              <SkeletonLine width="3rem" />
              <span className={css.server}>
                <SkeletonLine width="min(20rem, 90%)" />
                <SkeletonLine width="min(15rem, 70%)" />
              </span>
            </li>
          ))}
        </ul>
      </section>
    </div>
    <div className={css.aside}>
      <div className={classes(facts('open'), 'small', css.facts)}>
        {factKeys.map((fact) => (
          <div key={fact}>
            <SkeletonLine width="5rem" />
            <SkeletonLine width="6rem" />
          </div>
        ))}
      </div>
    </div>
  </div>
)

function Servers({ servers }: Pick<ApiVersion, 'servers'>) {
  const { portalUrl } = useServices()
  return (
    <ul className={css.servers}>
      {servers.map(({ environment, url, description }) => (
        <li key={environment}>
          <span>
            <PlainTag tone={environments[environment].tone}>{environments[environment].name}</PlainTag>
          </span>
          <span className={css.server}>
            <span className={classes(row(2, 'inline'), css.value)}>
              <code>
                <BreakableUrl url={atPortal(portalUrl, url)} />
              </code>
              <CopyButton
                text={atPortal(portalUrl, url)}
                what={`the ${environments[environment].name} address`}
              />
            </span>
            <span className="small muted">{description}</span>
          </span>
        </li>
      ))}
    </ul>
  )
}
