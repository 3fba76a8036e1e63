import { type ComponentProps, useId } from 'react'
import { classes } from './classes.ts'
import { row } from './layout.ts'
import css from './plain.module.css'

interface PlainSelectProps extends Omit<ComponentProps<'select'>, 'id'> {
  readonly label: string
  /** For screen readers only: a list whose place says what it is. */
  readonly labelHidden?: boolean
}

/** One of some, on one line with its label. */
export function PlainSelect({ label, labelHidden, className, children, ...select }: PlainSelectProps) {
  const id = useId()
  return (
    <span className={classes(row(2, 'unbroken'), css.plainSelectLine)}>
      <label htmlFor={id} className={labelHidden ? 'visually-hidden' : 'label'}>
        {label}
      </label>
      <select {...select} id={id} className={classes(css.select, className)}>
        {children}
      </select>
    </span>
  )
}

/** Options by their values. */
export const Options = ({ of: words }: { readonly of: Readonly<Record<string, string>> }) =>
  Object.entries(words).map(([value, label]) => (
    <option key={value} value={value}>
      {label}
    </option>
  ))
