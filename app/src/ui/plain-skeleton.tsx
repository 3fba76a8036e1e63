import styles from './frames.module.css'

interface PlainSkeletonProps {
  readonly width?: string
  readonly height?: string
}

/** A stand-in of the shape that is to come. Say what is loading once, beside it, in a Loading. */
export function PlainSkeleton({ width = '100%', height = '1em' }: PlainSkeletonProps) {
  return <span className={styles.skeleton} style={{ width, height }} aria-hidden="true" />
}

/** A line of a text that is to come. It is as high as the text around it, so that nothing moves when its words are there. */
export function SkeletonLine({ width = '100%' }: Pick<PlainSkeletonProps, 'width'>) {
  return <span className={styles.skeletonLine} style={{ width }} aria-hidden="true" />
}
