import { href } from '../../paths.ts'
import type { Section } from '../../router/route-definition.ts'

export interface NavLink {
  readonly label: string
  readonly href: string
  readonly newTab?: boolean
  /** Parts of the portal for which it is highlighted, beside its own page. */
  readonly sections?: readonly Section[]
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
  { label: 'Subscriptions', href: href('subscriptions'), sections: ['subscriptions'] },
  { label: 'API Marketplace', ...catalogue },
]

export const adminLinks: readonly NavLink[] = [
  { label: 'Key Management', href: href('adminKeys'), sections: ['keys'] },
  { label: 'Credits Management', href: href('adminCredits'), sections: ['credits'] },
]

/** Ours, behind those of the specification. */
export const moreAdminLinks: readonly NavLink[] = [
  { label: 'Users', href: href('adminUsers'), sections: ['users'] },
  { label: 'Verifications', href: href('adminKyb'), sections: ['verifications'] },
  { label: 'APIs', href: href('adminApis'), sections: ['apis'] },
  { label: 'Deliveries', href: href('adminDeliveries'), sections: ['deliveries'] },
  { label: 'Audit log', href: href('adminAudit'), sections: ['audit'] },
]

/** Has no place among the links of the specification, and yet is to be highlighted: an icon in the bar, a link where it is narrow. */
export const walletLink = {
  label: 'Wallet',
  href: href('wallet'),
  sections: ['wallet'],
} as const satisfies NavLink

/** In the menu of the account, and a link where the bar is narrow. */
export const webhooksLink = {
  label: 'Webhooks',
  href: href('webhooks'),
  sections: ['webhooks'],
} as const satisfies NavLink
