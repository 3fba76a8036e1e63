import type { FieldRules } from '@switchboard/sdk/forms'
import type { UseMutationOptions } from '@tanstack/react-query'
import type { ComponentProps, ReactNode } from 'react'
import { FormDialog } from '../../ui/kit/dialog.tsx'
import { TextAreaField } from '../../ui/kit/text-area-field.tsx'
import { TextField } from '../../ui/kit/text-field.tsx'
import { typedWord } from './typed-word.ts'
import { useApiForm } from './use-api-form.ts'

interface ConfirmByTypingProps<Data, Failure, Variables>
  extends Omit<ComponentProps<typeof FormDialog>, 'form' | 'alert' | 'children'> {
  /** The word to type, such as the affected user's email address. */
  readonly word: string
  /** A reason that is asked for above the word: its rules, and its readers. */
  readonly reason?: { readonly rules: FieldRules; readonly hint: string }
  readonly write: UseMutationOptions<Data, Failure, Variables>
  readonly variables: (typed: { readonly reason: string }) => Variables
  readonly onDone: (data: Data) => void
  /** The consequences, above what is asked for. */
  readonly children?: ReactNode
}

/** Asks before an action that takes something away: a name, an address or the end of a key has to be typed. */
export function ConfirmByTyping<Data, Failure, Variables>({
  word,
  reason,
  write,
  variables,
  onDone,
  children,
  ...dialog
}: ConfirmByTypingProps<Data, Failure, Variables>) {
  const { field, ...form } = useApiForm({
    defaultValues: { reason: '', word: '' },
    rules: { ...(reason && { reason: reason.rules }) },
    checks: { word: typedWord(word) },
    write,
    variables: (typed: { reason: string; word: string }) => variables({ reason: typed.reason.trim() }),
    onDone,
  })
  return (
    <FormDialog {...dialog} alert form={form}>
      {children}
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
    </FormDialog>
  )
}
