import type { ReactNode } from 'react'
import { brand } from '../../base/brand.ts'
import { href } from '../../paths.ts'
import type { Section } from '../../router/route-definition.ts'

export interface NavLink {
  readonly label: string
  readonly href: string
  readonly newTab?: boolean
  /** Parts of the portal for which it is highlighted, beside its own page. */
  readonly sections?: readonly Section[]
  /** How much waits there. */
  readonly count?: ReactNode
  /** In rail-icons.svg. */
  readonly icon?: string
}

/** Links beside those of the specification: a part of the rail, or of the menu where there is no room for it. */
export interface NavGroup {
  readonly label: string
  readonly links: readonly NavLink[]
}

/** Ways to all pages of a kind of account. */
export interface Navigation {
  readonly label: string
  /** Of the specification, in the header. */
  readonly links: readonly NavLink[]
  /** Before the groups. */
  readonly home: readonly NavLink[]
  readonly groups: readonly NavGroup[]
  /** Addresses of those that phones show in a bar. */
  readonly shortcuts: readonly string[]
}

/** The catalogue opens beside what a person is at. */
export const catalogue = { href: href('catalogue'), newTab: true } as const

export const publicLinks: readonly NavLink[] = [
  { label: 'API', ...catalogue },
  { label: 'Pricing', href: href('pricing') },
  { label: 'Insights', href: href('insights') },
  { label: 'About Us', href: href('about') },
  { label: 'Contact Us', href: href('contact') },
  ...(brand.links?.header ?? []),
]

/** Everybody can read them; visitors find them in the menu and the footer. */
export const readingLinks: readonly NavLink[] = [
  { label: 'Docs', href: href('docsUsers', {}), icon: 'docs' },
  { label: 'Guides', href: href('guides', {}), icon: 'guides' },
]
export const reading: NavGroup = { label: 'Read', links: readingLinks }
