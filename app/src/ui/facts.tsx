import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import './facts.css'

/** Classes of a `dl` of facts: a line each, `open` without a line above the first, or beside each other. */
export const facts = (kind?: 'open' | 'columns'): string =>
  kind === 'columns' ? 'factColumns' : classes('facts', kind)

interface FactProps {
  readonly name: string
  readonly children: ReactNode
}

export const Fact = ({ name, children }: FactProps) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)
