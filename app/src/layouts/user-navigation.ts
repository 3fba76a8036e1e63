import type { Profile } from '../lib/session/session.ts'
import { href } from '../paths.ts'
import { catalogue, type Navigation, type NavLink, reading } from './header/links.ts'
import { waitingCount } from './waiting-count.tsx'

const counts = {
  agents: waitingCount('user', 'agents', 'waiting for your answer'),
  webhooks: waitingCount('user', 'webhooks', 'switched off'),
  statements: waitingCount('user', 'statements', 'to pay'),
  verifications: waitingCount('user', 'verifications', 'to correct'),
}

const home: NavLink = { label: 'Overview', href: href('overview'), sections: ['overview'], icon: 'overview' }

/** A person without a team has no page for it. */
export const userNavigation = (team: Profile['team'] | undefined): Navigation => ({
  label: 'Account',
  home: [home],
  links: [
    home,
    { label: 'Subscriptions', href: href('subscriptions'), sections: ['subscriptions', 'usage'] },
    { label: 'API Marketplace', ...catalogue },
  ],
  groups: [
    {
      label: 'Build',
      links: [
        { label: 'APIs', href: href('subscriptions'), sections: ['subscriptions'], icon: 'apis' },
        { label: 'Keys', href: href('keys'), sections: ['api-keys'], icon: 'keys' },
        { label: 'Agents', href: href('agents'), sections: ['agents'], icon: 'agents', count: counts.agents },
        {
          label: 'Webhooks',
          href: href('webhooks'),
          sections: ['webhooks'],
          icon: 'webhooks',
          count: counts.webhooks,
        },
      ],
    },
    {
      label: 'Observe',
      links: [
        { label: 'Usage', href: href('usage'), sections: ['usage'], icon: 'usage' },
        { label: 'Errors', href: href('errors'), sections: ['errors'], icon: 'errors' },
        { label: 'Log', href: href('usage', {}, { query: { tab: 'log' } }), icon: 'log' },
        { label: 'Exports', href: href('exports'), sections: ['exports'], icon: 'exports' },
      ],
    },
    {
      label: 'Money',
      links: [
        { label: 'Wallet', href: href('wallet'), sections: ['wallet'], icon: 'wallet' },
        {
          label: 'Statements',
          href: href('pay'),
          sections: ['statements'],
          icon: 'statements',
          count: counts.statements,
        },
        { label: 'Your plan', href: href('plan'), sections: ['plan'], icon: 'plan' },
        { label: 'Plans', href: href('plans'), sections: ['plans'], icon: 'plans' },
      ],
    },
    {
      label: 'Account',
      links: [
        ...(team ? [{ label: 'Team', href: href('team'), sections: ['team'], icon: 'team' } as const] : []),
        {
          label: 'Verification',
          href: href('kyb'),
          sections: ['verification'],
          icon: 'verification',
          count: counts.verifications,
        },
      ],
    },
    reading,
  ],
  shortcuts: [href('overview'), href('subscriptions'), href('usage'), href('wallet')],
})
