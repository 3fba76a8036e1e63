import { type ReactNode, useId } from 'react'
import { Card } from './card.tsx'
import { classes } from './classes.ts'
import styles from './frames.module.css'
import { stack } from './layout.ts'
import { PlainSkeleton, SkeletonLine } from './plain-skeleton.tsx'

interface FigureCardProps {
  /** One of several in a card. */
  readonly bare?: boolean
  /** The figure's name: "Available credits". */
  readonly label: string
  /** Of its heading, for links to it. */
  readonly id?: string
  readonly figure?: ReactNode
  /** A heading's beside a figure that matters more. */
  readonly size?: 'heading'
  readonly children?: ReactNode
}

/** One figure that matters, and what is to be said about it. */
export function FigureCard({ bare = false, label, id, figure, size, children }: FigureCardProps) {
  const ownId = useId()
  const heading = id ?? ownId
  const Frame = bare ? 'section' : Card
  return (
    <Frame {...(!bare && { as: 'section' })} aria-labelledby={heading}>
      <h2 className={classes('label', styles.figureLabel)} id={heading}>
        {label}
      </h2>
      {figure !== undefined && (
        <p className={styles.figure} data-size={size}>
          {figure}
        </p>
      )}
      {children}
    </Frame>
  )
}

/** Inside a card, as high as what comes: a label, a figure, and what is said about it. */
export const FigureSkeleton = ({ height }: { readonly height: string }) => (
  <>
    <p className={classes('label', styles.figureLabel)}>
      <SkeletonLine width="40%" />
    </p>
    <p className={styles.figure}>
      <SkeletonLine width="50%" />
    </p>
    <PlainSkeleton height={height} />
  </>
)

/** Cards side by side: all in one row, in pairs on a tablet, one below the other on a phone. */
export const CardGrid = ({ children }: { readonly children: ReactNode }) => (
  <div className={classes(stack(4), styles.cardGrid)}>{children}</div>
)
