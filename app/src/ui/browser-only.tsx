import { type ReactNode, Suspense } from 'react'
import { useHydrating } from '../base/use-hydrating.ts'
import { PlainSkeleton } from './plain-skeleton.tsx'

interface BrowserOnlyProps {
  /** About as high as what will stand here, as a CSS length. */
  readonly height: string
  /** Its name, for browsers without JavaScript: "The form". */
  readonly what: string
  /** False while it need not be there yet. */
  readonly ready?: boolean
  readonly children: ReactNode
}

/** A tool that does nothing without JavaScript is not drawn on the server; its place is kept. */
export function BrowserOnly({ height, what, ready = true, children }: BrowserOnlyProps) {
  const hydrating = useHydrating()
  const place = <PlainSkeleton height={height} />
  if (!hydrating) return ready ? <Suspense fallback={place}>{children}</Suspense> : place
  return (
    <>
      {place}
      <noscript>{what} needs JavaScript.</noscript>
    </>
  )
}
