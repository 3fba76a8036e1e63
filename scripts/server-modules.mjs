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
    'approvals',
    'auth',
    'email-tokens',
    'exports',
    'kyb',
    'ledger',
    'notifications',
    'payments',
    'site',
    'subscriptions',
    'tax-documents',
    'team',
    'usage',
    'wallet',
  ],
  // A plan becomes the account’s by its subscriptions, statements are closed before they are left, some plans are for verified businesses; prices of a plan are published like those of an API; accounts are notified.
  'account-plans': [
    'accounts',
    'catalogue',
    'kyb',
    'notifications',
    'payments',
    'pricing',
    'subscriptions',
    'wallet',
  ],
  // An account begins with a wallet.
  accounts: ['ledger'],
  // Administrators do for others what they do for themselves, signing out included; webhooks that wait are tried again or given up, verifications counted; limits of an account are checked as those of plans are; they approve a way back without a second factor; their overview reads calls, states and servers of every API; a user’s page has payments and team; they export every account’s documents.
  admin: [
    'accounts',
    'auth',
    'kyb',
    'ledger',
    'notifications',
    'payments',
    'pricing',
    'second-factor',
    'status',
    'subscriptions',
    'tax-documents',
    'team',
    'upstreams',
    'usage',
    'wallet',
    'webhooks',
  ],
  // A call that waits belongs to a key in force; those of the account who may answer are notified; a question has the document’s name of the operation.
  approvals: ['catalogue', 'notifications', 'subscriptions', 'team'],
  // A plan or a version changes or ends; the accounts that it affects are notified, and their webhooks.
  announcements: ['accounts', 'catalogue', 'notifications', 'pricing', 'webhooks'],
  // The person, links in mails, what a sign-in still has to prove, the captcha of the registration; a new device is announced.
  auth: ['accounts', 'email-tokens', 'notifications', 'second-factor', 'site'],
  // Each action by the rules of the module that does it; counts of the rail are of the modules that hold the rows.
  capabilities: [
    'approvals',
    'kyb',
    'payments',
    'pricing',
    'second-factor',
    'subscriptions',
    'team',
    'wallet',
    'webhooks',
  ],
  // The documentation of a version is kept with it; its page says which keys reach the API itself, and whether it is disturbed.
  catalogue: ['reference', 'status', 'upstreams'],
  // Results belong to a version; each key names the administrator who added it.
  conformance: ['accounts', 'catalogue'],
  content: [],
  // llms.txt and the sitemap list them; texts of prices say what is announced.
  discovery: ['announcements', 'catalogue', 'content', 'downloads', 'pricing', 'status'],
  // Files are made of a version, and say the limits of its plans and what is announced; the library of an API links its conformance result.
  downloads: ['announcements', 'catalogue', 'conformance', 'pricing', 'reference'],
  // Addresses are counted by their hash.
  'email-tokens': ['accounts'],
  // Locks the account to count its exports; reads the exported rows, and notifies the owner of a finished file.
  exports: ['accounts', 'notifications', 'usage', 'wallet'],
  // A verified business names the account; a form is for an API or all of a publisher; the outcome is announced.
  kyb: ['accounts', 'catalogue', 'notifications'],
  ledger: [],
  // Tools are made of a version with its documentation, and say the limits of its plans; a token is checked before an agent is heard; a client asks its user about a call that waits; an account is read as in the portal.
  mcp: [
    'accounts',
    'approvals',
    'catalogue',
    'downloads',
    'oauth',
    'pricing',
    'reference',
    'subscriptions',
    'usage',
    'wallet',
  ],
  // A deleted account isn't notified; administrators are listed.
  notifications: ['accounts'],
  // A key is a client, and made for an agent; a token is for a version; an agent’s description is fetched as safely as an upstream is reached; its end is notified.
  oauth: ['catalogue', 'downloads', 'notifications', 'subscriptions', 'upstreams'],
  // Credits are bought and booked, statements priced, cards saved by the account, receipts and invoices issued, webhooks sent.
  payments: ['accounts', 'ledger', 'notifications', 'pricing', 'tax-documents', 'wallet', 'webhooks'],
  // Plans belong to accounts, prices to operations; spends credits; announces a change of plan.
  pricing: ['accounts', 'catalogue', 'notifications', 'wallet'],
  // The profile shows what the plan was used for.
  profile: ['accounts', 'pricing'],
  reference: [],
  // Factors belong to accounts; announces their changes.
  'second-factor': ['accounts', 'notifications'],
  // Whitepapers are texts with a file.
  site: ['content'],
  // A buyer who set no tax details is named as the account is.
  'tax-documents': ['accounts'],
  // Changes the profile that joining returns, and notifies owner and members.
  team: ['accounts', 'notifications', 'profile'],
  // The first owner is an account with a password; the checklist asks each module what is there.
  setup: ['accounts', 'auth', 'catalogue', 'payments', 'pricing', 'second-factor', 'upstreams', 'usage'],
  // Administrators are accounts, whose sessions end; they are invited by the links of passwords, and owners are notified.
  staff: ['accounts', 'auth', 'email-tokens', 'notifications', 'second-factor'],
  // The status page, from counts that others keep.
  status: ['upstreams'],
  // Products and plans are taken, some by verified businesses alone, and a plan becomes the account’s; keys that end are sent to webhooks; a fee that isn't covered is compared with the bought credits; counts of limits begin anew; a spend cap can be that of a member of the team.
  subscriptions: [
    'accounts',
    'catalogue',
    'kyb',
    'ledger',
    'notifications',
    'pricing',
    'team',
    'wallet',
    'webhooks',
  ],
  // The administrator who changed an upstream is named; administrators hear of a target that fails.
  upstreams: ['accounts', 'notifications'],
  // Usage belongs to accounts; a call shows its address, its key and its ledger rows.
  usage: ['accounts', 'catalogue', 'subscriptions', 'wallet'],
  // Credits move, a row names who moved them, and owners are notified of marks that are crossed.
  wallet: ['accounts', 'ledger', 'notifications', 'webhooks'],
  // An account is locked while its webhooks are counted; an owner is notified when one is switched off.
  webhooks: ['accounts', 'notifications'],
}

