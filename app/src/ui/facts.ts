import { classes } from './classes.ts'
import './facts.css'

/** Classes of a `dl` with a `div` for each fact: a line each, `open` without a line above the first, or beside each other. */
export const facts = (kind?: 'open' | 'columns'): string =>
  kind === 'columns' ? 'factColumns' : classes('facts', kind)
