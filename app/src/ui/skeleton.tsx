import styles from './skeleton.module.css'

interface SkeletonProps {
  readonly width?: string
  readonly height?: string
}

/** A stand-in of the shape that is to come. Say what is loading once, beside it, in a Loading. */
export function Skeleton({ width = '100%', height = '1em' }: SkeletonProps) {
  return <span className={styles.skeleton} style={{ width, height }} aria-hidden="true" />
}
