import type { ComponentType } from 'react'
import type { Profile } from '../../lib/session/session.ts'
import { href } from '../../paths.ts'
import type { Section } from '../../router/route-definition.ts'

export interface NavLink {
  readonly label: string
  readonly href: string
  readonly newTab?: boolean
  /** Parts of the portal for which it is highlighted, beside its own page. */
  readonly sections?: readonly Section[]
  /** How much waits there. */
  readonly Count?: ComponentType
}

/** Links beside those of the specification: a second row, and more of the menu where the bar is narrow. */
export interface SecondRow {
  readonly label: string
  readonly links: readonly NavLink[]
}

/** The catalogue opens beside what a person is at. */
const catalogue = { href: href('catalogue'), newTab: true } as const

export const publicLinks: readonly NavLink[] = [
  { label: 'API', ...catalogue },
  { label: 'Pricing', href: href('pricing') },
  { label: 'Insights', href: href('insights') },
  { label: 'About Us', href: href('about') },
  { label: 'Contact Us', href: href('contact') },
]

export const userLinks: readonly NavLink[] = [
  { label: 'Overview', href: href('overview'), sections: ['overview'] },
  { label: 'Subscriptions', href: href('subscriptions'), sections: ['subscriptions', 'usage'] },
  { label: 'API Marketplace', ...catalogue },
]

export const adminLinks: readonly NavLink[] = [
  { label: 'Key Management', href: href('adminKeys'), sections: ['keys'] },
  { label: 'Credits Management', href: href('adminCredits'), sections: ['credits'] },
]

/** Everybody can read them; visitors find them in the menu and the footer. */
export const readingLinks: readonly NavLink[] = [
  { label: 'Docs', href: href('docsUsers', {}) },
  { label: 'Guides', href: href('guides', {}) },
]

/** A person without a team has no page for it. The last, so that nothing moves when it's known who is there. */
const teamLink: NavLink = { label: 'Team', href: href('team'), sections: ['team'] }

export const userRow: SecondRow = {
  label: 'Account',
  links: [
    { label: 'Wallet', href: href('wallet'), sections: ['wallet'] },
    { label: 'Usage', href: href('usage'), sections: ['usage'] },
    { label: 'Statements', href: href('pay'), sections: ['statements'] },
    { label: 'Plans', href: href('plans'), sections: ['plans'] },
    { label: 'Your plan', href: href('plan'), sections: ['plan'] },
    { label: 'Verification', href: href('kyb'), sections: ['verification'] },
    { label: 'Webhooks', href: href('webhooks'), sections: ['webhooks'] },
    { label: 'Exports', href: href('exports'), sections: ['exports'] },
    ...readingLinks,
    teamLink,
  ],
}

export const adminRow: SecondRow = {
  label: 'Administration',
  links: [
    { label: 'Users', href: href('adminUsers'), sections: ['users'] },
    { label: 'Approvals', href: href('adminApprovals'), sections: ['approvals'] },
    { label: 'Verifications', href: href('adminKyb'), sections: ['verifications'] },
    { label: 'APIs', href: href('adminApis'), sections: ['apis'] },
    { label: 'Deliveries', href: href('adminDeliveries'), sections: ['deliveries'] },
    { label: 'Audit log', href: href('adminAudit'), sections: ['audit'] },
    ...readingLinks,
  ],
}

export const rowFor = (team: Profile['team'] | undefined, { label, links }: SecondRow): SecondRow => ({
  label,
  links: links.filter((link) => link !== teamLink || team),
})

/** Of the menu on public pages, whose bar has the links of visitors. */
export function menuLinksFor(profile: Profile | undefined): readonly NavLink[] {
  if (!profile?.tc_agree) return readingLinks
  const own =
    profile.user_type === 'ADMIN' ? ([adminLinks, adminRow] as const) : ([userLinks, userRow] as const)
  return [...own[0].filter(({ newTab }) => !newTab), ...rowFor(profile.team, own[1]).links]
}
