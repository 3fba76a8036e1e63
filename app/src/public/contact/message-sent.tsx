import { MailCheck } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { href } from '../../paths.ts'
import { classes } from '../../ui/classes.ts'
import { Icon } from '../../ui/icon.tsx'
import { row, stack } from '../../ui/layout.ts'
import { PlainButton, PlainLinkButton } from '../../ui/plain-button.tsx'
import css from './contact.module.css'

export interface SentMessage {
  /** The desk's response. */
  readonly answer: string
  readonly email: string
  readonly requestId: string
}

interface SentProps {
  readonly message: SentMessage
  readonly onAnother: () => void
}

/** Stands where the form stood, and takes the focus: that is what has changed. */
export function Sent({ message: { answer, email, requestId }, onAnother }: SentProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])

  return (
    <div className={stack(3)}>
      <span className={css.icon}>
        <Icon of={MailCheck} size={24} />
      </span>
      <h2 ref={heading} tabIndex={-1} className={css.sentTitle}>
        Your message is on its way
      </h2>
      <p>{answer}</p>
      <ul className={classes(stack(2), 'bullets', css.next)}>
        <li>
          The copy goes to <strong>{email}</strong>. Not there after a few minutes? Check spam.
        </li>
        <li>We’ll reply by email too. Answer it to continue the conversation.</li>
        {requestId && (
          <li>
            We look up request <code className="mono">{requestId}</code> before we reply.
          </li>
        )}
      </ul>
      <div className={classes(row(3), css.actions)}>
        <PlainButton onClick={onAnother}>Send another message</PlainButton>
        <PlainLinkButton look="plain" href={href('faqs')}>
          Read the FAQ
        </PlainLinkButton>
      </div>
    </div>
  )
}
