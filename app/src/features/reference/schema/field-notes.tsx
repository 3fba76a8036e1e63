import {
  constraintsOf,
  type EnumValue,
  type NamedSchemas,
  type ResolvedSchema,
  writeJson,
} from '@switchboard/oas/schema'
import { Markdown } from '../../../ui/markdown.tsx'
import { PhraseText } from './phrase-text.tsx'
import css from './schema-tree.module.css'

interface FieldNotesProps {
  readonly schema: ResolvedSchema
  readonly schemas: NamedSchemas
  /** The schema above that this one repeats. */
  readonly again?: string | undefined
}

/** So many values are named; an enum of all countries would bury the field. */
const namedValues = 24

/** What stands below a field's name: its meaning, its rules, its values. */
export function FieldNotes({ schema, schemas, again }: FieldNotesProps) {
  const { description } = schema.node
  const { phrases, rules, patterns, values, fallback, examples } = constraintsOf(schema, schemas)
  const left = fallback === undefined ? undefined : writeJson(fallback)
  // Many descriptions say it themselves.
  const saysFallback = left === undefined || (typeof description === 'string' && description.includes(left))
  const isBound = phrases.length + rules.length + patterns.length > 0
  return (
    <div className={css.notes}>
      {typeof description === 'string' && <Markdown text={description} look="note" top={5} />}
      {again && <p className={css.limits}>Same as {again} above. Expand it to see its fields.</p>}
      {values && <Values label={values.length === 1 ? 'Always' : 'One of'} values={values} />}
      {(isBound || !saysFallback) && (
        <p className={css.limits}>
          {phrases.length > 0 && <span>{phrases.join('. ')}.</span>}
          {rules.map((rule, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rules of a schema never change
            <span key={place}>
              <PhraseText phrase={rule} />.
            </span>
          ))}
          {!saysFallback && (
            <span>
              Defaults to <code>{left}</code>.
            </span>
          )}
          {patterns.map((pattern) => (
            <span key={pattern}>
              Matches <code>{pattern}</code>
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
  const shown = values.slice(0, namedValues)
  const rest = values.length - shown.length
  const more = rest > 0 && `and ${rest} more`
  if (!shown.some(({ name, description }) => name || description))
    return (
      <p className={css.limits}>
        <span>{label}</span>
        {shown.map(({ value }) => (
          <code key={writeJson(value)}>{written(value)}</code>
        ))}
        {more && <span>{more}</span>}
      </p>
    )
  return (
    <div className={css.limits}>
      <span>{label}</span>
      <ul className={css.values}>
        {shown.map(({ value, name, description }) => (
          <li key={writeJson(value)}>
            <code>{written(value)}</code> {[name, description].filter(Boolean).join(': ')}
          </li>
        ))}
        {more && <li>{more}</li>}
      </ul>
    </div>
  )
}

const written = (value: unknown): string => (typeof value === 'string' ? value || '""' : writeJson(value))
