import { Banner } from './banner.tsx'
import { RequestId } from './request-id.tsx'

interface FormErrorProps {
  readonly of: { readonly text: string; readonly requestId: string | undefined } | null
  readonly title: string
}

/** The server's rejection in its own words, at the top of the form. */
export function FormError({ of, title }: FormErrorProps) {
  if (!of) return null
  return (
    <Banner tone="bad" title={title}>
      {of.text}
      {of.requestId && <RequestId id={of.requestId} />}
    </Banner>
  )
}
