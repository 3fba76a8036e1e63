import { isFileBody, isXml } from '@switchboard/oas/request'
import { type SchemaReading, sequenceOf } from '@switchboard/oas/schema'
import { Suspense, useState } from 'react'
import { preloadable } from '../../../router/preloadable.ts'
import { stack } from '../../../ui/layout.ts'
import { PlainSelect } from '../../../ui/plain-select.tsx'
import { SchemaTree } from '../schema/schema-tree.tsx'
import type { ReferenceContent } from '../types.ts'
import { Examples } from './examples.tsx'
import css from './operation.module.css'

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
