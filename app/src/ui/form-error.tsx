import type { ProblemText } from '../lib/problem.ts'
import { Banner } from './banner.tsx'
import { RequestId } from './request-id.tsx'

interface FormErrorProps {
  readonly of: ProblemText | null
  readonly title: string
}

/** What the server refused, in its own words, where the form begins. */
export function FormError({ of, title }: FormErrorProps) {
  if (!of) return null
  return (
    <Banner tone="bad" title={title}>
      {of.text}
      {of.requestId && <RequestId id={of.requestId} />}
    </Banner>
  )
}
