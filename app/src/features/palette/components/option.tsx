import { ChevronDown } from 'lucide-react'
import type { MouseEvent } from 'react'
import { Icon } from '../../../ui/icon.tsx'
import { PlainButton } from '../../../ui/plain-button.tsx'
import css from '../results.module.css'
import type { Row } from '../rows.ts'
import { EntryLine } from './entry-line.tsx'

interface OptionProps {
  readonly row: Row
  readonly active: boolean
  readonly onPoint: () => void
  readonly onOpen: (row: Row, elsewhere: boolean) => void
}

/** A line of the list. A place is a real link: it can be opened in another tab, and its page is fetched ahead. */
export function Option({ row, active, onPoint, onOpen }: OptionProps) {
  const props = {
    id: row.id,
    role: 'option',
    'aria-selected': active,
    className: css.option,
    tabIndex: -1,
    // Only a pointer that moves: one that rests where the list scrolls under it chooses nothing.
    onPointerMove: active ? undefined : onPoint,
    // The focus stays with the words.
    onMouseDown: (event: MouseEvent) => event.preventDefault(),
    onClick: (event: MouseEvent) => onOpen(row, event.ctrlKey || event.metaKey || event.shiftKey),
  }
  if ('kind' in row)
    return (
      <PlainButton look="bare" {...props}>
        <span className={css.sign}>
          <Icon of={ChevronDown} />
        </span>
        <span className={css.more}>Show {row.more} more</span>
      </PlainButton>
    )
  const { entry } = row.found
  return 'href' in entry.target ? (
    <a {...props} href={entry.target.href}>
      <EntryLine {...row.found} />
    </a>
  ) : (
    <PlainButton look="bare" {...props}>
      <EntryLine {...row.found} />
    </PlainButton>
  )
}
