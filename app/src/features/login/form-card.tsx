import type { ReactNode } from 'react'
import { Card } from '../../ui/card.tsx'
import styles from './login.module.css'

interface FormCardProps {
  readonly title: string
  readonly about: ReactNode
  readonly children: ReactNode
  readonly footer?: ReactNode
}

export function FormCard({ title, about, children, footer }: FormCardProps) {
  return (
    <Card as="section" className={styles.card ?? ''}>
      <header className={styles.head}>
        <h1 className={styles.title}>{title}</h1>
        <p className="muted">{about}</p>
      </header>
      {children}
      {footer && <p className={styles.footer}>{footer}</p>}
    </Card>
  )
}
