import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { tagRecipe } from '../../theme/recipes/feedback.ts'
import type { Tone } from '../plain-tag.tsx'

const Box = chakra('span', tagRecipe)

interface TagProps {
  readonly tone?: Tone | undefined
  readonly children: ReactNode
}

/** A word that sorts: a status, a kind. Its colour only repeats what it says. */
export const Tag = ({ tone, children }: TagProps) => <Box {...(tone && { tone })}>{children}</Box>
