import type { ReactNode } from 'react'
import { notFound } from '../../lib/browser/page-head.ts'
import { usePageHead } from '../../lib/browser/use-page-head.ts'
import { useSearch } from '../../lib/browser/use-search.ts'
import { href } from '../../paths.ts'
import { ErrorFrame, Support } from '../../ui/error-frame.tsx'
import { PlainButton } from '../../ui/plain-button.tsx'
import { RequestId } from '../../ui/request-id.tsx'

// The address names a reason, and the words are here: words in the address would let anyone write on this page.
const reasons: Readonly<Record<string, string>> = {
  payment: 'We couldn’t find the payment, because its reference is missing from the URL.',
}

interface ReportedError {
  readonly code: string
  readonly message: string | undefined
}

const Way = ({
  to,
  children,
}: {
  readonly to: 'catalogue' | 'pricing' | 'docsUsers' | 'guides' | 'faqs'
  readonly children: string
}) => (
  <a className="link" href={href(to)}>
    {children}
  </a>
)

export function NotFoundPage() {
  usePageHead(notFound)
  return (
    <ErrorFrame code="404" title="Page not found">
      <p>This page could not be found. Its address may be mistyped, or it has moved.</p>
      <p>
        Were you looking for the <Way to="catalogue">API Marketplace</Way>, <Way to="pricing">pricing</Way>,
        the <Way to="docsUsers">docs</Way>, the <Way to="guides">guides</Way> or the <Way to="faqs">FAQ</Way>?
      </p>
    </ErrorFrame>
  )
}

interface FailureProps {
  /** The cause, if more is known than the status. */
  readonly message?: string | undefined
  /** By which support finds the call in the server's log. */
  readonly requestId?: string | undefined
  /** Asks again without leaving the page. */
  readonly retry?: (() => void) | undefined
}

interface FailureFrameProps extends Pick<FailureProps, 'requestId' | 'retry'> {
  readonly code: string
  readonly title: string
  readonly children: ReactNode
}

export function FailureFrame({ code, title, requestId, retry, children }: FailureFrameProps) {
  usePageHead({ title: 'An error occurred' })
  return (
    <ErrorFrame
      code={code}
      title={title}
      ways={
        retry && (
          <PlainButton look="primary" size="large" onClick={retry}>
            Try again
          </PlainButton>
        )
      }
    >
      {children}
      {requestId && <RequestId id={requestId} />}
    </ErrorFrame>
  )
}

export function FailedPage({ code = '500', message, ...rest }: FailureProps & { readonly code?: string }) {
  return (
    <FailureFrame code={code} title="Something went wrong" {...rest}>
      <p>{message ?? 'Our server couldn’t complete the request.'}</p>
      <p>
        Try again later, or contact <Support />.
      </p>
    </FailureFrame>
  )
}

export const ServerErrorPage = () => <FailedPage />

/** `code` is what stands above the title; a connection that failed has no status. */
export function TimeoutPage({ code = '502', ...rest }: FailureProps & { readonly code?: string }) {
  return (
    <FailureFrame code={code} title="It's taking too long to respond" {...rest}>
      <p>
        Try again in a moment, or contact <Support /> if it keeps happening.
      </p>
    </FailureFrame>
  )
}

export function MaintenancePage({ message, ...rest }: FailureProps) {
  return (
    <FailureFrame code="503" title="Sorry, we're under maintenance. We'll be back shortly." {...rest}>
      {message && <p>{message}</p>}
      <p>
        Urgent? Contact <Support />.
      </p>
    </FailureFrame>
  )
}

const timeouts: ReadonlySet<number> = new Set([408, 502, 504])

/** The page of a failure with this status; 0 when nothing answered. */
export function StatusPage({ status, ...rest }: FailureProps & { readonly status: number }) {
  if (status === 404) return <NotFoundPage />
  if (status === 503) return <MaintenancePage {...rest} />
  if (status === 0) return <TimeoutPage code="No response" {...rest} />
  if (timeouts.has(status)) return <TimeoutPage code={String(status)} {...rest} />
  return <FailedPage code={String(status)} {...rest} />
}

/** `/error`: where a step that cannot go on sends a person. */
export function ReportedErrorPage() {
  const { code, message } = reportedError(useSearch())
  return <StatusPage status={Number(code)} message={message} />
}

export function reportedError(search: string): ReportedError {
  const query = new URLSearchParams(search)
  const code = query.get('code') ?? ''
  return {
    code: /^[45]\d\d$/.test(code) ? code : '500',
    message: new Map(Object.entries(reasons)).get(query.get('reason') ?? ''),
  }
}
