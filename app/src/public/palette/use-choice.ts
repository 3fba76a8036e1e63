import { useEffect, useState } from 'react'
import type { Row } from './rows.ts'

interface ChosenRow {
  readonly for: string
  readonly id: string
  readonly place: number
}

interface Choice {
  /** Place of the line that Enter opens; -1 for none. */
  readonly active: number
  readonly choose: (place: number) => void
}

/** Which line is chosen. The best find is so by itself; of what is merely offered, none. */
export function useChoice(rows: readonly Row[], answered: string): Choice {
  const [chosen, setChosen] = useState<ChosenRow | null>(null)
  const active = chosen?.for === answered ? placeOf(rows, chosen) : rows.length > 0 && answered ? 0 : -1
  const activeId = rows[active]?.id

  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [activeId])

  return {
    active,
    choose(place) {
      const id = rows[place]?.id
      if (id) setChosen({ for: answered, id, place })
    },
  }
}

/** Where the line is now; one that has made room for others leaves its place to the first of them. */
function placeOf(rows: readonly Row[], { id, place }: ChosenRow): number {
  const index = rows.findIndex((row) => row.id === id)
  return index >= 0 ? index : Math.min(place, rows.length - 1)
}
