import type { FieldRules } from '@switchboard/sdk/forms'
import type { UseMutationOptions } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import { useApiForm } from '../../lib/forms/use-api-form.ts'
import { FormError } from '../../ui/form-error.tsx'
import { Button } from '../../ui/kit/button.tsx'
import { Dialog } from '../../ui/kit/dialog.tsx'
import { TextAreaField } from '../../ui/kit/text-area-field.tsx'
import { TextField } from '../../ui/kit/text-field.tsx'
import { stack } from '../../ui/layout.ts'

interface ConfirmByTypingProps<Data, Failure, Variables> {
  readonly title: string
  /** The consequences. */
  readonly about: ReactNode
  /** The word to type, such as the affected user's email address. */
  readonly word: string
  /** The words of the button. */
  readonly action: string
  /** The same while it works. */
  readonly busyAction?: string
  /** The words of the way back. */
  readonly keep: string
  /** Names the failure. */
  readonly failed?: string
  /** A reason that is asked for above the word: its rules, and its readers. */
  readonly reason?: { readonly rules: FieldRules; readonly hint: string }
  readonly write: UseMutationOptions<Data, Failure, Variables>
  readonly variables: (typed: { readonly reason: string }) => Variables
  readonly onDone: (data: Data) => void
  readonly onClose: () => void
}

/** Asks before an action that takes something away from a user: the administrator has to type their name or address. */
export function ConfirmByTyping<Data, Failure, Variables>({
  title,
  about,
  word,
  action,
  busyAction = action,
  keep,
  failed = '',
  reason,
  write,
  variables,
  onDone,
  onClose,
}: ConfirmByTypingProps<Data, Failure, Variables>) {
  const id = useId()
  const isWord = (text: string) => text.trim().toLowerCase() === word.toLowerCase()
  const { field, submit, busy, failure } = useApiForm({
    defaultValues: { reason: '', word: '' },
    rules: { ...(reason && { reason: reason.rules }) },
    checks: { word: (text) => (isWord(text) ? undefined : `Type ${word}, as it’s written here.`) },
    write,
    variables: (typed: { reason: string; word: string }) => variables({ reason: typed.reason.trim() }),
    onDone,
  })
  return (
    <Dialog
      alert
      open
      title={title}
      onOpenChange={(open) => open || onClose()}
      about={about}
      actions={
        <>
          <Button look="danger" type="submit" form={id} busy={busy}>
            {busy ? busyAction : action}
          </Button>
          <Button onClick={onClose}>{keep}</Button>
        </>
      }
    >
      <FormError of={failure} title={failed} />
      <form
        id={id}
        className={stack(4)}
        noValidate
        onSubmit={(event) => {
          // React bubbles the event through the portal into the caller's form.
          event.stopPropagation()
          submit(event)
        }}
      >
        {reason && (
          <TextAreaField {...field('reason', 'a reason')} label="Reason" hint={reason.hint} rows={2} />
        )}
        <TextField
          {...field('word', word)}
          label={`Type ${word} to confirm`}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          errorAtOnce
        />
      </form>
    </Dialog>
  )
}
