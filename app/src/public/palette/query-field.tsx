import { Search } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { classes } from '../../ui/classes.ts'
import { Icon } from '../../ui/icon.tsx'
import { row } from '../../ui/layout.ts'
import { PlainInput } from '../../ui/plain-input.tsx'
import css from './palette.module.css'
import { nextIndex, type Row } from './rows.ts'

interface QueryFieldProps {
  readonly query: string
  readonly rows: readonly Row[]
  readonly active: number
  readonly onQuery: (query: string) => void
  readonly onChoose: (place: number) => void
  readonly onOpen: (row: Row, elsewhere: boolean) => void
}

/**
 * The combobox of WAI-ARIA: the focus stays here while the arrows choose in the list. It is the first thing of its dialog
 * that can have the focus, so it gets it.
 */
export function QueryField({ query, rows, active, onQuery, onChoose, onOpen }: QueryFieldProps) {
  const chosen = rows[active]
  const listed = rows.length > 0

  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.shiftKey || event.altKey) return
    const place = nextIndex(event.key, active, rows.length)
    if (place !== null) {
      event.preventDefault()
      return onChoose(place)
    }
    if (event.key !== 'Enter' || !chosen) return
    event.preventDefault()
    const link = document.getElementById(chosen.id)
    if ((event.ctrlKey || event.metaKey) && link instanceof HTMLAnchorElement) {
      window.open(link.href, '_blank', 'noopener')
      return onOpen(chosen, true)
    }
    link?.click()
  }

  return (
    <label className={classes(row(3, 'unbroken'), css.field)}>
      <Icon of={Search} size={20} />
      <span className="visually-hidden">Search everything</span>
      <PlainInput
        className={css.input}
        role="combobox"
        aria-expanded={listed}
        aria-controls={listed ? 'palette-list' : undefined}
        aria-activedescendant={chosen?.id}
        aria-autocomplete="list"
        placeholder="APIs, operations, pages, error codes"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="go"
        maxLength={200}
        value={query}
        onChange={(event) => onQuery(event.target.value)}
        onKeyDown={press}
      />
    </label>
  )
}
