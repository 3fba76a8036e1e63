import { useSearch } from 'wouter'
import { usePageHead } from '../../lib/browser/use-page-head.ts'
import { href } from '../../paths.ts'
import { ErrorFrame, Support } from '../../ui/error-frame.tsx'
import { reportedError } from './reported-error.ts'

export function NotFoundPage() {
  return (
    <ErrorFrame code="404" title="Page not found">
      <p>This page could not be found. Its address may be mistyped, or the page was moved.</p>
      <p>
        Perhaps you were looking for the{' '}
        <a className="link" href={href('catalogue')}>
          API Marketplace
        </a>
        , the{' '}
        <a className="link" href={href('pricing')}>
          prices
        </a>{' '}
        or the{' '}
        <a className="link" href={href('faqs')}>
          answers to frequent questions
        </a>
        .
      </p>
    </ErrorFrame>
  )
}

interface ServerErrorProps {
  readonly code?: string
  readonly message?: string | undefined
}

export function FailedPage({ code = '500', message }: ServerErrorProps) {
  usePageHead({ title: 'An error occurred' })

  return (
    <ErrorFrame code={code} title="Something went wrong">
      <p>{message ?? 'The server could not finish the request.'}</p>
      <p>
        Try again later, or write to <Support />.
      </p>
    </ErrorFrame>
  )
}

export function ServerErrorPage() {
  return <FailedPage />
}

export function TimeoutPage() {
  return (
    <ErrorFrame code="502" title="It’s taking too long to respond">
      <p>
        Try again in a moment. If it stays like this, write to <Support />.
      </p>
    </ErrorFrame>
  )
}

export function MaintenancePage() {
  return (
    <ErrorFrame code="503" title="Sorry, we’re under maintenance.">
      <p>We’ll be back shortly.</p>
    </ErrorFrame>
  )
}

/** `/error`: where a step that cannot go on sends a person. */
export function ReportedErrorPage() {
  const { code, message } = reportedError(useSearch())
  return code === '404' ? <NotFoundPage /> : <FailedPage code={code} message={message} />
}
