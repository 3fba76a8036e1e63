import type { HTMLAttributes } from 'react'
import { classes } from './classes.ts'
import styles from './plain.module.css'

interface CardProps extends HTMLAttributes<HTMLElement> {
  readonly as?: 'div' | 'section' | 'article' | 'li'
  /** Without, for a card whose content reaches its edges, such as a table. */
  readonly padded?: boolean
}

export function Card({ as: Tag = 'div', padded = true, className, ...rest }: CardProps) {
  return <Tag {...rest} className={classes(styles.card, padded && styles.padded, className)} />
}
