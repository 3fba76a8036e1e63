import type { ReactNode } from 'react'
import { Card } from './card.tsx'
import { stack } from './layout.ts'
import { listHead } from './list-tools.ts'

interface ListCardProps {
  /** Of the title, which names the card. */
  readonly id: string
  readonly title: string
  readonly level?: 2 | 3
  readonly about?: ReactNode
  /** Actions on the list. */
  readonly actions?: ReactNode
  readonly children?: ReactNode
}

/** A card with a title whose list reaches its edges. */
export function ListCard({ id, title, level = 2, about, actions, children }: ListCardProps) {
  const Title = level === 2 ? 'h2' : 'h3'
  return (
    <Card as="section" padded={false} aria-labelledby={id}>
      <header className={listHead()}>
        <div className={stack(1)}>
          <Title className="card-title" id={id}>
            {title}
          </Title>
          {about && <p className="note">{about}</p>}
        </div>
        {actions}
      </header>
      {children}
    </Card>
  )
}
