import type { ReactNode } from 'react'
import { CopyButton } from './copy-button.tsx'
import { facts } from './facts.tsx'
import { row, stack } from './layout.ts'

interface FactGroupProps {
  readonly title: string
  readonly children: ReactNode
}

/** Facts of one thing that belong together. */
export const FactGroup = ({ title, children }: FactGroupProps) => (
  <section className={stack(2)} aria-label={title}>
    <h4 className="label">{title}</h4>
    <dl className={facts('open')}>{children}</dl>
  </section>
)

export const Fact = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd className={row(2, 'end')}>{children}</dd>
  </div>
)

/** An identifier, to be copied. */
export const CopiedFact = ({ name, text }: { readonly name: string; readonly text: string }) => (
  <Fact name={name}>
    <span className="mono">{text}</span>
    <CopyButton text={text} what={`the ${name.toLowerCase().replace(' id', ' ID')}`} />
  </Fact>
)
