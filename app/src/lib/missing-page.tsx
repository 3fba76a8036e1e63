import type { ReactNode } from 'react'
import { ErrorFrame } from '../ui/error-frame.tsx'
import { notFound } from './browser/page-head.ts'
import { usePageHead } from './browser/use-page-head.ts'

interface MissingPageProps {
  /** Details, after the sentence that every such page has. */
  readonly children: ReactNode
  /** Where the others of its kind are. */
  readonly back: ReactNode
}

/** An address whose page exists, and what it should show does not. */
export function MissingPage({ children, back }: MissingPageProps) {
  usePageHead(notFound)
  return (
    <ErrorFrame code="404" title="Page not found" ways={back}>
      <p>This page could not be found. {children}</p>
    </ErrorFrame>
  )
}
