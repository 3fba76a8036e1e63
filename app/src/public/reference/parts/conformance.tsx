import { useQuery } from '@tanstack/react-query'
import { formatExact } from '../../../base/format/dates.ts'
import { publisherName } from '../../../base/format/format.ts'
import { useHashTarget } from '../../../lib/browser/use-hash-target.ts'
import { QueryBoundary } from '../../../lib/query/query-boundary.tsx'
import { usePortal, useServices } from '../../../lib/services.ts'
import { href } from '../../../paths.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Card } from '../../../ui/card.tsx'
import { classes } from '../../../ui/classes.ts'
import { facts } from '../../../ui/facts.tsx'
import { stack } from '../../../ui/layout.ts'
import { PlainSkeleton } from '../../../ui/plain-skeleton.tsx'
import { ageOf, type Mark } from '../conformance.ts'
import { atPortal } from '../document-forms.ts'
import { placeHref } from '../links.ts'
import { conformanceQuery } from '../queries.ts'
import type { ApiVersion, ConformanceResult } from '../types.ts'
import css from './parts.module.css'

interface ConformanceProps {
  readonly api: ApiVersion
  readonly mark: Mark
}

/** The run behind the mark: its omissions, and how to verify it. */
export function Conformance({ api, mark }: ConformanceProps) {
  const query = useQuery(conformanceQuery(usePortal(), api))
  useHashTarget()
  const age = ageOf(mark, new Date())
  return (
    <section
      className={classes(stack(3, 'start'), css.section)}
      id="conformance"
      tabIndex={-1}
      aria-labelledby="conformance-heading"
    >
      <h2 className={css.heading} id="conformance-heading">
        Conformance
      </h2>
      <p className={css.about}>
        {publisherName(api.publisher)} ran the conformance checker on the running API. It responded as this
        document says, and the result is signed.{' '}
        <a className="link" href={href('guides', { slug: 'conformance' })}>
          What the mark means
        </a>
      </p>
      {age !== undefined && (
        <Banner tone="warning" title={`This check is ${age} days old.`}>
          The API may have changed since then.
        </Banner>
      )}
      <QueryBoundary
        queries={[query]}
        what="the conformance result"
        title="The result couldn’t be loaded"
        level={3}
        skeleton={<PlainSkeleton height="220px" />}
      >
        {({ data }) => <Result api={api} mark={mark} result={data} />}
      </QueryBoundary>
    </section>
  )
}

function Result({ api, mark, result }: ConformanceProps & { readonly result: ConformanceResult }) {
  const { portalUrl } = useServices()
  const lines = [
    ['Checked', formatExact(result.checked_at)],
    ['Checker', `switchboard-conformance ${result.checker_version}`],
    ['Signed by', result.key_name],
    ['Key', result.fingerprint],
  ] as const
  return (
    <>
      {!result.complete && (
        <Banner tone="warning" title="This check is incomplete.">
          Not everything was checked that should have been. What was left out is listed below.
        </Banner>
      )}
      <Card>
        <dl className={classes(facts('open'), 'small', css.facts)}>
          {lines.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd className={name === 'Key' ? 'mono' : undefined}>{value}</dd>
            </div>
          ))}
        </dl>
      </Card>
      <LeftOut api={api} mark={mark} result={result} />
      <p>
        <a className="link" href={atPortal(portalUrl, result.file_url)} download>
          Download the signed result
        </a>
        , or{' '}
        <a className="link" href={href('guides', { slug: 'conformance' }, { hash: 'check-it-yourself' })}>
          verify it yourself
        </a>
        .
      </p>
    </>
  )
}

/** The same reason stands once, with how often it was one. */
function LeftOut({
  api,
  mark,
  result: { left_out },
}: ConformanceProps & { readonly result: ConformanceResult }) {
  const skipped = mark.not_checked ?? []
  const reasons = Map.groupBy(left_out, ({ reason }) => reason)
  if (reasons.size === 0 && skipped.length === 0)
    return <p className={css.about}>Every operation was checked, and nothing was left out.</p>
  return (
    <details className={css.several}>
      <summary>
        {skipped.length > 0 ? `Operations that weren’t checked: ${skipped.length}` : 'What was left out'}
      </summary>
      <ul>
        {skipped.map((id) => (
          <li key={id}>
            <a className="link" href={placeHref(api, { operation: id })}>
              {api.operations.find(({ operation_id }) => operation_id === id)?.summary || id}
            </a>
          </li>
        ))}
        {[...reasons].map(([reason, ones]) => (
          <li key={reason}>
            {[...new Set(ones.map(({ rule, operation_id }) => rule ?? operation_id))].join(', ')}: {reason}
          </li>
        ))}
      </ul>
    </details>
  )
}
