import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import styles from './plain.module.css'

export type EnvironmentTone = 'mock' | 'test' | 'live'
export type Tone = 'good' | 'warning' | 'bad' | 'brand' | EnvironmentTone

interface PlainTagProps {
  readonly tone?: Tone | undefined
  readonly children: ReactNode
}

export function PlainTag({ tone, children }: PlainTagProps) {
  return <span className={classes(styles.tag, tone && styles[tone])}>{children}</span>
}
