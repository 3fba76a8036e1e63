import { constraintsOf, type ResolvedSchema } from '@switchboard/oas/schema'
import { Markdown } from '../../../ui/markdown.tsx'
import css from './schema-tree.module.css'

interface FieldNotesProps {
  readonly schema: ResolvedSchema
  /** The schema above that this one repeats. */
  readonly again: string | undefined
}

/** So many values are named; an enum of all countries would bury the field. */
const namedValues = 24

/** What stands below a field's name: its meaning, its rules, its values. */
export function FieldNotes({ schema, again }: FieldNotesProps) {
  const { description, discriminator } = schema.node
  const { phrases, pattern, values, fallback, examples } = constraintsOf(schema)
  const chooser = propertyName(discriminator)
  const left = JSON.stringify(fallback)
  // Many descriptions say it themselves.
  const saysFallback = left === undefined || (typeof description === 'string' && description.includes(left))
  return (
    <div className={css.notes}>
      {typeof description === 'string' && <Markdown text={description} look="note" top={5} />}
      {again && <p className={css.limits}>Same as {again} above. Expand it to see its fields.</p>}
      {values && <Values label={values.length === 1 ? 'Always' : 'One of'} values={values} />}
      {(phrases.length > 0 || pattern || !saysFallback || chooser) && (
        <p className={css.limits}>
          {phrases.length > 0 && <span>{phrases.join('. ')}.</span>}
          {!saysFallback && (
            <span>
              Defaults to <code>{left}</code>.
            </span>
          )}
          {chooser && (
            <span>
              Chosen by <code>{chooser}</code>.
            </span>
          )}
          {pattern && (
            <span>
              Matches <code>{pattern}</code>
            </span>
          )}
        </p>
      )}
      {examples.length > 0 && <Values label="For example" values={examples} />}
    </div>
  )
}

function Values({ label, values }: { readonly label: string; readonly values: readonly unknown[] }) {
  const rest = values.length - namedValues
  return (
    <p className={css.limits}>
      <span>{label}</span>
      {values.slice(0, namedValues).map((value) => (
        <code key={JSON.stringify(value)}>{typeof value === 'string' ? value : JSON.stringify(value)}</code>
      ))}
      {rest > 0 && <span>and {rest} more</span>}
    </p>
  )
}

const propertyName = (discriminator: unknown): string | undefined =>
  typeof discriminator === 'object' && discriminator !== null && 'propertyName' in discriminator
    ? String(discriminator.propertyName)
    : undefined
