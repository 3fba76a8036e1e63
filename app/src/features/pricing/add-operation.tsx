import { Plus } from 'lucide-react'
import { type FormEvent, type Ref, useState } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { PlainButton } from '../../ui/plain-button.tsx'
import { PlainSelect } from '../../ui/plain-select.tsx'
import css from './estimator.module.css'
import { keyOf, type MixLine } from './mix.ts'
import { isFree, type Sku } from './prices.ts'

interface AddOperationProps {
  readonly skus: readonly Sku[]
  readonly mix: readonly MixLine[]
  readonly onAdd: (line: MixLine) => void
  readonly ref: Ref<HTMLSelectElement>
}

const firstCalls = 1_000
const lineOf = ({ api, operation_id: operationId }: Sku): MixLine => ({ api, operationId, calls: firstCalls })

/** A button beside the list: with the keyboard, moving through a list must not choose from it. */
export function AddOperation({ skus, mix, onAdd, ref }: AddOperationProps) {
  const [chosen, setChosen] = useState('')
  const used = new Set(mix.map(keyOf))
  const offered = skus.filter((sku) => !isFree(sku) && !used.has(keyOf(lineOf(sku))))
  const current = offered.find((sku) => sku.sku_id === chosen) ?? offered[0]

  const add = (event: FormEvent) => {
    event.preventDefault()
    if (current) onAdd(lineOf(current))
  }

  if (!current) return <p className="label">Every operation that costs something is in the estimate.</p>
  return (
    <form className={css.form} onSubmit={add}>
      <PlainSelect
        ref={ref}
        label="Operation to add"
        labelHidden
        className={css.select}
        value={current.sku_id}
        onChange={(event) => setChosen(event.target.value)}
      >
        {[...Map.groupBy(offered, ({ api_name }) => api_name)].map(([name, group]) => (
          <optgroup key={name} label={name}>
            {group.map((sku) => (
              <option key={sku.sku_id} value={sku.sku_id}>
                {sku.name}, {sku.price_credits}
              </option>
            ))}
          </optgroup>
        ))}
      </PlainSelect>
      <PlainButton type="submit">
        <Icon of={Plus} />
        Add
      </PlainButton>
    </form>
  )
}
