import { CircleAlert } from 'lucide-react'
import { Card } from '../../ui/card.tsx'
import { classes } from '../../ui/classes.ts'
import { Icon } from '../../ui/icon.tsx'
import { LinkButton } from '../../ui/kit/button.tsx'
import { grow, row, stack } from '../../ui/layout.ts'
import type { Attention } from './attention.ts'

/** Nothing is shown while nothing waits. */
export function AttentionCard({ items }: { readonly items: readonly Attention[] }) {
  if (items.length === 0) return null
  return (
    <Card as="section" aria-labelledby="attention" className={stack(4)}>
      <h2 className="card-title" id="attention">
        Needs your attention
      </h2>
      <ul>
        {items.map(({ key, what, why, action, href }) => (
          <li key={key} className={classes(row(3), 'ruled-row')}>
            <Icon of={CircleAlert} />
            <div className={grow()}>
              <p className="strong">{what}</p>
              <p className="note">{why}</p>
            </div>
            <LinkButton size="small" href={href} aria-label={`${action}: ${what}`}>
              {action}
            </LinkButton>
          </li>
        ))}
      </ul>
    </Card>
  )
}
