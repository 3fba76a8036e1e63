import type { ReactNode } from 'react'

interface SectionProps {
  readonly title: string
  readonly children: ReactNode
}

/** One piece of the kit, in every state that it has. */
export function Section({ title, children }: SectionProps) {
  return (
    <section className="dev-section" aria-label={title}>
      <h2>{title}</h2>
      <div className="dev-states">{children}</div>
    </section>
  )
}

interface StateProps {
  readonly name: string
  /** Over the whole width of the page. */
  readonly wide?: boolean
  /** Whether it takes the full width, as fields do. */
  readonly fill?: boolean
  readonly children: ReactNode
}

export function State({ name, wide = false, fill = false, children }: StateProps) {
  return (
    <div className={`dev-state ${wide ? 'dev-wide' : ''} ${fill || wide ? 'dev-fill' : ''}`}>
      <span className="label">{name}</span>
      {children}
    </div>
  )
}

/** States that a pointer or a key brings about, shown without either: Chakra's recipes know them as attributes, too. */
export const hovered = { 'data-hover': '' }
export const focused = { 'data-focus-visible': '' }

export const longText =
  'Verification of the registered business name and its authorised representatives, including every trade name used in the last five years'
