import { type FormEvent, type ReactNode, useId, useState } from 'react'
import type { ProblemText } from '../../lib/problem.ts'
import { FormError } from '../../ui/form-error.tsx'
import { Button } from '../../ui/kit/button.tsx'
import { Dialog } from '../../ui/kit/dialog.tsx'
import { TextField } from '../../ui/kit/text-field.tsx'

interface ConfirmByTypingProps {
  readonly title: string
  /** What it leads to. */
  readonly about: ReactNode
  /** What has to be typed, such as the email address of whom it concerns. */
  readonly word: string
  /** The words of the button. */
  readonly action: string
  /** The words of the way back. */
  readonly keep: string
  readonly busy?: boolean
  readonly failure?: ProblemText | null
  /** Names the failure. */
  readonly failed?: string
  /** What else is asked, above the word. */
  readonly children?: ReactNode
  readonly onConfirm: () => void
  readonly onClose: () => void
}

/** Asks before something that takes away from somebody: who goes on has to write whom it concerns. */
export function ConfirmByTyping({
  title,
  about,
  word,
  action,
  keep,
  busy = false,
  failure = null,
  failed = '',
  children,
  onConfirm,
  onClose,
}: ConfirmByTypingProps) {
  const form = useId()
  const [typed, setTyped] = useState('')
  const [wrong, setWrong] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // Drawn elsewhere, it is still within the form of whoever asks.
    event.stopPropagation()
    if (busy) return
    if (typed.trim().toLowerCase() === word.toLowerCase()) onConfirm()
    else setWrong(true)
  }
  return (
    <Dialog
      alert
      open
      title={title}
      onOpenChange={(open) => open || onClose()}
      about={about}
      actions={
        <>
          <Button look="danger" type="submit" form={form} busy={busy}>
            {action}
          </Button>
          <Button onClick={onClose}>{keep}</Button>
        </>
      }
    >
      <FormError of={failure} title={failed} />
      {children}
      <form id={form} noValidate onSubmit={submit}>
        <TextField
          label={`Type ${word} to confirm`}
          value={typed}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          error={wrong ? `Type ${word}, as it’s written here.` : undefined}
          errorAtOnce
          onChange={({ target }) => {
            setTyped(target.value)
            setWrong(false)
          }}
        />
      </form>
    </Dialog>
  )
}
