import { useQuery } from '@tanstack/react-query'
import { QueryBoundary } from '../../../lib/query/query-boundary.tsx'
import { usePortal } from '../../../lib/services.ts'
import { PlainSkeleton } from '../../../ui/plain-skeleton.tsx'
import { changelogQuery } from '../queries.ts'
import type { ApiVersion } from '../types.ts'
import css from './parts.module.css'
import { Release } from './release.tsx'

/** What each document changed for callers, found by comparing it with the one before. */
export function Changelog({ api }: { readonly api: ApiVersion }) {
  const query = useQuery(changelogQuery(usePortal(), api))
  return (
    <QueryBoundary
      queries={[query]}
      what="the changelog"
      title="The changelog could not be loaded"
      skeleton={<ChangelogSkeleton />}
    >
      {({ data }) => (
        <div>
          <h2 className={css.changelogHeading}>What changed</h2>
          <p className={css.changelogAbout}>
            Each document is compared with the one before it. A breaking change asks something of your code;
            the rest does not.
          </p>
          {data.releases.map((release) => (
            <Release key={release.full_version} api={api} release={release} />
          ))}
        </div>
      )}
    </QueryBoundary>
  )
}

function ChangelogSkeleton() {
  return (
    <div className={css.loading} aria-busy="true">
      <PlainSkeleton height="28px" width="180px" />
      <PlainSkeleton height="120px" />
      <PlainSkeleton height="120px" />
    </div>
  )
}
