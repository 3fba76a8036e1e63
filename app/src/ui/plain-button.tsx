import type { ComponentProps } from 'react'
import { classes } from './classes.ts'
import styles from './plain.module.css'

interface Look {
  /** `bare` leaves the look to the page: a row that folds, a chip. */
  readonly look?: 'primary' | 'ghost' | 'plain' | 'link' | 'icon' | 'bare' | undefined
  readonly size?: 'small' | 'large' | undefined
  readonly full?: boolean | undefined
}

const lookOf = ({ look = 'ghost', size, full }: Look, className: string | undefined) =>
  look === 'bare'
    ? className
    : classes(styles.button, styles[look], size && styles[size], full && styles.full, className)

type PlainButtonProps = Look & ComponentProps<'button'> & { readonly busy?: boolean }

/** A busy button keeps the focus and its place in the reading order, and does nothing. */
export function PlainButton({
  look,
  size,
  full,
  busy,
  className,
  onClick,
  type = 'button',
  ...rest
}: PlainButtonProps) {
  return (
    <button
      {...rest}
      type={busy ? 'button' : type}
      className={lookOf({ look, size, full }, className)}
      {...(busy ? { 'aria-disabled': true } : { onClick })}
    />
  )
}

type PlainLinkButtonProps = Look & ComponentProps<'a'> & { readonly href: string }

export function PlainLinkButton({ look, size, full, className, ...rest }: PlainLinkButtonProps) {
  return <a {...rest} className={lookOf({ look, size, full }, className)} />
}
