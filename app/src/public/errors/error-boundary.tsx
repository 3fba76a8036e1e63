import { Component, type ReactNode, useEffect, useState } from 'react'
import { usePageHead } from '../../lib/browser/use-page-head.ts'
import { href } from '../../paths.ts'
import { ErrorFrame, Support } from '../../ui/error-frame.tsx'
import { isChunkFailure } from './chunk-failure.ts'
import { FailedPage, FailureFrame, StatusPage } from './error-pages.tsx'

/** The browser remembers that the code failed: only a new page load asks for it again. */
const load = () => window.location.reload()

/** Thrown by a page that cannot be shown; the error page says so with this status and message. */
export class NavigationError extends Error {
  override readonly name = 'NavigationError'
  readonly status: number

  constructor(message: string, status = 500) {
    super(message)
    this.status = status
  }
}

interface BoundaryProps {
  readonly children: ReactNode
  /** A new address is a new chance. */
  readonly path: string
  /** Whether a part of the page failed to load, and a reload is in progress. */
  readonly recover: (error: unknown) => boolean
}

interface BoundaryState {
  readonly error: unknown
  readonly failedAt: string | null
}

/** Shows the error page in the place of a page that broke. */
export class ErrorBoundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { error: null, failedAt: null }

  static getDerivedStateFromError(error: unknown): Partial<BoundaryState> {
    return { error }
  }

  override componentDidCatch(error: unknown): void {
    if (!this.props.recover(error)) this.setState({ failedAt: this.props.path })
  }

  override componentDidUpdate(): void {
    const { failedAt } = this.state
    if (failedAt !== null && failedAt !== this.props.path) this.setState({ error: null, failedAt: null })
  }

  override render(): ReactNode {
    const { error, failedAt } = this.state
    if (error === null) return this.props.children
    // Nothing, until it is known whether the page reloads.
    if (failedAt === null) return null
    if (error instanceof NavigationError) return <StatusPage status={error.status} message={error.message} />
    return isChunkFailure(error) ? <ChunkFailurePage /> : <FailedPage />
  }
}

/** Round everything, for when even the error page breaks: plain words and a link, nothing that could fail. */
export class RootErrorBoundary extends Component<
  { readonly children: ReactNode },
  { readonly failed: boolean }
> {
  override state = { failed: false }

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true }
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children
    return (
      <main className="wrap">
        <h1>An error occurred while showing the error page</h1>
        <p>
          <a className="link" href={href('home')} target="_self">
            Back to Home
          </a>
        </p>
      </main>
    )
  }
}

/** A page whose code could not be fetched. A network may be said to be back before anything answers, so it can always be tried again. */
function ChunkFailurePage() {
  const [offline] = useState(() => !navigator.onLine)
  useEffect(() => {
    window.addEventListener('online', load)
    return () => window.removeEventListener('online', load)
  }, [])

  if (offline) return <OfflinePage />
  return (
    <FailureFrame code="No response" title="This page couldn’t be loaded" retry={load}>
      <p>
        Check your connection and try again, or contact <Support /> if it keeps happening.
      </p>
    </FailureFrame>
  )
}

function OfflinePage() {
  usePageHead({ title: 'Offline' })
  return (
    <ErrorFrame code="Offline" title="You’re offline">
      <p>You haven’t opened this page in this browser yet. It loads once you’re back online.</p>
    </ErrorFrame>
  )
}
