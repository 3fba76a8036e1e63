import type { ReactNode } from 'react'
import { facts } from '../../ui/facts.tsx'

/** Facts about a purchase, payment or debt, a line each. */
export const Facts = ({ children }: { readonly children: ReactNode }) => (
  <dl className={facts('open')}>{children}</dl>
)
