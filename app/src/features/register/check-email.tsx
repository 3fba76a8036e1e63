import type { ReactNode } from 'react'
import { ResendButton } from '../../lib/forms/resend-button.tsx'
import { FormCard } from '../../ui/form-card.tsx'
import { Button } from '../../ui/kit/button.tsx'
import styles from './register.module.css'
import { useRequestLink } from './use-request-link.ts'

interface CheckEmailProps {
  readonly about: ReactNode
  readonly email: string
  /** Whether it has just taken the place of a form. */
  readonly takesFocus: boolean
  readonly onStartAgain: () => void
}

/** What to do while the mail is on its way. */
export function CheckEmail({ about, email, takesFocus, onStartAgain }: CheckEmailProps) {
  const requestLink = useRequestLink()
  return (
    <FormCard
      title="Check your email"
      about={about}
      takesFocus={takesFocus}
      footer={
        <>
          Wrong address?{' '}
          <Button look="link" size="small" onClick={onStartAgain}>
            Start again
          </Button>
        </>
      }
    >
      <ul className={styles.tips}>
        <li>The link works once, for 24 hours.</li>
        <li>Not there after a few minutes? Check your spam folder.</li>
        <li>A new link replaces the one before it.</li>
      </ul>
      <div className={styles.resend}>
        <ResendButton kind="verify" email={email} send={() => requestLink(email)} />
      </div>
    </FormCard>
  )
}
