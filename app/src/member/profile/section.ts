import type { LucideIcon } from 'lucide-react'
import type { Profile } from '../../lib/session/session.ts'
import { href } from '../../paths.ts'
import type { Preloadable } from '../../router/preloadable.ts'

/** Names in addresses, such as `/dashboard/profile?section=sessions`: emails lead there, so a name stays. */
export type SectionName =
  | 'details'
  | 'password'
  | 'security'
  | 'sessions'
  | 'notifications'
  | 'theme'
  | 'your-data'

export interface SectionProps {
  readonly profile: Profile
}

export interface ProfileSection {
  readonly name: SectionName
  readonly label: string
  /** One sentence below the heading. */
  readonly about: string
  readonly icon: LucideIcon
  readonly Content: Preloadable<SectionProps>
}

const parameter = 'section'

export const sectionHref = (name: SectionName): string =>
  href('profile', {}, { query: { [parameter]: name } })

/** The section in the address; the first if it names none, or an unknown one. */
export function openSection(sections: readonly ProfileSection[], search: string): ProfileSection {
  const name = new URLSearchParams(search).get(parameter)
  const [first] = sections
  if (!first) throw new Error('A profile has sections')
  return sections.find((section) => section.name === name) ?? first
}
