import { row } from '../../../ui/layout.ts'
import type { Kind } from '../types.ts'
import { listHref } from './list-address.ts'
import '../../../theme/chip.css'

const kinds: readonly { readonly kind: Kind | null; readonly label: string }[] = [
  { kind: null, label: 'All' },
  { kind: 'ARTICLE', label: 'Articles' },
  { kind: 'WHITEPAPER', label: 'Whitepapers' },
]

export function KindLinks({ chosen }: { readonly chosen: Kind | null }) {
  return (
    <nav aria-label="Kind">
      <ul className={row(2)}>
        {kinds.map(({ kind, label }) => (
          <li key={label}>
            <a
              className="chip"
              href={listHref({ kind, page: 1 })}
              {...(kind === chosen && { 'aria-current': 'true' as const })}
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
