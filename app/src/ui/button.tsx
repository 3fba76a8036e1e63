import type { ComponentProps } from 'react'
import styles from './button.module.css'
import { classes } from './classes.ts'

interface Look {
  readonly look?: 'primary' | 'ghost' | 'plain' | 'icon' | undefined
  readonly size?: 'large' | undefined
  readonly full?: boolean | undefined
}

const lookOf = ({ look = 'ghost', size, full }: Look, className: string | undefined) =>
  classes(styles.button, styles[look], size && styles[size], full && styles.full, className)

type ButtonProps = Look & ComponentProps<'button'> & { readonly busy?: boolean }

/** A busy button keeps the focus and its place in the reading order, and does nothing. */
export function Button({
  look,
  size,
  full,
  busy,
  className,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={busy ? 'button' : type}
      className={lookOf({ look, size, full }, className)}
      {...(busy ? { 'aria-disabled': true } : { onClick })}
    />
  )
}

type LinkButtonProps = Look & ComponentProps<'a'> & { readonly href: string }

export function LinkButton({ look, size, full, className, ...rest }: LinkButtonProps) {
  return <a {...rest} className={lookOf({ look, size, full }, className)} />
}
