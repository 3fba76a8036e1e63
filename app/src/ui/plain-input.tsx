import type { ComponentProps } from 'react'

/** One line to write in, within a box that the page draws. A labelled field with hint and error is ui/kit/text-field.tsx. */
export function PlainInput(props: ComponentProps<'input'>) {
  return <input autoComplete="off" {...props} />
}
