import { useQuery } from '@tanstack/react-query'
import { MissingPage } from '../../lib/missing-page.tsx'
import { QueryBoundary } from '../../lib/query/query-boundary.tsx'
import { usePortal } from '../../lib/services.ts'
import { href } from '../../paths.ts'
import type { PageProps } from '../../router/preloadable.ts'
import { PlainLinkButton } from '../../ui/plain-button.tsx'
import { PlainSkeleton } from '../../ui/plain-skeleton.tsx'
import { apisQuery, codeOfAddress } from './problem-code.ts'
import { ProblemView } from './problem-view.tsx'

/** The meaning of one error code, at the address in a problem's `type`. */
export function ProblemPage({ params: { code: name = '' } }: PageProps) {
  const { code, text } = codeOfAddress(name)
  const query = useQuery(apisQuery(usePortal(), code))
  // The explanation doesn't depend on the APIs, so it is shown even if they fail to load.
  if (text && !query.data) return <ProblemView code={code} text={text} apis={[]} />
  return (
    <QueryBoundary
      queries={[query]}
      level={2}
      what="the error"
      skeleton={<PlainSkeleton width="min(100%, 33.5rem)" height="112px" />}
    >
      {({ data }) => {
        // The mock answers the whole index.
        const apis = data.filter(({ errors }) => errors.some((error) => error.code === code))
        return text || apis.length > 0 ? <ProblemView code={code} text={text} apis={apis} /> : <NoCode />
      }}
    </QueryBoundary>
  )
}

const NoCode = () => (
  <MissingPage
    back={
      <PlainLinkButton look="primary" size="large" href={href('problems')}>
        All error codes
      </PlainLinkButton>
    }
  >
    No error has this code. Look for it in the list of all codes.
  </MissingPage>
)
