import type { ReactNode } from 'react'

/** Props of every field besides those of its control. */
export interface FieldFrame {
  readonly label: ReactNode
  /** The label is heard and not seen: for a field whose place says what it is. */
  readonly labelHidden?: boolean | undefined
  readonly hint?: ReactNode
  readonly error?: string | undefined
  /** The error is read out at once: it came by itself, not with a form that was sent. */
  readonly errorAtOnce?: boolean | undefined
  /** Stands at the end of the label's line, and comes after the control when one tabs. */
  readonly aside?: ReactNode
  /** Stands between the control and what is wrong with it. */
  readonly below?: ReactNode
  readonly required?: boolean | undefined
  readonly disabled?: boolean | undefined
}

/** Parts what the field shows from what its control is given. */
export function splitFieldProps<Props extends FieldFrame>({
  label,
  labelHidden,
  hint,
  error,
  errorAtOnce,
  aside,
  below,
  required,
  disabled,
  ...control
}: Props): readonly [FieldFrame, Omit<Props, keyof FieldFrame>] {
  return [{ label, labelHidden, hint, error, errorAtOnce, aside, below, required, disabled }, control]
}
