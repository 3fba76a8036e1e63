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

/** The server's rejection in its own words, at the top of the form, with a request ID unless the person can put it right. */
export function FormError({ of, title }: FormErrorProps) {
  if (!of) return null
  const { status, code, requestId } = of
  const isExplained = [401, 422, 429].includes(status ?? 0) && !code?.startsWith('http_')
  return (
    <Banner tone="bad" title={title}>
      {of.text}
      <ProblemFacts of={{ code, requestId: isExplained ? undefined : requestId }} />
    </Banner>
  )
}
