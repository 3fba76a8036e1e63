import { useMutation } from '@tanstack/react-query'
import { classes } from '../../ui/classes.ts'
import { FormButton } from '../../ui/form-button.tsx'
import { FormError } from '../../ui/form-error.tsx'
import { stack } from '../../ui/layout.ts'
import styles from '../lib.module.css'
import { problemText } from '../problem.ts'
import { useRequestLink } from './use-request-link.ts'
import { type ResendInput, useResendWait } from './use-resend.ts'

const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

/** Asks for the email once more, and counts down until that is possible. */
export function ResendButton({ kind, email }: ResendInput) {
  const { mutate, isPending, data, error } = useMutation(useRequestLink(kind))
  const secondsLeft = useResendWait({ kind, email })
  const resend = () => {
    if (!isPending && secondsLeft === 0) mutate(email)
  }

  return (
    <div className={classes(stack(3), styles.resend)}>
      <FormError of={error && problemText(error)} title="We couldn’t send another email." />
      {/* Not disabled, which would drop the focus right after the press. */}
      <FormButton
        type="button"
        look="ghost"
        busy={isPending}
        {...(secondsLeft > 0 && { 'aria-disabled': true })}
        style={{ fontVariantNumeric: 'tabular-nums' }}
        onClick={resend}
      >
        {secondsLeft > 0 ? `Resend email in ${clock(secondsLeft)}` : 'Resend email'}
      </FormButton>
      <p className="small muted" role="status">
        {data === 'sent' ? 'We’ve sent another email. Earlier links no longer work.' : ''}
      </p>
    </div>
  )
}
