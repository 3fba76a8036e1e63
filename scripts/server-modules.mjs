/**
 * The modules of the server, and which others each may import: see decision 0029. The walls in .dependency-cruiser.mjs are
 * made of this list; a test holds that it names every module, that each pair is used, and that there is no circle.
 *
 * @type {Readonly<Record<string, readonly string[]>>}
 */
export const modules = {
  'account-data': [
    'accounts',
    'admin',
    'auth',
    'email-tokens',
    'exports',
    'kyb',
    'ledger',
    'notifications',
    'payments',
    'site',
    'subscriptions',
    'team',
    'usage',
  ],
  accounts: ['ledger', 'pricing'],
  admin: ['accounts', 'auth', 'ledger', 'notifications', 'subscriptions', 'wallet', 'webhooks'],
  auth: ['accounts', 'email-tokens', 'notifications', 'second-factor', 'site'],
  catalogue: ['reference'],
  conformance: ['catalogue'],
  content: [],
  discovery: ['catalogue', 'content', 'downloads', 'pricing'],
  downloads: ['catalogue', 'conformance', 'reference'],
  'email-tokens': ['accounts'],
  exports: ['accounts', 'notifications', 'usage', 'wallet'],
  kyb: ['accounts', 'catalogue', 'notifications'],
  ledger: [],
  notifications: [],
  payments: ['accounts', 'notifications', 'pricing', 'wallet', 'webhooks'],
  pricing: ['notifications', 'wallet'],
  reference: [],
  'second-factor': ['accounts', 'notifications'],
  site: ['content'],
  team: ['accounts', 'notifications'],
  subscriptions: ['accounts', 'catalogue', 'notifications', 'pricing', 'webhooks'],
  usage: ['catalogue', 'subscriptions', 'wallet'],
  wallet: ['ledger', 'notifications', 'webhooks'],
  webhooks: ['notifications'],
}
