import { ArrowLeft, ArrowRight } from 'lucide-react'
import { classes } from '../../../ui/classes.ts'
import { Icon } from '../../../ui/icon.tsx'
import { row } from '../../../ui/layout.ts'
import { placeHref } from '../links.ts'
import type { ApiVersion } from '../types.ts'
import css from './docs.module.css'
import type { Neighbours } from './groups.ts'

export function NextOperations({ api, before, after }: Neighbours & { readonly api: ApiVersion }) {
  if (!before && !after) return null
  return (
    <nav className={classes(row(3, 'between'), css.next)} aria-label="Neighbouring operations">
      {before && (
        <a
          className={classes(row(2, 'unbroken'), css.neighbour)}
          href={placeHref(api, { operation: before.operation_id })}
        >
          <Icon of={ArrowLeft} />
          <span>
            <small>Previous</small>
            {before.summary || before.operation_id}
          </span>
        </a>
      )}
      {after && (
        <a
          className={`${classes(row(2, 'unbroken'), css.neighbour)} ${css.after}`}
          href={placeHref(api, { operation: after.operation_id })}
        >
          <span>
            <small>Next</small>
            {after.summary || after.operation_id}
          </span>
          <Icon of={ArrowRight} />
        </a>
      )}
    </nav>
  )
}
