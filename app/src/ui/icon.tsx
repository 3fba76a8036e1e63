import type { LucideIcon } from 'lucide-react'

interface IconProps {
  readonly of: LucideIcon
  readonly size?: number
}

/** Decoration beside words; what it means is always said in text. */
export function Icon({ of: Glyph, size = 18 }: IconProps) {
  return <Glyph size={size} strokeWidth={1.75} aria-hidden="true" focusable="false" />
}
