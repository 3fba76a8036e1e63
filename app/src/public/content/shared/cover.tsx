import type { CSSProperties } from 'react'
import { classes } from '../../../ui/classes.ts'
import { stack } from '../../../ui/layout.ts'
import type { InsightSummary } from '../types.ts'
import styles from './shared.module.css'

type Cover = InsightSummary['cover']

interface CoverProps {
  readonly of: Cover
  readonly kind: InsightSummary['kind']
  readonly large?: boolean
}

/** The picture of an insight; where there is none, the one figure to remember, set as large as its place allows. */
export function CoverPicture({ of: cover, kind, large = false }: CoverProps) {
  const look = classes(stack(2), styles.cover, kind === 'WHITEPAPER' && styles.paper, large && styles.large)
  if (cover.url)
    return (
      <div className={look}>
        <img className={styles.picture} src={cover.url} alt={cover.alt} loading="lazy" decoding="async" />
      </div>
    )
  const characters = { '--characters': Math.max(5, cover.figure.length) } as CSSProperties
  return (
    <div className={look}>
      <p className={styles.figure} style={characters}>
        {cover.figure}
      </p>
      <p className="note">{cover.caption}</p>
    </div>
  )
}
