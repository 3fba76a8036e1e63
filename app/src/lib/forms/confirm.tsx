import type { FieldRules } from '@switchboard/sdk/forms'
import type { UseMutationOptions } from '@tanstack/react-query'
import type { ComponentProps, ReactNode } from 'react'
import { FormDialog } from '../../ui/kit/dialog.tsx'
import { TextAreaField } from '../../ui/kit/text-area-field.tsx'
import { TextField } from '../../ui/kit/text-field.tsx'
import { useToast } from '../../ui/kit/toast.tsx'
import { typedWord } from './typed-word.ts'
import { useApiForm } from './use-api-form.ts'

interface ConfirmProps<Data, Failure, Variables>
  extends Omit<ComponentProps<typeof FormDialog>, 'form' | 'children'> {
  /** The word to type before something is taken away, such as the affected user's email address. */
  readonly word?: string
  /** A reason that is asked for above the word: its rules, and its readers. */
  readonly reason?: { readonly rules: FieldRules; readonly hint: string }
  readonly write: UseMutationOptions<Data, Failure, Variables>
  readonly variables: (typed: { readonly reason: string }) => Variables
  /** The words of a toast, once it is done. */
  readonly done?: string | ((data: Data) => string)
  /** Follows it, once the dialog is closed. */
  readonly onDone?: (data: Data) => void
  /** The consequences, above what is asked for. */
  readonly children?: ReactNode
}

/** Asks before an action: by a press, or for what takes something away by a name, an address or the end of a key. */
export function Confirm<Data, Failure, Variables>({
  word,
  reason,
  write,
  variables,
  done,
  onDone,
  children,
  ...dialog
}: ConfirmProps<Data, Failure, Variables>) {
  const toast = useToast()
  const { field, ...form } = useApiForm({
    defaultValues: { ...(reason && { reason: '' }), ...(word && { word: '' }) } as Required<Typed>,
    rules: { ...(reason && { reason: reason.rules }) },
    checks: { ...(word && { word: typedWord(word) }) },
    write,
    variables: ({ reason: text = '' }: Required<Typed>) => variables({ reason: text.trim() }),
    onDone: (data) => {
      dialog.onClose()
      if (done) toast({ kind: 'success', title: typeof done === 'string' ? done : done(data) })
      onDone?.(data)
    },
  })
  return (
    <FormDialog alert {...dialog} form={form}>
      {(children || reason || word) && (
        <>
          {children}
          {reason && (
            <TextAreaField {...field('reason', 'a reason')} label="Reason" hint={reason.hint} rows={2} />
          )}
          {word && (
            <TextField
              {...field('word', word)}
              label={`Type ${word} to confirm`}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              errorAtOnce
            />
          )}
        </>
      )}
    </FormDialog>
  )
}

interface Typed {
  readonly reason?: string | undefined
  readonly word?: string | undefined
}
