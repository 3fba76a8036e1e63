import { Banner } from './banner.tsx'
import { ProblemFacts } from './problem-facts.tsx'

interface FormErrorProps {
  readonly of: {
    readonly text: string
    readonly requestId: string | undefined
    readonly status?: number
    readonly code?: string
  } | null
  readonly title: string
}

/** The server's rejection in its own words, at the top of the form. A request ID is for failures that no person can put right. */
export function FormError({ of, title }: FormErrorProps) {
  if (!of) return null
  const { status = 0, code, requestId } = of
  const isExpected = status >= 400 && status < 500 && !code?.startsWith('http_')
  return (
    <Banner tone="bad" title={title}>
      {of.text}
      <ProblemFacts of={{ code, requestId: isExpected ? undefined : requestId }} />
    </Banner>
  )
}
