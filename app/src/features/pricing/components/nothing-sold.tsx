import { Tags } from 'lucide-react'
import { href } from '../../../paths.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'

export function NothingSold() {
  return (
    <EmptyState
      icon={Tags}
      title="Nothing is sold yet"
      action={<LinkButton href={href('contact')}>Ask about prices</LinkButton>}
    >
      The price of each call stands here from the day its API is published.
    </EmptyState>
  )
}
