import { exampleText, isFileBody, isXml } from '@switchboard/oas/request'
import { type SchemaReading, sequenceOf } from '@switchboard/oas/schema'
import { Suspense, useState } from 'react'
import { preloadable } from '../../../router/preloadable.ts'
import { JsonBlock } from '../../../ui/json-block.tsx'
import { row, stack } from '../../../ui/layout.ts'
import { PlainButton } from '../../../ui/plain-button.tsx'
import { PlainSelect } from '../../../ui/plain-select.tsx'
import { SchemaTree } from '../schema/schema-tree.tsx'
import type { ReferenceContent, ReferenceExample } from '../types.ts'
import css from './operation.module.css'
import '../../../theme/chip.css'

interface ExamplesProps {
  /** Their media type. */
  readonly type: string
  readonly examples: readonly ReferenceExample[]
  readonly what: string
}

// Few documents say it.
const Encodings = preloadable(() => import('./encodings.tsx'), 'Encodings')

interface MediaProps {
  readonly content: readonly ReferenceContent[]
  readonly reading: SchemaReading
  /** The thing with these forms, for the name of the choice: `Request body`. */
  readonly what: string
  /** The examples of an error stand in its own list. */
  readonly examples?: boolean
}

/** A body: which form, its shape, and how it looks. */
export function Media({ content, reading, what, examples = true }: MediaProps) {
  const [chosen, setChosen] = useState(0)
  const media = content[chosen]
  if (!media) return <p className="note">No body.</p>
  const sequence = sequenceOf(media, reading.schemas)
  return (
    <div data-part="media" className={stack(2)}>
      {content.length === 1 ? (
        <p className={css.mediaType}>{media.type}</p>
      ) : (
        <PlainSelect
          label={`Form of ${what}`}
          value={chosen}
          onChange={(event) => setChosen(Number(event.target.value))}
        >
          {content.map(({ type }, place) => (
            <option key={type} value={place}>
              {type}
            </option>
          ))}
        </PlainSelect>
      )}
      {isFileBody(media, reading.schemas) ? (
        <p className="note">The file itself.</p>
      ) : media.schema === null ? (
        <p className="note">No schema is documented.</p>
      ) : (
        <>
          {sequence && (
            <p className="note">
              One {sequence.each} after the other. Each {sequence.each}:
            </p>
          )}
          <SchemaTree
            key={media.type}
            schema={sequence?.schema ?? media.schema}
            reading={{ ...reading, xml: isXml(media.type) }}
          />
        </>
      )}
      {media.encoding && (
        <Suspense fallback={null}>
          <Encodings encoding={media.encoding} reading={reading} />
        </Suspense>
      )}
      {examples && (
        <Examples key={`${media.type} examples`} type={media.type} examples={media.examples} what={what} />
      )}
    </div>
  )
}

/** Named examples, one at a time; the mock is asked for them by the same names. */
function Examples({ type, examples, what }: ExamplesProps) {
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
