/**
 * The modules of the server, and which others each may import, with what for: see decision 0029. The walls in
 * .dependency-cruiser.mjs are made of this list; a test holds that it names every module, that each pair is used, and that there
 * is no circle.
 *
 * @type {Readonly<Record<string, readonly string[]>>}
 */
export const modules = {
  // Deletion and export of an account ask everybody who holds something of it.
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
    'wallet',
  ],
  // An account begins with a wallet.
  accounts: ['ledger'],
  // Administrators do for others what they do for themselves, signing out included; webhooks that wait are tried again or given up.
  admin: ['accounts', 'auth', 'ledger', 'notifications', 'subscriptions', 'wallet', 'webhooks'],
  // The person, links in mails, what a sign-in still has to prove, the captcha of the registration; a new device is announced.
  auth: ['accounts', 'email-tokens', 'notifications', 'second-factor', 'site'],
  // The documentation of a version is kept with it.
  catalogue: ['reference'],
  // Results are of a version; who added a key is named.
  conformance: ['accounts', 'catalogue'],
  content: [],
  // llms.txt and the sitemap list them.
  discovery: ['catalogue', 'content', 'downloads', 'pricing'],
  // Files are made of a version; the library of an API links its conformance result.
  downloads: ['catalogue', 'conformance', 'reference'],
  // Addresses are counted by their hash.
  'email-tokens': ['accounts'],
  // An account is locked while its exports are counted; what is exported, and who is notified when it is ready.
  exports: ['accounts', 'notifications', 'usage', 'wallet'],
  // A verified business names the account; a form is for an API or all of a publisher; the outcome is announced.
  kyb: ['accounts', 'catalogue', 'notifications'],
  ledger: [],
  // Nobody is left of a deleted account to be notified; administrators are listed.
  notifications: ['accounts'],
  // Credits are bought and booked, statements priced, cards saved by the account, webhooks sent.
  payments: ['accounts', 'notifications', 'pricing', 'wallet', 'webhooks'],
  // Whose plan it is; prices are of operations; credits that can be spent; a change of plan is announced.
  pricing: ['accounts', 'catalogue', 'notifications', 'wallet'],
  // The profile shows what the plan was used for.
  profile: ['accounts', 'pricing'],
  reference: [],
  // Whose factors they are; changes of them are announced.
  'second-factor': ['accounts', 'notifications'],
  // Whitepapers are texts with a file.
  site: ['content'],
  // Whose profile changes, which joining returns, and who is notified.
  team: ['accounts', 'notifications', 'profile'],
  // Products and plans are taken, some by verified businesses alone, and a plan becomes the account’s; keys that end and deprecated versions are sent to webhooks.
  subscriptions: ['accounts', 'catalogue', 'kyb', 'notifications', 'pricing', 'webhooks'],
  // Whose usage it is; a call shows its address, its key and its rows of the ledger.
  usage: ['accounts', 'catalogue', 'subscriptions', 'wallet'],
  // Credits move, a row names who moved them, and owners are notified of marks that are crossed.
  wallet: ['accounts', 'ledger', 'notifications', 'webhooks'],
  // An account is locked while its webhooks are counted; an owner is notified when one is switched off.
  webhooks: ['accounts', 'notifications'],
}
