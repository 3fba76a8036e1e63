import type { LucideIcon } from 'lucide-react'

interface IconProps {
  readonly of: LucideIcon
  /** In pixels, at the usual size of text. */
  readonly size?: number
}

/** Decoration beside words; what it means is always said in text. It grows with the text of whoever enlarges that. */
export function Icon({ of: Glyph, size = 18 }: IconProps) {
  return <Glyph size={`${size / 16}rem`} strokeWidth={1.75} aria-hidden="true" focusable="false" />
}
