import { type ReactNode, useId } from 'react'
import css from './section.module.css'

interface SectionProps {
  readonly title: string
  readonly about: ReactNode
  readonly children: ReactNode
}

export function Section({ title, about, children }: SectionProps) {
  const id = useId()
  return (
    <section className={css.section} aria-labelledby={id}>
      <header className={css.head}>
        <h2 id={id}>{title}</h2>
        <p className={css.about}>{about}</p>
      </header>
      {children}
    </section>
  )
}
