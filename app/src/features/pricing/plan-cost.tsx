import type { ReactNode } from 'react'
import { Card } from '../../ui/card.tsx'
import { PlainTag } from '../../ui/plain-tag.tsx'
import css from './estimator.module.css'

interface PlanCostProps {
  readonly name: string
  readonly amount: string
  /** What it saves, for the cheaper one. */
  readonly less: string | undefined
  readonly children: ReactNode
}

export function PlanCost({ name, amount, less, children }: PlanCostProps) {
  return (
    <Card as="section" className={css.cost ?? ''}>
      <header className={css.head}>
        <h3>{name}</h3>
        {less && <PlainTag tone="good">{less} less</PlainTag>}
      </header>
      <p className={css.amount}>
        {amount} <span>a month</span>
      </p>
      <div className={css.why}>{children}</div>
    </Card>
  )
}
