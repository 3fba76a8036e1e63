import type { ReactNode } from 'react'
import { classes } from '../../ui/classes.ts'
import { FormCard } from '../../ui/form-card.tsx'
import { stack } from '../../ui/layout.ts'
import { PlainButton } from '../../ui/plain-button.tsx'
import styles from '../lib.module.css'
import { ResendButton } from './resend-button.tsx'
import type { ResendInput } from './use-resend.ts'

interface CheckEmailProps extends ResendInput {
  readonly about: ReactNode
  /** Whether it has just taken the place of a form. */
  readonly takesFocus: boolean
  readonly onStartAgain: () => void
}

const lifetime = { verify: '24 hours', reset: 'one hour', delete: 'one hour' } as const

/** Instructions while an email with a link is on its way. */
export function CheckEmail({ kind, email, about, takesFocus, onStartAgain }: CheckEmailProps) {
  return (
    <FormCard
      title="Check your email"
      about={about}
      takesFocus={takesFocus}
      footer={
        <>
          Wrong address?{' '}
          <PlainButton look="link" size="small" onClick={onStartAgain}>
            Start again
          </PlainButton>
        </>
      }
    >
      <ul className={classes(stack(2), styles.tips)}>
        <li>The link works once, for {lifetime[kind]}.</li>
        <li>Not there after a few minutes? Check your spam folder.</li>
        <li>A new link replaces the one before it.</li>
      </ul>
      <ResendButton kind={kind} email={email} />
    </FormCard>
  )
}