/**
 * Tables by the part of the server that they belong to, which alone writes them: decision 0137.
 *
 * @type {Readonly<Record<string, string>>}
 */
export const tablesByPart = {
  'account-plans': 'planned_plans plan_trials',
  accounts: 'service_accounts service_keys staff users',
  admin: 'admin_views admin_notes credit_adjustments',
  announcements: 'announcements announcement_notices',
  approvals: 'call_approvals',
  auth: 'session_families refresh_tokens access_tokens sso_tokens sign_in_attempts sign_in_failures sign_in_devices sign_in_networks',
  catalogue: 'apis api_previous_publications api_releases catalogue_version',
  conformance: 'conformance_keys conformance_results',
  downloads: 'api_texts api_document_parts',
  'email-tokens': 'mailed_tokens mail_waits',
  exports: 'exports export_chunks',
  kyb: 'kyb_submissions kyb_documents kyb_drafts business_verifications',
  ledger:
    'wallets ledger ledger_days ledger_counted lots wallet_level_changes calls_in_flight limit_counts spend_caps market',
  notifications: 'notifications notification_preferences',
  oauth: 'oauth_records',
  payments:
    'payments payment_events payment_differences refunds disputes auto_top_ups saved_cards card_setups statements sandbox_cards sandbox_charges sandbox_choices sandbox_refunds',
  platform:
    'secrets idempotency_keys call_counts outbox mails mail_attempts mail_turns audit_log migrations function_schemas',
  pricing: 'plans former_plan_terms products product_versions price_versions account_plans plan_ends',
  publishing: 'api_drafts',
  reference: 'api_references api_reference_operations api_reference_errors',
  'second-factor':
    'totp_factors passkeys recovery_codes second_factor_challenges factor_recoveries session_proofs',
  site: 'contact_messages leads taken_captchas',
  status: 'api_status_days incidents incident_updates',
  subscriptions: 'subscriptions api_keys',
  'tax-documents': 'tax_documents document_series tax_data',
  team: 'team_members team_invitations',
  upstreams: 'upstreams upstream_minutes upstream_circuits upstream_openings',
  usage:
    'api_calls call_exchanges api_call_days call_errors api_version_days api_version_callers usage_days usage_key_days api_hours',
  wallet: 'billed_accounts paid_periods',
  webhooks: 'webhooks webhook_deliveries webhook_attempts',
}
