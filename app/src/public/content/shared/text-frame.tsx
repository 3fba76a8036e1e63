import type { ReactNode } from 'react'

/** A skeleton has its own width; a failure needs one, and the heading that the page has not got. */
export const textFrame = (state: ReactNode, kind: 'pending' | 'failed') =>
  kind === 'pending' ? (
    state
  ) : (
    <div className="wrap">
      <h1 className="visually-hidden">Nothing to show</h1>
      {state}
    </div>
  )
