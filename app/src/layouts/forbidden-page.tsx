import type { ReactNode } from 'react'
import { usePageHead } from '../lib/browser/use-page-head.ts'
import { href } from '../paths.ts'
import { ErrorFrame } from '../ui/error-frame.tsx'
import { PlainLinkButton } from '../ui/plain-button.tsx'

/** An administrator at a page of customers. The other way round, the specification leads on to the dashboard, which says why. */
export function ForbiddenPage() {
  usePageHead({ title: 'Not available to administrators' })
  return (
    <ErrorFrame
      code="403"
      title="This page is for customers"
      ways={
        <PlainLinkButton look="primary" size="large" href={href('adminUsers')}>
          Find a user
        </PlainLinkButton>
      }
    >
      <p>You’re logged in as an administrator, who has no wallet, keys or plan.</p>
      <p>Open a customer’s account under Users, or log in with a customer account.</p>
    </ErrorFrame>
  )
}

/** An administrator at a page that their staff roles don’t allow. */
export function ClosedPage({ children }: { readonly children: ReactNode }) {
  return (
    <ErrorFrame
      code="403"
      title="Your staff role doesn’t allow this"
      ways={
        <PlainLinkButton look="primary" size="large" href={href('adminHome')}>
          Go to Home
        </PlainLinkButton>
      }
    >
      <p>{children}</p>
    </ErrorFrame>
  )
}
