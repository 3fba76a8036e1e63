import { Component, type ReactNode } from 'react'
import { href } from '../../paths.ts'
import { isChunkFailure } from './chunk-failure.ts'
import { ChunkFailurePage } from './chunk-failure-page.tsx'
import { FailedPage, StatusPage } from './error-pages.tsx'
import { NavigationError } from './navigation-error.ts'

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
