import type { ProblemText } from '../../../lib/problem.ts'
import { Banner } from '../../../ui/banner.tsx'
import { RequestId } from '../../../ui/request-id.tsx'

interface RefusalProps {
  readonly of: ProblemText | null
  readonly title: string
}

export function Refusal({ of, title }: RefusalProps) {
  if (!of) return null
  return (
    <Banner tone="bad" title={title}>
      {of.text}
      {of.requestId && <RequestId id={of.requestId} />}
    </Banner>
  )
}
