import type { ReactNode } from 'react'
import { Card } from '../../ui/card.tsx'
import { classes } from '../../ui/classes.ts'
import { row, stack } from '../../ui/layout.ts'
import { PlainTag } from '../../ui/plain-tag.tsx'
import css from './estimator.module.css'

interface PlanCostProps {
  readonly name: string
  readonly amount: string
  /** Savings, on the cheaper one. */
  readonly less: string | undefined
  readonly children: ReactNode
}

export function PlanCost({ name, amount, less, children }: PlanCostProps) {
  return (
    <Card as="section" className={classes(stack(2), css.cost) ?? ''}>
      <header className={row(2, 'between')}>
        <h3>{name}</h3>
        {less && <PlainTag tone="good">{less} less</PlainTag>}
      </header>
      <p className={css.amount}>
        {amount} <span>a month</span>
      </p>
      <div className={classes(stack(2), 'note')}>{children}</div>
    </Card>
  )
}
