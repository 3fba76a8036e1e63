import { exampleText } from '@switchboard/oas/request'
import { useState } from 'react'
import { JsonBlock } from '../../../ui/json-block.tsx'
import { row, stack } from '../../../ui/layout.ts'
import { PlainButton } from '../../../ui/plain-button.tsx'
import type { ReferenceExample } from '../types.ts'
import '../../../theme/chip.css'

interface ExamplesProps {
  /** Their media type. */
  readonly type: string
  readonly examples: readonly ReferenceExample[]
  readonly what: string
}

/** Named examples, one at a time; the mock is asked for them by the same names. */
export function Examples({ type, examples, what }: ExamplesProps) {
  const [chosen, setChosen] = useState(0)
  const example = examples[chosen]
  if (!example) return null
  return (
    <div data-part="examples" className={stack(2)}>
      {examples.length > 1 && (
        <fieldset className={row(2)}>
          <legend className="visually-hidden">Example of {what}</legend>
          {examples.map(({ name, summary }, place) => (
            <PlainButton
              key={name}
              look="bare"
              className="chip"
              aria-pressed={place === chosen}
              onClick={() => setChosen(place)}
            >
              {summary || name}
            </PlainButton>
          ))}
        </fieldset>
      )}
      <JsonBlock
        value={typeof example.value === 'string' ? exampleText(type, example.value) : example.value}
        title={examples.length > 1 ? example.name : example.summary || example.name}
      />
    </div>
  )
}
