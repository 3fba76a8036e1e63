import type { LucideIcon } from 'lucide-react'

interface IconProps {
  readonly of: LucideIcon
  /** In pixels, at the usual size of text. */
  readonly size?: number
}

/** Decoration beside words, which carry the meaning. It grows with the reader's text size. */
export function Icon({ of: Glyph, size = 18 }: IconProps) {
  return <Glyph size={`${size / 16}rem`} strokeWidth={1.75} aria-hidden="true" focusable="false" />
}
