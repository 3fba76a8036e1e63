import type { ReactNode } from 'react'
import { facts } from '../../ui/facts.ts'

/** Facts about a purchase, payment or debt, a line each. */
export const Facts = ({ children }: { readonly children: ReactNode }) => (
  <dl className={facts('open')}>{children}</dl>
)

interface FactProps {
  readonly name: string
  readonly children: ReactNode
}

export const Fact = ({ name, children }: FactProps) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)

export const methods = { CARD: 'Card', EWALLET: 'E-wallet', BANK: 'Bank transfer' } as const
