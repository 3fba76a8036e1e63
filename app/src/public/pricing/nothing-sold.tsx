import { Tags } from 'lucide-react'
import { href } from '../../paths.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PlainLinkButton } from '../../ui/plain-button.tsx'

export function NothingSold() {
  return (
    <EmptyState
      icon={Tags}
      title="No prices yet"
      action={<PlainLinkButton href={href('contact')}>Ask about prices</PlainLinkButton>}
    >
      Prices appear here as soon as the first API is published.
    </EmptyState>
  )
}
