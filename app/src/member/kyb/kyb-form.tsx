import type { UseMutationOptions } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import type { FieldGroup } from '../../domain/kyb/types.ts'
import type { Gate } from '../../domain/team/role.ts'
import { RoleButton } from '../../domain/team/role-gate.tsx'
import { useApiForm } from '../../lib/forms/use-api-form.ts'
import { useServices } from '../../lib/services.ts'
import { Card } from '../../ui/card.tsx'
import { classes } from '../../ui/classes.ts'
import { FormError } from '../../ui/form-error.tsx'
import { Progress } from '../../ui/kit/progress.tsx'
import { row, stack } from '../../ui/layout.ts'
import { bodyOf, type FormValues, fieldsOf, inputName, isFilled } from './form-values.ts'
import css from './kyb.module.css'
import { KybField } from './kyb-field.tsx'
import type { Reason } from './standing.ts'

interface UploadVariables {
  readonly body: never
  readonly headers: Readonly<Record<string, string>>
}

interface KybFormProps<Data, Failure> {
  readonly label: string
  readonly groups: readonly FieldGroup[]
  readonly initial: FormValues
  /** Sent with what is filled in. */
  readonly fixed: Readonly<Record<string, string | null>>
  /** Its write, which decides the roles that can send it. */
  readonly gate: Gate
  readonly write: UseMutationOptions<Data, Failure, UploadVariables>
  /** Why a review refused a field, by its name. */
  readonly reasons?: ReadonlyMap<string, readonly Reason[]>
  readonly send: string
  readonly note: string
  readonly onChange: (values: FormValues) => void
  readonly onSent: () => unknown
}

/** The groups of a publisher's form on one page, with how far one is, and how far the upload. */
export function KybForm<Data, Failure>({
  label,
  groups,
  initial,
  fixed,
  gate,
  write,
  reasons,
  send,
  note,
  onChange,
  onSent,
}: KybFormProps<Data, Failure>) {
  const { uploads } = useServices()
  const [share, setShare] = useState<number | null>(null)
  const unfollow = useRef<() => void>(undefined)
  useEffect(() => () => unfollow.current?.(), [])

  /** By its id the request is told apart from all others of the app. */
  function follow() {
    unfollow.current?.()
    setShare(0)
    const requestId = `kyb-${crypto.getRandomValues(new Uint32Array(4)).join('-')}`
    unfollow.current = uploads.follow(requestId, setShare)
    return { 'X-Request-Id': requestId }
  }

  const { control, submit, busy, failure } = useApiForm({
    defaultValues: initial,
    write,
    variables: (values: FormValues) => ({
      // The contract types a file as its text, as OpenAPI does.
      body: bodyOf(groups, values, fixed) as never,
      headers: follow(),
    }),
    onDone: onSent,
  })
  const values = useWatch({ control })
  useEffect(() => onChange(values as FormValues), [values, onChange])

  return (
    <form noValidate onSubmit={submit} aria-label={label} className={classes(stack(4), css.form)}>
      {groups.map((group) => (
        <Card key={group.title} as="section" aria-label={group.title}>
          <header className={css.groupHead}>
            <h2 className="card-title">{group.title}</h2>
            <Filled group={group} values={values as FormValues} />
          </header>
          <div className={classes(stack(4), css.fields)}>
            {group.fields.map((field) => (
              <KybField
                key={field.name}
                field={field}
                control={control}
                reasons={reasons?.get(field.name)}
                disabled={busy}
              />
            ))}
          </div>
        </Card>
      ))}
      <FormError of={failure} title="Your verification wasn’t sent." />
      {busy && share !== null && (
        <Progress
          label={share < 1 ? 'Sending your form and documents' : 'Sent. Checking your documents'}
          value={share < 1 ? share * 100 : null}
        />
      )}
      <div className={row([3, 4])}>
        <RoleButton gate={gate} type="submit" look="primary" size="large" busy={busy}>
          {busy ? 'Sending…' : send}
        </RoleButton>
        <p className="note">{note}</p>
      </div>
    </form>
  )
}

/** How many of the required fields of a group are filled in. */
function Filled({ group, values }: { readonly group: FieldGroup; readonly values: FormValues }) {
  const required = fieldsOf([group]).filter((field) => field.required)
  const filled = required.filter(({ name }) => isFilled(values[inputName(name)]))
  if (required.length === 0) return <span className="note">Optional</span>
  const done = filled.length === required.length
  return <span className="note">{done ? 'Complete' : `${filled.length} of ${required.length} required`}</span>
}
