import { type ReactNode, useId } from 'react'
import css from './pricing.module.css'

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
        <p className={css.sectionAbout}>{about}</p>
      </header>
      {children}
    </section>
  )
}
