import { useState } from 'react'
import { classes } from '../../ui/classes.ts'
import { FormButton } from '../../ui/form-button.tsx'
import { FormError } from '../../ui/form-error.tsx'
import { stack } from '../../ui/layout.ts'
import styles from '../lib.module.css'
import { type ProblemText, problemText } from '../problem.ts'
import { useRequestLink } from './use-request-link.ts'
import { type ResendInput, useResendWait } from './use-resend.ts'

const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

/** Asks for the email once more, and counts down until that is possible. */
export function ResendButton({ kind, email }: ResendInput) {
  const requestLink = useRequestLink(kind)
  const secondsLeft = useResendWait({ kind, email })
  const [busy, setBusy] = useState(false)
  const [sent, setSent] = useState(false)
  const [failure, setFailure] = useState<ProblemText | null>(null)

  async function resend() {
    if (busy || secondsLeft > 0) return
    setBusy(true)
    setSent(false)
    setFailure(null)
    try {
      setSent((await requestLink(email)) === 'sent')
    } catch (error) {
      setFailure(problemText(error))
    } finally {
      setBusy(false)
    }
  }

  return (
    <div className={classes(stack(3), styles.resend)}>
      <FormError of={failure} title="We couldn’t send another email." />
      {/* Not disabled, which would drop the focus of who has just pressed it. */}
      <FormButton
        type="button"
        look="ghost"
        busy={busy}
        {...(secondsLeft > 0 && { 'aria-disabled': true })}
        style={{ fontVariantNumeric: 'tabular-nums' }}
        onClick={resend}
      >
        {secondsLeft > 0 ? `Resend email in ${clock(secondsLeft)}` : 'Resend email'}
      </FormButton>
      <p className="small muted" role="status">
        {sent ? 'We’ve sent another email. Earlier links no longer work.' : ''}
      </p>
    </div>
  )
}
