import { type ReactNode, type Ref, useId } from 'react'
import { stack } from '../../ui/layout.ts'
import css from './pricing.module.css'

interface SectionProps {
  readonly title: string
  readonly about: ReactNode
  /** For who leads the reader here. */
  readonly heading?: Ref<HTMLHeadingElement>
  readonly children: ReactNode
}

export function Section({ title, about, heading, children }: SectionProps) {
  const id = useId()
  return (
    <section className={stack(5)} aria-labelledby={id}>
      <header className={stack(2)}>
        <h2 id={id} ref={heading} {...(heading && { tabIndex: -1 })}>
          {title}
        </h2>
        <p className={css.sectionAbout}>{about}</p>
      </header>
      {children}
    </section>
  )
}
