import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { type FormEvent, type Ref, useRef, useState } from 'react'
import { formatCount } from '../../base/format/format.ts'
import { useInView } from '../../lib/browser/use-in-view.ts'
import { useTypedWords } from '../../lib/browser/use-typed-words.ts'
import { usePortal } from '../../lib/services.ts'
import { classes } from '../../ui/classes.ts'
import { Icon } from '../../ui/icon.tsx'
import { stack } from '../../ui/layout.ts'
import { PlainButton } from '../../ui/plain-button.tsx'
import { PlainInput } from '../../ui/plain-input.tsx'
import { PlainSelect } from '../../ui/plain-select.tsx'
import css from './estimator.module.css'
import { keyOf, type MixLine } from './mix.ts'
import type { Sku } from './prices.ts'
import { offeredQuery } from './queries.ts'

interface AddOperationProps {
  readonly mix: readonly MixLine[]
  readonly onAdd: (line: MixLine) => void
  readonly ref: Ref<HTMLSelectElement>
}

const firstCalls = 1_000
const lineOf = ({ api, operation_id: operationId }: Sku): MixLine => ({ api, operationId, calls: firstCalls })

/** A button beside the list: with the keyboard, moving through a list must not choose from it. A long list is searched by the server. */
export function AddOperation({ mix, onAdd, ref }: AddOperationProps) {
  const [searched, search] = useState('')
  const [words, setWords] = useTypedWords(searched, search)
  const [chosen, setChosen] = useState('')
  const form = useRef<HTMLFormElement>(null)
  const near = useInView(form)
  // Loaded when the form scrolls near: nothing can be added before the script has come anyway.
  const { data, isPending } = useQuery({ ...offeredQuery(usePortal(), searched), enabled: near })
  const { data: matches = [], meta } = data ?? {}
  const total = meta?.total ?? 0
  const used = new Set(mix.map(keyOf))
  const offered = matches.filter((sku) => !used.has(keyOf(lineOf(sku))))
  const current = offered.find((sku) => sku.sku_id === chosen) ?? offered[0]
  const searchable = total > matches.length || words !== '' || searched !== ''

  // No useApiForm: nothing is sent, the estimate is in the address.
  const add = (event: FormEvent) => {
    event.preventDefault()
    if (current) onAdd(lineOf(current))
  }

  return (
    <form ref={form} className={classes(stack(4), css.adder)} onSubmit={add}>
      {searchable && (
        <label className={classes(stack(4), css.find)}>
          <span className="label">Find an operation</span>
          <PlainInput
            type="search"
            maxLength={200}
            placeholder="Operation or API name"
            value={words}
            onChange={(event) => setWords(event.target.value)}
          />
        </label>
      )}
      {current || isPending ? (
        <div className={css.form}>
          <PlainSelect
            ref={ref}
            label="Operation to add"
            labelHidden
            className={css.select}
            value={current?.sku_id}
            disabled={!current}
            onChange={(event) => setChosen(event.target.value)}
          >
            {isPending && <option>Operations</option>}
            {[...Map.groupBy(offered, ({ api_name }) => api_name)].map(([name, group]) => (
              <optgroup key={name} label={name}>
                {group.map((sku) => (
                  <option key={sku.sku_id} value={sku.sku_id}>
                    {`${sku.name}, ${sku.price_credits}`}
                  </option>
                ))}
              </optgroup>
            ))}
          </PlainSelect>
          <PlainButton type="submit" disabled={!current}>
            <Icon of={Plus} />
            Add
          </PlainButton>
        </div>
      ) : (
        <p className="label">
          {searched ? `No paid operation matches “${searched}”.` : 'Every paid operation is in the estimate.'}
        </p>
      )}
      {searchable && (
        <p className="label" role="status">
          {total > matches.length
            ? `The first ${matches.length} of ${formatCount(total)} operations.`
            : `${formatCount(total)} ${total === 1 ? 'operation' : 'operations'} found.`}
        </p>
      )}
    </form>
  )
}
