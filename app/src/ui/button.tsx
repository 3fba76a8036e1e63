import type { AnchorHTMLAttributes, ButtonHTMLAttributes } from 'react'
import styles from './button.module.css'
import { classes } from './classes.ts'

interface Look {
  readonly look?: 'primary' | 'ghost' | 'plain' | 'icon'
  readonly size?: 'large'
  readonly full?: boolean
}

const lookOf = ({ look = 'ghost', size, full }: Look, className: string | undefined) =>
  classes(styles.button, styles[look], size && styles[size], full && styles.full, className)

type ButtonProps = Look & ButtonHTMLAttributes<HTMLButtonElement> & { readonly busy?: boolean }

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
      className={lookOf({ look, size, full } as Look, className)}
      {...(busy ? { 'aria-disabled': true } : { onClick })}
    />
  )
}

type LinkButtonProps = Look & AnchorHTMLAttributes<HTMLAnchorElement> & { readonly href: string }

export function LinkButton({ look, size, full, className, ...rest }: LinkButtonProps) {
  return <a {...rest} className={lookOf({ look, size, full } as Look, className)} />
}
