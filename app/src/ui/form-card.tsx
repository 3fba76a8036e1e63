import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import { useHydrating } from '../base/use-hydrating.ts'
import { Card } from './card.tsx'
import { classes } from './classes.ts'
import { stack } from './layout.ts'
import styles from './plain-field.module.css'

interface FormCardProps {
  readonly title: string
  readonly about?: ReactNode
  readonly children?: ReactNode
  readonly footer?: ReactNode
  /** It came in the place of another card: its title takes the focus, as that is what has changed. */
  readonly takesFocus?: boolean
}

/** One form of the entry pages, with its title: log in, sign up, set a new password. */
export function FormCard({ title, about, children, footer, takesFocus = false }: FormCardProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus])
  return (
    <Card as="section" className={stack(5)}>
      <header className={stack(2)}>
        <h1 ref={heading} className={styles.title} {...(takesFocus && { tabIndex: -1 })}>
          {title}
        </h1>
        {about && <p className="muted">{about}</p>}
      </header>
      {children}
      {footer && <p className={classes('note', styles.footer)}>{footer}</p>}
    </Card>
  )
}

interface CardFormProps {
  /** Its name, which is not seen. */
  readonly label: string
  readonly onSubmit: (event: FormEvent) => void
  /** Its first empty field takes the focus: for pages that hold nothing but the form. */
  readonly takesFocus?: boolean
  readonly children: ReactNode
}

/**
 * The fields in a card, one below the other. The app shows their errors, not the browser. As the server draws it, it
 * can be neither filled in nor sent, not even by the browser: without the app, typed values would be lost, and a
 * password would end up in the address (decision 0040).
 */
export function CardForm({ label, onSubmit, takesFocus = false, children }: CardFormProps) {
  const hydrating = useHydrating()
  const fields = useRef<HTMLFieldSetElement>(null)
  useEffect(() => {
    if (!takesFocus || hydrating) return
    // Values that arrive with the form are in its fields by then.
    const frame = requestAnimationFrame(() => {
      // A person may have begun to type, or have gone to a link.
      if (fields.current?.contains(document.activeElement)) return
      const inputs = [...(fields.current?.querySelectorAll('input') ?? [])]
      inputs.find(({ value }) => value === '')?.focus()
    })
    return () => cancelAnimationFrame(frame)
  }, [takesFocus, hydrating])
  return (
    <form method="post" noValidate onSubmit={onSubmit} aria-label={label}>
      <fieldset ref={fields} className={classes(stack(5), styles.form)} role="none" disabled={hydrating}>
        {children}
        {hydrating && <noscript>This form needs JavaScript.</noscript>}
      </fieldset>
    </form>
  )
}
