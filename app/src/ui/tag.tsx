import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import styles from './tag.module.css'

export type Tone = 'good' | 'warning' | 'bad' | 'brand'

interface TagProps {
  readonly tone?: Tone
  readonly children: ReactNode
}

export function Tag({ tone, children }: TagProps) {
  return <span className={classes(styles.tag, tone && styles[tone])}>{children}</span>
}
