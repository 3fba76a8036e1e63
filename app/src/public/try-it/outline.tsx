import { resolve } from '@switchboard/oas/schema'
import type { ReactNode } from 'react'
import { useHydrating } from '../../base/use-hydrating.ts'
import { environments as looks } from '../../domain/environments.ts'
import { isMac } from '../../lib/browser/platform.ts'
import { Card } from '../../ui/card.tsx'
import { classes } from '../../ui/classes.ts'
import { row, stack } from '../../ui/layout.ts'
import { PlainButton } from '../../ui/plain-button.tsx'
import { NothingAnswers } from './form/nothing-answers.tsx'
import { environmentMarks, environmentsOf, freeNotes, isForwarded } from './model/environments.ts'
import { choicesOf, noteOf, placeOf } from './model/input-words.ts'
import { outlineFacts } from './model/outline-facts.ts'
import { sampleLines } from './model/sample-lines.ts'
import { scenariosOf } from './model/scenarios.ts'
import css from './outline.module.css'
import type { ApiVersion, Environment, ReferenceOperation } from './types.ts'

interface TryItOutlineProps {
  readonly api: ApiVersion
  readonly operation: ReferenceOperation
  /** Whether Send has been pressed, and waits for the console. */
  readonly busy: boolean
  readonly onSend: () => void
}

/**
 * The console before its code has loaded: the same look and height, in plain elements that the server can draw. It
 * can't be filled in; Send loads the console, which then sends.
 */
export function TryItOutline({ api, operation, busy, onSend }: TryItOutlineProps) {
  const environments = isForwarded(operation.method) ? environmentsOf(api) : []
  const [environment] = environments
  return (
    <div className={stack(4)}>
      {environment ? (
        <EnvironmentOutline environments={environments} />
      ) : (
        <NothingAnswers name={api.name} method={operation.method} />
      )}
      <Card padded={false}>
        <div className={classes(stack(3), css.form)}>
          <Fields operation={operation} environment={environment} />
          {environment && (
            <div className={classes(row([2, 4], 'between'), css.foot)}>
              <p className={classes('label', css.note)}>{environment !== 'LIVE' && freeNotes[environment]}</p>
              <span className={css.actions}>
                <PlainButton look="primary" busy={busy} onClick={onSend}>
                  {busy ? 'Sending' : 'Send'}
                  <Shortcut />
                </PlainButton>
              </span>
            </div>
          )}
        </div>
      </Card>
      <SampleOutline api={api} operation={operation} />
    </div>
  )
}

function EnvironmentOutline({ environments }: { readonly environments: readonly Environment[] }) {
  const [chosen = 'MOCK'] = environments
  return (
    <div className={classes(css.switch, css[chosen])} aria-hidden="true">
      <div className={css.segments}>
        {environments.map((one) => (
          <span key={one} className={classes('note', css.segment, one === chosen && css.chosen)}>
            {looks[one].name}
          </span>
        ))}
      </div>
      <p className={classes('label', css.mark)}>{environmentMarks[chosen]}</p>
    </div>
  )
}

/** As on the button that replaces it: the server doesn't know the reader's keyboard. */
function Shortcut() {
  const mac = !useHydrating() && isMac()
  return (
    <span className={css.shortcut} aria-hidden="true">
      {mac ? '⌘ ↵' : 'Ctrl ↵'}
    </span>
  )
}

const languages = ['TypeScript', 'curl', 'Python']

function SampleOutline({ api, operation }: Pick<TryItOutlineProps, 'api' | 'operation'>) {
  const lines = sampleLines(operation, environmentsOf(api)[0] === 'MOCK')
  return (
    <div className={css.sample} data-theme="dark" aria-hidden="true">
      <div className={classes(row(1), css.sampleHead)}>
        <span className={css.languages}>
          {languages.map((name) => (
            <span key={name} className={css.language}>
              {name}
            </span>
          ))}
          <span className={classes(css.box, css.choice, css.more)}>More</span>
        </span>
        <span className={css.copy} />
      </div>
      <p className={css.code} style={{ height: `calc(${lines} * 1.65em)` }}>
        {operation.method} {operation.path}
      </p>
      <p className={css.sampleFoot} />
    </div>
  )
}

interface FieldsProps {
  readonly operation: ReferenceOperation
  readonly environment: Environment | undefined
}

function Fields({ operation, environment }: FieldsProps) {
  const { inputs, schemas, body } = operation
  const { type, text, isFile, fields, examples, groups } = outlineFacts(operation)
  const scenario = environment === 'MOCK' && scenariosOf(operation).length > 0 && (
    <Field label="Mock response" choice>
      Match my request
    </Field>
  )
  return (
    <div className={classes(stack(3), css.fields)} aria-hidden="true">
      {environment && environment !== 'MOCK' && (
        <Field
          label={`Your ${environment.toLowerCase()} key`}
          hint="Kept in memory until you leave this page."
        />
      )}
      {environment !== 'LIVE' &&
        groups.map(({ at, name, held }) => (
          <Field
            key={at}
            label={`Test values for ${name}`}
            hint={
              held &&
              `Returns ${held.outcome.status}${held.outcome.example ? `, ${held.outcome.example}` : ''}.`
            }
            choice
          >
            {held ? `${held.value}, ${held.label}` : 'Choose a value'}
          </Field>
        ))}
      {inputs.map((input) => {
        const schema = resolve(input.schema, schemas).node
        return (
          <Field
            key={`${input.place} ${input.name}`}
            label={<span className={css.name}>{input.name}</span>}
            aside={placeOf(input)}
            hint={noteOf(input, schema)}
            choice={choicesOf(schema) !== undefined}
            mono
          >
            {input.required && typeof input.example === 'string' && input.example}
          </Field>
        )
      })}
      {(body?.content.length ?? 0) > 1 && (
        <Field label="Form of the body" choice>
          {type}
        </Field>
      )}
      {(examples.length > 1 || scenario) && (
        <div className={classes(row(3, 'top'), css.pair)}>
          {examples.length > 1 && (
            <Field label="Example" choice>
              {examples[0]}
            </Field>
          )}
          {scenario}
        </div>
      )}
      {isFile && <Field label="File" hint="Sent as it is." />}
      {fields.map((name) => (
        <Field key={name} label={<span className={css.name}>{name}</span>} />
      ))}
      {text !== null && (
        <Field
          label={
            <>
              Body <span className={css.name}>{type}</span>
            </>
          }
          lines
          mono
        >
          {text}
        </Field>
      )}
    </div>
  )
}

interface FieldProps {
  readonly label: ReactNode
  readonly aside?: string
  readonly hint?: string | undefined
  readonly choice?: boolean
  readonly lines?: boolean
  readonly mono?: boolean
  readonly children?: ReactNode
}

const Field = ({ label, aside, hint, choice, lines, mono, children }: FieldProps) => (
  <div className={css.field}>
    <span className={css.label}>{label}</span>
    {aside && <span className={`label ${css.aside}`}>{aside}</span>}
    <span className={classes(css.box, choice && css.choice, lines && css.lines, mono && css.mono)}>
      {children}
    </span>
    {hint && <span className={classes('label', css.hint)}>{hint}</span>}
  </div>
)
