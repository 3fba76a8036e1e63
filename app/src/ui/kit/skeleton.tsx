import { Skeleton as ChakraSkeleton } from '@chakra-ui/react/skeleton'

interface SkeletonProps {
  readonly width?: string
  readonly height?: string
}

/** A stand-in of the shape that is to come. Say what is loading once, beside it. */
export const Skeleton = ({ width = '100%', height = '1em' }: SkeletonProps) => (
  <ChakraSkeleton width={width} height={height} aria-hidden="true" />
)
