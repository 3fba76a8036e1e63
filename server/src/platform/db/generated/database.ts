// Written by `npm run generate` from the migrations. Add one to server/src/migrations, and don’t edit this file.
import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely'
import type { ColumnTypes } from '../column-types.ts'

/** Credits and money are kept in hundredths, as whole numbers; times are Date, days `YYYY-MM-DD`. */
export interface Database {
  access_tokens: {
    hash: Buffer
    family_id: string
    expires_at: Date
  }
  account_plans: {
    user_id: string
    plan_id: string
    started_at: Date
    trial_last_day: string | null
    trial_then: 'CONTINUE' | 'GO_BACK' | null
  }
  admin_notes: {
    id: string
    user_id: string
    text: string
    written_at: Date
    written_by: string
  }
  admin_views: {
    id: string
    user_id: string
    list: ColumnTypes['admin_views.list']
    name: string
    /** As the list's address has its filters, without a question mark. */
    query: string
  }
  announcement_notices: {
    announcement_id: string
    user_id: string
    /** Told that it won't happen. */
    cancelled: boolean
    told_at: Date
    in_app: boolean
    mail: boolean
    webhooks: number
  }
  announcements: {
    id: string
    plan_id: string | null
    api: string | null
    version: string | null
    effective_at: Date
    changes: JSONColumnType<ColumnTypes['announcements.changes'], string, string>
    reason: string
    short_notice_reason: string | null
    announced_by: string
    announced_at: Date
    took_effect_at: Date | null
    cancelled_at: Date | null
    cancel_reason: string | null
  }
  api_call_days: {
    user_id: string
    day: string
    api: string
    operation: string
    method: string
    path: string
    status: number
    calls: number
    version: Generated<string>
    key_id: Generated<string>
    free_calls: number | null
  }
  api_calls: {
    at: Date
    request_id: string
    user_id: string
    api: string
    version: string
    operation: string
    method: string
    path: string
    status: number
    error_code: string | null
    duration_ms: number
    credits: number
    key_id: string
    key_last_four: string
    key_type: 'TEST' | 'LIVE'
    free: boolean | null
  }
  api_document_parts: {
    api: string
    version: string
    form: 'yaml' | 'json'
    part: number
    tag: string
    body: Buffer
  }
  api_drafts: {
    draft_id: string
    token_hash: Buffer
    preview_expires_at: Date
    page: JSONColumnType<ColumnTypes['api_drafts.page'], string, string>
    document: Buffer | null
    options: JSONColumnType<ColumnTypes['api_drafts.options'] | null, string | null, string | null>
    reference: JSONColumnType<ColumnTypes['api_drafts.reference'] | null, string | null, string | null>
    operations: JSONColumnType<ColumnTypes['api_drafts.operations'] | null, string | null, string | null>
    saved_at: Date
    saved_by: string
    published_at: Date | null
  }
  api_hours: {
    hour: Date
    api: string
    calls: number
    failed: number
    credits: number
    latencies: ColumnType<string[], number[]>
  }
  api_keys: {
    id: string
    subscription_id: string
    type: 'TEST' | 'LIVE'
    hash: Buffer
    last_four: string
    created_at: Date
    /** As it was before calls were counted by key: `lastUse` in keys.ts reads what counts. */
    last_used_at: Date | null
    expires_at: Date | null
    grace_ends_at: Date | null
    revoked_at: Date | null
    name: Generated<string>
    replaced_by: string | null
    told_end: Date | null
    limits: JSONColumnType<ColumnTypes['api_keys.limits'], string | undefined, string>
    agent: Generated<boolean>
    creator_id: string | null
  }
  api_previous_publications: {
    api: string
    version: string
    full_version: string
    document: string
    operations: JSONColumnType<ColumnTypes['api_previous_publications.operations'], string, string>
    limits: JSONColumnType<ColumnTypes['api_previous_publications.limits'], string, string>
    published_at: Date
  }
  api_reference_errors: {
    api: string
    version: string
    body: JSONColumnType<ColumnTypes['api_reference_errors.body'], string, string>
  }
  api_reference_operations: {
    api: string
    version: string
    operation_id: string
    body: JSONColumnType<ColumnTypes['api_reference_operations.body'], string, string>
  }
  api_references: {
    api: string
    version: string
    body: JSONColumnType<ColumnTypes['api_references.body'], string, string>
    reading: Generated<number>
    /** As JSON; null until the document is read again, as are `servers` and `upstream`. */
    search: string | null
    servers: JSONColumnType<ColumnTypes['api_references.servers'] | null, string | null, string | null>
    upstream: JSONColumnType<ColumnTypes['api_references.upstream'] | null, string | null, string | null>
  }
  api_releases: {
    api: string
    full_version: string
    version: string
    released_on: string
    compared_with: string | null
    operations: JSONColumnType<ColumnTypes['api_releases.operations'], string, string>
    changes: JSONColumnType<ColumnTypes['api_releases.changes'], string, string>
    security: JSONColumnType<ColumnTypes['api_releases.security'] | null, string | null, string | null>
  }
  api_status_days: {
    api: string
    day: string
    calls: number
    failed: number
  }
  api_texts: {
    api: string
    version: string
    /** `.md`, `.postman.json`, or a slash and the identifier of an operation. */
    name: string
    pieces: JSONColumnType<ColumnTypes['api_texts.pieces'], string, string>
  }
  api_version_callers: {
    api: string
    version: string
    user_id: string
    last_called_on: string
  }
  api_version_days: {
    api: string
    version: string
    day: string
    slot: number
    calls: number
  }
  apis: {
    api: string
    version: string
    publisher: string
    tag: string | null
    full_version: string
    name: string
    summary: string
    category: string
    tags: JSONColumnType<ColumnTypes['apis.tags'], string, string>
    status: 'ACTIVE' | 'BETA' | 'DEPRECATED'
    price_from: number
    price_unit: string
    operations: JSONColumnType<ColumnTypes['apis.operations'], string, string>
    kyb_required: boolean
    position: number
    updated_at: Date
    /** Markdown. */
    description: string
    released_on: string
    test_data: JSONColumnType<ColumnTypes['apis.test_data'], string, string>
    document: string
    /** Null without a mock. */
    document_name: string | null
    /** The day from which it is not answered any more. */
    sunset_on: string | null
    published_by: string | null
    deprecation_reason: string | null
    status_before: 'ACTIVE' | 'BETA' | null
    subscribers_told_at: Date | null
    conformance: JSONColumnType<ColumnTypes['apis.conformance'] | null, string | null, string | null>
    deprecated_on: string | null
    limits: JSONColumnType<ColumnTypes['apis.limits'], string | undefined, string>
  }
  audit_log: {
    id: GeneratedAlways<number>
    at: Date
    actor_id: string
    action: string
    subject: string
    details: JSONColumnType<ColumnTypes['audit_log.details'], string, string>
    request_id: string | null
    account_id: string | null
  }
  auto_top_ups: {
    user_id: string
    enabled: Generated<boolean>
    threshold: number
    credits: number
    monthly_cap: number
    declines: Generated<number>
    waits_for: 'CHARGE' | 'RETRY' | 'MONTH' | null
    next_try_at: Date | null
    off_reason: 'DECLINED' | 'CARD_REMOVED' | 'REVIEW' | null
    cap_told_of: string | null
  }
  billed_accounts: {
    user_id: string
    since: Date
    withheld: Generated<number>
    left_on: string | null
    resumed_on: string | null
  }
  business_verifications: {
    user_id: string | null
    publisher: string | null
    tag: string | null
    state: string | null
    reason: string | null
    decided_at: Date | null
  }
  call_approvals: {
    id: string
    key_id: string
    user_id: string
    call_hash: Buffer
    /** The name of the key. */
    agent: string
    api: string
    api_name: string
    version: string
    operation: string
    price: number
    sent: string
    in_client: boolean
    created_at: Date
    answer: 'ALLOWED' | 'DENIED' | null
    expires_at: Date
    request_id: string | null
  }
  call_counts: {
    operation: string
    caller: string
    window_start: Date
    calls: number
  }
  call_errors: {
    user_id: string
    day: string
    api: string
    version: string
    operation: string
    status: number
    error_code: string
    key_id: string
    key_type: ColumnTypes['call_errors.key_type']
    method: string
    path: string
    calls: number
    first_at: Date
    last_at: Date
    last_request: string
  }
  call_exchanges: {
    user_id: string
    request_id: string
    at: Date
    exchange: JSONColumnType<ColumnTypes['call_exchanges.exchange'], string, string>
  }
  calls_in_flight: {
    request_id: string
    user_id: string
    credits: number
    started_at: Date
    valid_until: string | null
    refund_after: Date
    counted_for: string | null
    key_id: string | null
    counted_on: string | null
  }
  card_setups: {
    setup_id: string
    user_id: string
    created_at: Date
    expires_at: Date
    ended_at: Date | null
    security_version: ColumnTypes['card_setups.security_version']
  }
  catalogue_version: {
    only_one: Generated<boolean>
    version: number
    next_change_at: Date | null
  }
  conformance_keys: {
    id: string
    name: string
    publisher: string
    fingerprint: string
    public_key: string
    added_by: string
    added_at: Date
    removed_at: Date | null
  }
  conformance_results: {
    id: string
    api: string
    version: string
    full_version: string
    key_id: string
    digest: Buffer
    started_at: Date
    ended_at: Date
    submitted_at: Date
    checker_version: string
    seed: number
    passed: number
    failed: number
    left_out: number
    findings_total: number
    signed: JSONColumnType<ColumnTypes['conformance_results.signed'], string, string>
  }
  contact_messages: {
    id: string
    first_name: string
    last_name: string
    email: string
    company: string | null
    message: string
    about_request: string | null
    request_id: string
    created_at: Date
  }
  credit_adjustments: {
    id: string
    user_id: string
    direction: 'ADD' | 'DEDUCT'
    type: 'PAID' | 'FREE'
    amount: number
    reason: string
    valid_until: string | null
    status: Generated<'PENDING' | 'APPROVED' | 'REFUSED'>
    requested_by: string
    requested_at: Date
    request_id: string
    decided_by: string | null
    decided_at: Date | null
    note: string | null
    transaction_id: string | null
  }
  disputes: {
    dispute_id: string
    transaction_id: string
    status: 'OPEN' | 'WON' | 'LOST'
    amount: number
    credits: number
    held: number
    opened_at: Date
    ended_at: Date | null
  }
  document_series: {
    kind: string
    year: number
    last_number: number
  }
  export_chunks: {
    export_id: string
    run: number
    number: number
    data: Buffer
  }
  exports: {
    id: string
    user_id: string
    requested_by: string
    kind: 'LEDGER' | 'USAGE' | 'CALLS' | 'API_CALLS'
    filter: JSONColumnType<ColumnTypes['exports.filter'], string, string>
    filename: string
    status: 'QUEUED' | 'RUNNING' | 'READY' | 'FAILED' | 'EXPIRED'
    rows_written: Generated<number>
    rows_total: number | null
    size: Generated<number>
    stored_size: Generated<number>
    chunks: Generated<number>
    runs: Generated<number>
    failure: 'TOO_LARGE' | 'STORAGE_FULL' | 'INTERNAL' | null
    created_at: Date
    started_at: Date | null
    finished_at: Date | null
    expires_at: Date | null
    due_at: Date | null
  }
  factor_recoveries: {
    id: string
    user_id: string
    requested_at: Date
    ready_at: Date
    cancel_hash: Buffer
    link_hash: Buffer | null
    link_expires_at: Date | null
    approved_by: string | null
    approved_twice: Generated<boolean>
    ended_at: Date | null
    security_version: number
  }
  former_plan_terms: {
    plan_id: string
    until: Date
    price: number
    included_credits: number
  }
  function_schemas: {
    name: string
    used_at: Date
  }
  idempotency_keys: {
    user_id: string
    operation: string
    key_hash: Buffer
    body_hash: Buffer
    answer: Buffer | null
    created_at: Date
  }
  incident_updates: {
    id: GeneratedAlways<number>
    incident_id: string
    at: Date
    step: 'INVESTIGATING' | 'IDENTIFIED' | 'MONITORING' | 'RESOLVED'
    text: string
  }
  incidents: {
    id: string
    title: string
    impact: 'DEGRADED' | 'OUTAGE'
    apis: string[]
    started_at: Date
    resolved_at: Date | null
  }
  kyb_documents: {
    submission_id: string
    field: string
    file: string
    /** As the sender called it. */
    name: string
    type: string
    bytes: number
    sha256: Buffer
  }
  kyb_drafts: {
    user_id: string
    publisher: string
    tag: string
    revision: string
    sealed: Buffer
    saved_at: Date
  }
  kyb_submissions: {
    id: string
    user_id: string | null
    publisher: string
    tag: string | null
    state: 'IN_REVIEW' | 'APPROVED' | 'REJECTED'
    business_name: string
    contact_name: string
    contact_email: string
    form: JSONColumnType<ColumnTypes['kyb_submissions.form'], string, string>
    requirements: JSONColumnType<ColumnTypes['kyb_submissions.requirements'], string, string>
    reason: string | null
    submitted_at: Date
    decided_at: Date | null
  }
  leads: {
    id: string
    insight_id: string
    first_name: string
    last_name: string
    email: string
    company: string | null
    role: string | null
    request_id: string
    created_at: Date
    last_asked_at: Date
  }
  ledger: {
    id: string
    sequence: GeneratedAlways<number>
    user_id: string
    kind: 'TOPUP' | 'USAGE' | 'ADJUSTMENT' | 'STARTER' | 'EXPIRY' | 'REFUND' | 'PLAN_FEE' | 'INCLUDED' | 'PAYOUT' | 'DISPUTE' | 'DEBT'
    amount: number
    balance_after: number
    description: string
    reference: string
    reason: string | null
    actor: 'USER' | 'ADMIN' | 'SYSTEM'
    api: string | null
    request_id: string | null
    idempotency_key: string
    created_at: Date
    price_version: number | null
  }
  ledger_counted: {
    user_id: string
    sequence: number
  }
  ledger_days: {
    user_id: string
    day: string
    kind: string
    api: string
    rows: number
    amount: number
  }
  limit_counts: {
    counted_for: string
    user_id: string
    second_full_at: Date | null
    minute_full_at: Date | null
    day: string
    in_day: number
    in_month: number
    in_all: number
    per_day: number | null
    per_month: number | null
    per_all: number | null
    told: JSONColumnType<ColumnTypes['limit_counts.told'], string | undefined, string>
  }
  lots: {
    id: GeneratedAlways<number>
    user_id: string
    remaining: number
    valid_until: string | null
    created_at: Date
    end_told_at: Date | null
    open: GeneratedAlways<boolean>
    granted_by: string | null
  }
  mail_attempts: {
    id: GeneratedAlways<number>
    mail_id: string
    at: Date
    error: string | null
  }
  mail_turns: {
    address: Buffer
    sent_at: Date[]
  }
  mail_waits: {
    address: Buffer
    purpose: 'VERIFY' | 'RESET' | 'DELETE'
    sent_at: Date
  }
  mailed_tokens: {
    hash: Buffer
    user_id: string
    purpose: 'VERIFY' | 'RESET' | 'DELETE'
    created_at: Date
    expires_at: Date
    used_at: Date | null
    /** When a newer link took its place. */
    replaced_at: Date | null
    security_version: ColumnTypes['mailed_tokens.security_version']
  }
  mails: {
    id: string
    recipient: string
    subject: string
    status: 'WAITING' | 'SENT' | 'FAILED' | 'GIVEN_UP'
    attempts: Generated<number>
    last_error: string | null
    created_at: Date
    sent_at: Date | null
  }
  market: {
    only_one: Generated<boolean>
    time_zone: string
    keys_counted_since: string | null
  }
  migrations: {
    name: string
    applied_at: Generated<Date>
    checksum: string | null
  }
  notification_preferences: {
    user_id: string
    kind: ColumnTypes['notification_preferences.kind']
    in_app: boolean
    mail: boolean
  }
  notifications: {
    id: string
    user_id: string
    message: string
    important: Generated<boolean>
    action: 'link' | 'route' | null
    link: string | null
    text: string | null
    created_at: Date
    read_at: Date | null
    /** Null where it is none of the kinds. */
    kind: ColumnTypes['notifications.kind'] | null
  }
  oauth_records: {
    /** The library's name for the model. */
    kind: string
    hash: Buffer
    payload: JSONColumnType<ColumnTypes['oauth_records.payload'], string, string>
    grant_id: string | null
    key_id: string | null
    resource: string | null
    consumed_at: Date | null
    expires_at: Date
  }
  outbox: {
    id: GeneratedAlways<number>
    to: string
    subject: string
    text: string
    html: string
    sent_at: Date
    reply_to: string | null
  }
  paid_periods: {
    user_id: string
    product_id: string
    api: string
    first_day: string
    last_day: string
    included_by: string | null
    short_told: Generated<boolean>
    fee: Generated<number>
    included: Generated<number>
  }
  passkeys: {
    id: string
    user_id: string
    credential_id: string
    public_key: Buffer
    sign_count: number
    transports: string[]
    name: string
    synced: boolean
    created_at: Date
    last_used_at: Date | null
  }
  payment_differences: {
    difference_id: string
    kind: 'UNPAID_HERE' | 'UNPAID_THERE' | 'AMOUNT' | 'REFUNDED'
    day: string
    reference_number: string
    transaction_id: string | null
    currency: string
    amount: number | null
    provider_amount: number | null
    found_at: Date
    resolved_at: Date | null
    resolved_by: string | null
    note: string | null
  }
  payment_events: {
    event_id: string
    transaction_id: string
    type: string
    outcome: 'SETTLED' | 'ENDED' | 'IGNORED' | 'REVIEW'
    payload: JSONColumnType<ColumnTypes['payment_events.payload'], string, string>
    received_at: Date
  }
  payments: {
    transaction_id: string
    reference_number: string
    user_id: string
    status: 'PENDING' | 'PAID' | 'FAILED' | 'EXPIRED'
    source: 'TOPUP' | 'BILLING'
    method: 'CARD' | 'EWALLET' | 'BANK'
    /** Hundredths of `currency`. */
    amount: number
    currency: 'PHP' | 'USD'
    amount_php: number
    credits: number | null
    product_id: string | null
    invoices: string[]
    checkout_url: string | null
    created_at: Date
    expires_at: Date
    paid_at: Date | null
    failed_at: Date | null
    failure_reason: string | null
    link_mailed_at: Date | null
    automatic: Generated<boolean>
    checkout_id: string | null
    asked_at: Date | null
  }
  plan_ends: {
    subscription_id: string
    product_id: string
    started_at: Date
    last_day: string
    given_up_at: Date
    ended_at: Date | null
  }
  plan_trials: {
    plan_id: string
    identity: Buffer
    taken_at: Date
  }
  planned_plans: {
    user_id: string
    plan_id: string
    starts_on: string
    cause: 'CHOSEN' | 'TRIAL_END' | 'RETIRED'
    told_at: Date | null
  }
  plans: {
    plan_id: string
    plan_type: 'PREPAID' | 'POSTPAID'
    plan_name: string
    description: string
    period: 'NONE' | 'MONTHLY' | 'YEARLY'
    price: number
    included_credits: number
    kyb_required: boolean
    api: string | null
    limits: JSONColumnType<ColumnTypes['plans.limits'], string | undefined, string>
    status: Generated<'DRAFT' | 'ON_SALE' | 'RETIRED'>
    position: Generated<number>
    audience: Generated<'EVERYBODY' | 'INVITED' | 'LINK'>
    invited: Generated<string[]>
    link: string | null
    discount_percent: Generated<number>
    own_prices: JSONColumnType<ColumnTypes['plans.own_prices'], string | undefined, string>
    price_usd: number | null
    trial_days: number | null
    trial_credits: number | null
    revision: Generated<number>
    created_at: Generated<Date>
  }
  price_versions: {
    id: GeneratedAlways<number>
    product_version_id: string
    operation_id: string
    price: number
    valid_from: Date
  }
  product_versions: {
    product_version_id: string
    product_id: string
    version: string
    starts_on: string
    ends_on: string | null
    prices: JSONColumnType<ColumnTypes['product_versions.prices'], string, string>
    prices_set_at: Date | null
  }
  products: {
    product_id: string
    api: string
    name: string
    description: string
    plan_type: 'PREPAID' | 'POSTPAID'
    kyb_required: boolean
    plan_id: string
    position: number
    /** In place of the plan's; null: as the plan. Set apart from publishing, which keeps them. */
    limits: JSONColumnType<ColumnTypes['products.limits'] | null, string | null, string | null>
  }
  recovery_codes: {
    user_id: string
    hash: Buffer
    used_at: Date | null
  }
  refresh_tokens: {
    hash: Buffer
    family_id: string
    generation: number
  }
  refunds: {
    refund_id: string
    transaction_id: string
    status: 'PENDING' | 'REFUNDED' | 'FAILED'
    amount: number
    credits: number
    reason: string
    requested_by: string
    created_at: Date
    ended_at: Date | null
    failure_reason: string | null
  }
  sandbox_cards: {
    token: string
    setup_id: string
    number: string
  }
  sandbox_charges: {
    reference: string
    amount: number
    currency: string
    refusal: string | null
    charged_at: Date
  }
  sandbox_choices: {
    reference_number: string
    choice: 'pay' | 'decline'
    chosen_at: Date
  }
  sandbox_refunds: {
    refund_id: string
    reference_number: string
    amount: number
    currency: string
    refunded_at: Date
  }
  saved_cards: {
    user_id: string
    token: Buffer
    brand: string
    last_four: string
    expires: string
    saved_at: Date
  }
  second_factor_challenges: {
    hash: Buffer
    user_id: string
    session_id: string | null
    purpose: 'SIGN_IN' | 'STEP_UP' | 'TOTP_SETUP' | 'PASSKEY_SETUP'
    totp_secret: Buffer | null
    attempts: Generated<number>
    expires_at: Date
    used_at: Date | null
    security_version: ColumnTypes['second_factor_challenges.security_version']
  }
  secrets: {
    name: string
    value: Buffer
  }
  service_accounts: {
    user_id: string
    roles: ColumnTypes['service_accounts.roles']
    addresses: string[]
    expires_at: Date
    created_at: Date
    created_by: string
    announced_end: Date | null
  }
  service_keys: {
    id: string
    user_id: string
    hash: Buffer
    last_four: string
    created_at: Date
    last_used_at: Date | null
    grace_ends_at: Date | null
  }
  session_families: {
    id: string
    user_id: string
    generation: Generated<number>
    created_at: Date
    expires_at: Date
    revoked_at: Date | null
    user_agent: string | null
    network: string | null
    last_used_at: Date
    security_version: ColumnTypes['session_families.security_version']
  }
  session_proofs: {
    session_id: string
    proved_at: Date
    by_factor: boolean
    security_version: ColumnTypes['session_proofs.security_version']
  }
  sign_in_attempts: {
    hash: Buffer
    provider: string
    app_key: Buffer
    expires_at: Date
    used_at: Date | null
    user_id: string | null
    sso_id: string | null
  }
  sign_in_devices: {
    user_id: string
    device: Buffer
    used_at: Date
  }
  sign_in_failures: {
    address: Buffer
    failed_at: Date
    network: Buffer | null
    network_known: Generated<boolean>
  }
  sign_in_networks: {
    user_id: string
    network: Buffer
    expires_at: Date
  }
  spend_caps: {
    user_id: string
    member_id: string | null
    credits: number
  }
  sso_tokens: {
    hash: Buffer
    user_id: string
    expires_at: Date
    used_at: Date | null
    security_version: ColumnTypes['sso_tokens.security_version']
  }
  staff: {
    user_id: string
    roles: ColumnTypes['staff.roles']
    added_at: Date
  }
  statements: {
    invoice_id: string
    user_id: string
    month: string
    opening: number
    funded: number
    used: number
    expired: number
    closing: number
    amount_due: number
    due_date: string
    closed_at: Date
    paid_at: Date | null
    payment_id: string | null
    charges: JSONColumnType<ColumnTypes['statements.charges'] | null, string | null, string | null>
  }
  subscriptions: {
    id: string
    user_id: string
    api: string
    status: 'ACTIVE' | 'PENDING' | 'SUSPENDED' | 'CANCELLED'
    products: JSONColumnType<ColumnTypes['subscriptions.products'], string, string>
    created_at: Date
    cancelled_at: Date | null
    limits: JSONColumnType<ColumnTypes['subscriptions.limits'] | null, string | null, string | null>
  }
  taken_captchas: {
    answer: string
    until: Date
  }
  tax_data: {
    user_id: string
    legal_name: string
    address: string
    tin: string | null
  }
  tax_documents: {
    number: string
    kind: 'RECEIPT' | 'INVOICE' | 'CREDIT_NOTE'
    user_id: string
    source: string
    issued_at: Date
    reference: string
    corrects: string | null
    currency: 'PHP' | 'USD'
    /** Hundredths of `currency`, as are `vat` and `gross`. */
    net: number
    vat: number
    gross: number
    /** Seller, buyer, lines and VAT rate of that day. */
    content: JSONColumnType<ColumnTypes['tax_documents.content'], string, string>
  }
  team_invitations: {
    id: string
    account_id: string
    email: string
    role: 'DEVELOPER' | 'BILLING' | 'VIEWER'
    token_hash: Buffer
    invited_at: Date
    sent_at: Date
    expires_at: Date
    accepted_at: Date | null
    security_version: ColumnTypes['team_invitations.security_version']
  }
  team_members: {
    user_id: string
    account_id: string
    role: 'DEVELOPER' | 'BILLING' | 'VIEWER'
    joined_at: Date
  }
  totp_factors: {
    user_id: string
    secret: Buffer
    last_step: number
    created_at: Date
    last_used_at: Date | null
  }
  upstream_circuits: {
    api: string
    version: string
    environment: ColumnTypes['upstream_circuits.environment']
    url: string
    process: string
    state: 'OPEN' | 'HALF_OPEN'
    seen_at: Date
  }
  upstream_minutes: {
    api: string
    version: string
    environment: ColumnTypes['upstream_minutes.environment']
    url: string
    minute: Date
    calls: number
    failed: number
    latencies: number[]
  }
  upstream_openings: {
    api: string
    version: string
    environment: ColumnTypes['upstream_openings.environment']
    url: string
    opened_at: Date
  }
  upstreams: {
    api: string
    version: string
    environment: 'LIVE' | 'TEST'
    revision: string
    targets: JSONColumnType<ColumnTypes['upstreams.targets'], string, string>
    timeouts: JSONColumnType<ColumnTypes['upstreams.timeouts'] | null, string | null, string | null>
    allow_internal: boolean
    credential: JSONColumnType<ColumnTypes['upstreams.credential'], string | undefined, string>
    tls: JSONColumnType<ColumnTypes['upstreams.tls'], string | undefined, string>
    pass_headers: JSONColumnType<ColumnTypes['upstreams.pass_headers'], string | undefined, string>
    add_headers: JSONColumnType<ColumnTypes['upstreams.add_headers'], string | undefined, string>
    sealed: Buffer | null
    sealed_key: Buffer | null
    secrets_key_id: string | null
    updated_at: Date
    updated_by: string | null
  }
  usage_days: {
    user_id: string
    day: string
    api: string
    calls: number
    failed: number
    credits: number
    latencies: ColumnType<string[], number[]>
  }
  usage_key_days: {
    user_id: string
    key_id: string
    day: string
    api: string
    calls: number
    failed: number
    credits: number
    latencies: ColumnType<string[], number[]>
    last_at: Date
  }
  users: {
    id: string
    email: string
    password_hash: string | null
    firstname: Generated<string>
    lastname: Generated<string>
    user_type: 'ADMIN' | 'USER'
    is_sso: Generated<boolean>
    sso_by: string | null
    sso_id: string | null
    email_verified_at: Date | null
    status: 'ACTIVE' | 'PENDING' | 'SUSPENDED'
    tc_agree: Generated<boolean>
    is_one_globe: Generated<boolean>
    /** The sign-in that is going on; the profile shows the one before it, `last_login_date`. */
    signed_in_at: Date | null
    last_login_date: Date | null
    company: string | null
    company_name: string | null
    reference: string | null
    newly_registered: Generated<boolean>
    plan_type: 'PREPAID' | 'POSTPAID' | null
    plan_name: string | null
    plan_consumption: number | null
    created_at: Date
    deleted_at: Date | null
    security_version: Generated<number>
    registration_device: Buffer | null
  }
  wallet_level_changes: {
    id: GeneratedAlways<number>
    user_id: string
    /** Null where a top-up is due. */
    level: number | null
    mark: number
    balance: number
    at: Date
  }
  wallets: {
    user_id: string
    balance: Generated<number>
    threshold1: Generated<number>
    starter_redeemed_at: Date | null
    low_level: Generated<number>
    refill_below: number | null
    refill_noted: Generated<boolean>
    posted_at: Date | null
    closed_at: Date | null
    alerts_active: Generated<boolean>
    debt: Generated<number>
  }
  webhook_attempts: {
    id: GeneratedAlways<number>
    delivery_id: string
    at: Date
    url: string
    outcome: ColumnTypes['webhook_attempts.outcome']
    status: number | null
    latency_ms: number
    error: string | null
    response_excerpt: string | null
  }
  webhook_deliveries: {
    id: string
    webhook_id: string
    user_id: string
    event_id: string
    event: ColumnTypes['webhook_deliveries.event']
    test: boolean
    payload: string
    status: 'WAITING' | 'SENT' | 'FAILED' | 'GIVEN_UP'
    attempts: Generated<number>
    tries: Generated<number>
    created_at: Date
    next_attempt_at: Date | null
    sent_at: Date | null
    last_attempt_at: Date | null
    last_outcome: ColumnTypes['webhook_deliveries.last_outcome'] | null
    last_status: number | null
    last_latency_ms: number | null
    last_error: string | null
  }
  webhooks: {
    id: string
    user_id: string
    url: string
    description: string
    events: ColumnTypes['webhooks.events']
    secret: Buffer
    previous_secret: Buffer | null
    previous_secret_ends_at: Date | null
    created_at: Date
    disabled_at: Date | null
    disabled_because: 'OWNER' | 'FAILING' | 'GONE' | null
    failing_since: Date | null
    due_at: Date | null
    claimed_until: Date | null
  }
}
