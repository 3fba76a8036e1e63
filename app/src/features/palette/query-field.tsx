import { Search } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { Icon } from '../../ui/icon.tsx'
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
  const row = rows[active]
  const listed = rows.length > 0

  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.shiftKey || event.altKey) return
    const place = nextIndex(event.key, active, rows.length)
    if (place !== null) {
      event.preventDefault()
      return onChoose(place)
    }
    if (event.key !== 'Enter' || !row) return
    event.preventDefault()
    const link = document.getElementById(row.id)
    if ((event.ctrlKey || event.metaKey) && link instanceof HTMLAnchorElement) {
      window.open(link.href, '_blank', 'noopener')
      return onOpen(row, true)
    }
    link?.click()
  }

  return (
    <label className={css.field}>
      <Icon of={Search} size={20} />
      <span className="visually-hidden">Search everything</span>
      <PlainInput
        className={css.input}
        role="combobox"
        aria-expanded={listed}
        aria-controls={listed ? 'palette-list' : undefined}
        aria-activedescendant={row?.id}
        aria-autocomplete="list"
        placeholder="APIs, operations, error codes, articles"
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
