import { Banner } from './banner.tsx'
import { ProblemFacts } from './problem-facts.tsx'

interface FormErrorProps {
  readonly of: {
    readonly text: string
    readonly requestId: string | undefined
    readonly code?: string
  } | null
  readonly title: string
}

/** The server's rejection in its own words, at the top of the form. */
export function FormError({ of, title }: FormErrorProps) {
  if (!of) return null
  return (
    <Banner tone="bad" title={title}>
      {of.text}
      <ProblemFacts of={of} />
    </Banner>
  )
}
