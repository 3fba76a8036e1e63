import { ChevronRight } from 'lucide-react'
import { useId, useState } from 'react'
import { classes } from '../../../ui/classes.ts'
import { Icon } from '../../../ui/icon.tsx'
import { PlainButton } from '../../../ui/plain-button.tsx'
import type { ApiVersion } from '../types.ts'
import css from './docs.module.css'
import type { OperationGroup } from './groups.ts'
import { SidebarItem } from './sidebar-item.tsx'

interface SidebarGroupProps {
  readonly api: ApiVersion
  readonly group: OperationGroup
  readonly current: string | null
  readonly collapsible: boolean
}

/** So many are drawn at once; a group of thousands grows when asked. */
const step = 60

export function SidebarGroup({ api, group, current, collapsible }: SidebarGroupProps) {
  const { name, operations } = group
  const place = operations.findIndex(({ operation_id }) => operation_id === current)
  // Null until somebody decides: then the group of the opened operation is open by itself.
  const [decided, setDecided] = useState<boolean | null>(null)
  const [visibleCount, setVisibleCount] = useState(step)
  const id = useId()
  const open = !collapsible || (decided ?? place >= 0)
  const count = Math.max(visibleCount, place + 20)
  const rest = operations.length - count

  return (
    <div className={css.group}>
      {collapsible ? (
        <PlainButton
          look="bare"
          className={classes('label', css.groupToggle)}
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          onClick={() => setDecided(!open)}
        >
          <Icon of={ChevronRight} size={15} />
          <span>{name}</span>
          <small className="num">{operations.length}</small>
        </PlainButton>
      ) : (
        <p className={classes('label', css.groupName)} id={`${id}-name`}>
          {name}
        </p>
      )}
      {open && (
        <ul id={id} {...(!collapsible && { 'aria-labelledby': `${id}-name` })}>
          {operations.slice(0, count).map((operation) => (
            <SidebarItem
              key={operation.operation_id}
              api={api}
              operation={operation}
              current={operation.operation_id === current}
            />
          ))}
          {rest > 0 && (
            <li>
              <PlainButton look="bare" className={css.more} onClick={() => setVisibleCount(count + step)}>
                Show {Math.min(step, rest)} more
              </PlainButton>
            </li>
          )}
        </ul>
      )}
    </div>
  )
}
