import type { ReactNode } from 'react'
import { Card } from '../../ui/card.tsx'
import { row, stack } from '../../ui/layout.ts'

interface ChartCardProps {
  readonly id: string
  readonly title: string
  /** Beside the title: the switch to the table, an export. */
  readonly actions: ReactNode
  readonly children: ReactNode
}

export const ChartCard = ({ id, title, actions, children }: ChartCardProps) => (
  <Card as="section" aria-labelledby={id} className={stack(3)}>
    <header className={row([2, 4], 'between')}>
      <h2 className="card-title" id={id}>
        {title}
      </h2>
      <div className={row([2, 4])}>{actions}</div>
    </header>
    {children}
  </Card>
)
