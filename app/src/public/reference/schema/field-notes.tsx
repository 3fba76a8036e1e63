import {
  constraintsOf,
  type EnumValue,
  type ResolvedSchema,
  type SchemaReading,
  valueText,
  valueTexts,
  writeJson,
} from '@switchboard/oas/schema'
import { useState } from 'react'
import { classes } from '../../../ui/classes.ts'
import { row, stack } from '../../../ui/layout.ts'
import { Markdown } from '../../../ui/markdown.tsx'
import { PlainButton } from '../../../ui/plain-button.tsx'
import css from '../operation/rows.module.css'
import { PhraseText } from './phrase-text.tsx'

interface FieldNotesProps {
  readonly schema: ResolvedSchema
  readonly reading: SchemaReading
  /** The schema above that this one repeats. */
  readonly again?: string | undefined
}

/** So many values are named; an enum of all countries would bury the field. */
const namedValues = 24

/** Notes below a field's name: meaning, constraints, values. */
export function FieldNotes({ schema, reading, again }: FieldNotesProps) {
  const { description } = schema.node
  const { phrases, rules, patterns, values, fallback, examples } = constraintsOf(schema, reading)
  const isBound = phrases.length + rules.length + patterns.length > 0 || fallback !== undefined
  return (
    <div data-part="notes" className={stack(1)}>
      {typeof description === 'string' && <Markdown text={description} look="note" top={5} />}
      {again && (
        <p className={classes(row([1, 2]), 'note', css.limits)}>
          Same as {again} above. Expand it to see its fields.
        </p>
      )}
      {values && <Values label={values.length === 1 ? 'Always' : 'One of'} values={values} />}
      {isBound && (
        <p className={classes(row([1, 2]), 'note', css.limits)}>
          {phrases.length > 0 && <span>{phrases.join('. ')}.</span>}
          {rules.map((rule, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rules of a schema never change
            <span key={place}>
              <PhraseText phrase={rule} />.
            </span>
          ))}
          {fallback !== undefined && (
            <span>
              Defaults to <code>{valueText(fallback)}</code>.
            </span>
          )}
          {patterns.map((pattern) => (
            <span key={pattern}>
              Matches <code>{pattern}</code>.
            </span>
          ))}
        </p>
      )}
      {examples.length > 0 && <Values label="For example" values={examples.map((value) => ({ value }))} />}
    </div>
  )
}

interface ValuesProps {
  readonly label: string
  readonly values: readonly EnumValue[]
}

/** In a line, or one below the other where the document says what they stand for. */
function Values({ label, values }: ValuesProps) {
  const [all, setAll] = useState(false)
  const visibleValues = all ? values : values.slice(0, namedValues)
  const texts = valueTexts(values.map(({ value }) => value))
  const more = visibleValues.length < values.length && (
    <PlainButton look="link" onClick={() => setAll(true)}>
      Show all {values.length}
    </PlainButton>
  )
  if (!visibleValues.some(({ name, description }) => name || description))
    return (
      <p className={classes(row([1, 2]), 'note', css.limits)}>
        <span>{label}</span>
        {visibleValues.map(({ value }, place) => (
          <code key={writeJson(value)}>{texts[place]}</code>
        ))}
        {more}
      </p>
    )
  return (
    <div className={classes(row([1, 2]), 'note', css.limits)}>
      <span>{label}</span>
      <ul className={css.values}>
        {visibleValues.map(({ value, name, description }, place) => (
          <li key={writeJson(value)}>
            <code>{texts[place]}</code> <span>{[name, description].filter(Boolean).join(': ')}</span>
          </li>
        ))}
        {more && <li>{more}</li>}
      </ul>
    </div>
  )
}
