import { CircleAlert } from 'lucide-react'
import { Card } from '../../ui/card.tsx'
import { Icon } from '../../ui/icon.tsx'
import { LinkButton } from '../../ui/kit/button.tsx'
import type { Attention } from './attention.ts'
import css from './overview.module.css'

/** Nothing is shown while nothing waits. */
export function AttentionCard({ items }: { readonly items: readonly Attention[] }) {
  if (items.length === 0) return null
  return (
    <Card as="section" aria-labelledby="attention" className={css.card}>
      <h2 className={css.cardTitle} id="attention">
        Needs your attention
      </h2>
      <ul className={css.list}>
        {items.map(({ key, what, why, action, href }) => (
          <li key={key} className={css.item}>
            <Icon of={CircleAlert} />
            <div>
              <p className={css.itemTitle}>{what}</p>
              <p className={css.note}>{why}</p>
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
