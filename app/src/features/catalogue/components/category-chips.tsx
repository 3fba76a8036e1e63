import type { components } from '@switchboard/sdk'
import { PlainButton } from '../../../ui/plain-button.tsx'
import css from '../catalogue.module.css'
import { countCategories } from '../filter.ts'

type PublicApi = components['schemas']['PublicApi']

interface CategoryChipsProps {
  readonly apis: readonly PublicApi[]
  /** Those that the search left over: the counts tell what a chip would show. */
  readonly found: readonly PublicApi[]
  /** Empty for all. */
  readonly chosen: string
  readonly onChoose: (category: string) => void
}

export function CategoryChips({ apis, found, chosen, onChoose }: CategoryChipsProps) {
  const chips = [
    { category: '', label: 'All', count: found.length },
    ...countCategories(apis, found).map(({ category, count }) => ({ category, label: category, count })),
  ]
  return (
    <fieldset className={css.chips}>
      <legend className="visually-hidden">Category</legend>
      {chips.map(({ category, label, count }) => (
        <PlainButton
          key={category}
          look="bare"
          className={css.chip}
          aria-pressed={category === chosen}
          onClick={() => onChoose(category)}
        >
          {label} <span className="num">{count}</span>
        </PlainButton>
      ))}
    </fieldset>
  )
}
