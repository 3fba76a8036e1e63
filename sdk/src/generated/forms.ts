// Written by `npm run generate` from the contract. Edit openapi/, not this file.

/** The contract's rules for one field of a body. */
export interface FieldRules {
  readonly required?: true
  readonly format?: string
  readonly minLength?: number
  readonly maxLength?: number
  readonly pattern?: string
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly minimum?: number
  readonly maximum?: number
}

export const adminAddCredits = {
  user_id: {"required":true,"minLength":1,"maxLength":64,"pattern":"^[A-Za-z0-9_-]+$"},
  type: {"required":true,"maxLength":4,"enum":["PAID","FREE"]},
  credits: {"required":true,"maxLength":12,"pattern":"^(?!0+(\\.0{1,2})?$)\\d{1,9}(\\.\\d{1,2})?$"},
  description: {"required":true,"minLength":3,"maxLength":500},
  reason_code: {"maxLength":10,"enum":["GOODWILL","REFUND","CORRECTION","PROMOTION","FRAUD","OTHER"]},
  validity_date: {"format":"date","maxLength":10},
} as const satisfies { readonly [field: string]: FieldRules }

export const adminDecideAdjustment = {
  adjustment_id: {"required":true,"minLength":1,"maxLength":64,"pattern":"^[A-Za-z0-9_-]+$"},
  decision: {"required":true,"maxLength":7,"enum":["APPROVE","REFUSE"]},
  note: {"maxLength":500},
} as const satisfies { readonly [field: string]: FieldRules }

export const adminAnnounce = {
  plan_id: {"minLength":1,"maxLength":64,"pattern":"^[A-Za-z0-9_-]+$"},
  api: {"minLength":2,"maxLength":80,"pattern":"^[a-z0-9]+(-[a-z0-9]+)*$"},
  version: {"maxLength":20,"pattern":"^v\\d{1,4}(\\.\\d{1,4}){0,2}$"},
  effective_at: {"required":true,"format":"date-time","maxLength":35},
  prices: {},
  breaking_operations: {},
  plan_price: {"maxLength":12,"pattern":"^\\d{1,9}(\\.\\d{1,2})?$"},
  included_credits: {"maxLength":12,"pattern":"^\\d{1,9}(\\.\\d{1,2})?$"},
  limits: {},
  'limits/calls_per_second': {"format":"int64","minimum":1,"maximum":1000000000},
  'limits/calls_per_minute': {"format":"int64","minimum":1,"maximum":1000000000},
  'limits/calls_per_day': {"format":"int64","minimum":1,"maximum":1000000000},
  'limits/calls_per_month': {"format":"int64","minimum":1,"maximum":1000000000},
  reason: {"required":true,"minLength":3,"maxLength":500,"pattern":"\\S"},
  short_notice_reason: {"maxLength":500},
} as const satisfies { readonly [field: string]: FieldRules }

export const adminCancelAnnouncement = {
  announcement_id: {"required":true,"minLength":1,"maxLength":64,"pattern":"^[A-Za-z0-9_-]+$"},
  reason: {"required":true,"minLength":3,"maxLength":500,"pattern":"\\S"},
} as const satisfies { readonly [field: string]: FieldRules }

export const adminPreviewAnnouncement = {
  plan_id: {"minLength":1,"maxLength":64,"pattern":"^[A-Za-z0-9_-]+$"},
  api: {"minLength":2,"maxLength":80,"pattern":"^[a-z0-9]+(-[a-z0-9]+)*$"},
  version: {"maxLength":20,"pattern":"^v\\d{1,4}(\\.\\d{1,4}){0,2}$"},
  effective_at: {"required":true,"format":"date-time","maxLength":35},
  prices: {},
  breaking_operations: {},
  plan_price: {"maxLength":12,"pattern":"^\\d{1,9}(\\.\\d{1,2})?$"},
  included_credits: {"maxLength":12,"pattern":"^\\d{1,9}(\\.\\d{1,2})?$"},
  limits: {},
  'limits/calls_per_second': {"format":"int64","minimum":1,"maximum":1000000000},
  'limits/calls_per_minute': {"format":"int64","minimum":1,"maximum":1000000000},
  'limits/calls_per_day': {"format":"int64","minimum":1,"maximum":1000000000},
  'limits/calls_per_month': {"format":"int64","minimum":1,"maximum":1000000000},
  reason: {"required":true,"minLength":3,"maxLength":500,"pattern":"\\S"},
  short_notice_reason: {"maxLength":500},
} as const satisfies { readonly [field: string]: FieldRules }

export const adminCheckApi = {
  draft_id: {"minLength":1,"maxLength":64,"pattern":"^[A-Za-z0-9_-]+$"},
  document: {"format":"binary","maxLength":31457280},
  publisher: {"maxLength":200},
  tag: {"maxLength":200},
  version: {"maxLength":40},
  status: {"maxLength":6,"enum":["","ACTIVE","BETA"]},
  category: {"maxLength":200},
  price: {"maxLength":12,"pattern":"^\\d{1,9}(\\.\\d{1,2})?$"},
  price_overrides: {"maxLength":99000},
  upstream: {"maxLength":2000},
  allow_internal_upstream: {"maxLength":5,"enum":["true","false"]},
  convert: {"maxLength":5,"enum":["true","false"]},
} as const satisfies { readonly [field: string]: FieldRules }

export const adminDeprecateApi = {
  api: {"required":true,"minLength":2,"maxLength":80,"pattern":"^[a-z0-9]+(-[a-z0-9]+)*$"},
  version: {"required":true,"maxLength":20,"pattern":"^v\\d{1,4}(\\.\\d{1,4}){0,2}$"},
  sunset_on: {"required":true},
  reason: {"required":true,"minLength":3,"maxLength":500},
} as const satisfies { readonly [field: string]: FieldRules }

export const adminRenewApiDraft = {
  draft_id: {"required":true,"minLength":1,"maxLength":64,"pattern":"^[A-Za-z0-9_-]+$"},
} as const satisfies { readonly [field: string]: FieldRules }

export const adminDeleteApiDraft = {
  draft_id: {"required":true,"minLength":1,"maxLength":64,"pattern":"^[A-Za-z0-9_-]+$"},
} as const satisfies { readonly [field: string]: FieldRules }

export const adminSetApiPrices = {
  api: {"required":true,"minLength":2,"maxLength":80,"pattern":"^[a-z0-9]+(-[a-z0-9]+)*$"},
  version: {"required":true,"maxLength":20,"pattern":"^v\\d{1,4}(\\.\\d{1,4}){0,2}$"},
  published_at: {"required":true,"format":"date-time","maxLength":35},
  prices: {"required":true},
} as const satisfies { readonly [field: string]: FieldRules }

export const adminRestoreApi = {
  api: {"required":true,"minLength":2,"maxLength":80,"pattern":"^[a-z0-9]+(-[a-z0-9]+)*$"},
  version: {"required":true,"maxLength":20,"pattern":"^v\\d{1,4}(\\.\\d{1,4}){0,2}$"},
} as const satisfies { readonly [field: string]: FieldRules }

export const adminRollBackApi = {
  api: {"required":true,"minLength":2,"maxLength":80,"pattern":"^[a-z0-9]+(-[a-z0-9]+)*$"},
  version: {"required":true,"maxLength":20,"pattern":"^v\\d{1,4}(\\.\\d{1,4}){0,2}$"},
  published_at: {"required":true,"format":"date-time","maxLength":35},
} as const satisfies { readonly [field: string]: FieldRules }

export const adminAddConformanceKey = {
  name: {"required":true,"minLength":2,"maxLength":100},
  publisher: {"required":true,"minLength":2,"maxLength":80,"pattern":"^[a-z0-9]+(-[a-z0-9]+)*$"},
  public_key: {"required":true,"minLength":80,"maxLength":400},
} as const satisfies { readonly [field: string]: FieldRules }

export const adminRemoveConformanceKey = {
  conformance_key_id: {"required":true,"minLength":1,"maxLength":64,"pattern":"^[A-Za-z0-9_-]+$"},
} as const satisfies { readonly [field: string]: FieldRules }

export const adminDeductCredits = {
  user_id: {"required":true,"minLength":1,"maxLength":64,"pattern":"^[A-Za-z0-9_-]+$"},
  type: {"required":true,"maxLength":4,"enum":["PAID","FREE"]},
  credits: {"required":true,"maxLength":12,"pattern":"^(?!0+(\\.0{1,2})?$)\\d{1,9}(\\.\\d{1,2})?$"},
  description: {"required":true,"minLength":3,"maxLength":500},
  reason_code: {"maxLength":10,"enum":["GOODWILL","REFUND","CORRECTION","PROMOTION","FRAUD","OTHER"]},
} as const satisfies { readonly [field: string]: FieldRules }

export const adminGiveUpDelivery = {
  delivery_id: {"required":true,"minLength":1,"maxLength":64,"pattern":"^[A-Za-z0-9_-]+$"},
} as const satisfies { readonly [field: string]: FieldRules }

export const adminRetryDelivery = {
  delivery_id: {"required":true,"minLength":1,"maxLength":64,"pattern":"^[A-Za-z0-9_-]+$"},
} as const satisfies { readonly [field: string]: FieldRules }

export const adminReportIncident = {
  title: {"required":true,"minLength":1,"maxLength":100},
  impact: {"required":true,"maxLength":8,"enum":["DEGRADED","OUTAGE"]},
  apis: {"required":true},
  step: {"required":true,"maxLength":13,"enum":["INVESTIGATING","IDENTIFIED","MONITORING","RESOLVED"]},
  text: {"required":true,"minLength":1,"maxLength":1000},
} as const satisfies { readonly [field: string]: FieldRules }

export const adminUpdateIncident = {
  incident_id: {"required":true,"minLength":1,"maxLength":64,"pattern":"^[A-Za-z0-9_-]+$"},
  step: {"required":true,"maxLength":13,"enum":["INVESTIGATING","IDENTIFIED","MONITORING","RESOLVED"]},
  text: {"required":true,"minLength":1,"maxLength":1000},
} as const satisfies { readonly [field: string]: FieldRules }

export const adminRevokeKey = {
  user_id: {"required":true,"minLength":1,"maxLength":64,"pattern":"^[A-Za-z0-9_-]+$"},
  key_id: {"required":true,"minLength":1,"maxLength":64,"pattern":"^[A-Za-z0-9_-]+$"},
  reason: {"required":true,"minLength":3,"maxLength":500},
} as const satisfies { readonly [field: string]: FieldRules }

export const adminApproveKyb = {
  kyb_id: {"required":true,"minLength":1,"maxLength":64,"pattern":"^[A-Za-z0-9_-]+$"},
} as const satisfies { readonly [field: string]: FieldRules }

export const adminRejectKyb = {
  kyb_id: {"required":true,"minLength":1,"maxLength":64,"pattern":"^[A-Za-z0-9_-]+$"},
  refusals: {"required":true},
} as const satisfies { readonly [field: string]: FieldRules }

export const adminAddNote = {
  user_id: {"required":true,"minLength":1,"maxLength":64,"pattern":"^[A-Za-z0-9_-]+$"},
  text: {"required":true,"minLength":1,"maxLength":2000,"pattern":"\\S"},
} as const satisfies { readonly [field: string]: FieldRules }

export const adminResolvePaymentDifference = {
  difference_id: {"required":true,"minLength":1,"maxLength":64,"pattern":"^[A-Za-z0-9_-]+$"},
  note: {"required":true,"minLength":3,"maxLength":500},
} as const satisfies { readonly [field: string]: FieldRules }

export const adminRefundPayment = {
  transaction_id: {"required":true,"minLength":1,"maxLength":64,"pattern":"^[A-Za-z0-9_-]+$"},
  credits: {"required":true,"maxLength":12,"pattern":"^(?!0+(\\.0{1,2})?$)\\d{1,9}(\\.\\d{1,2})?$"},
  reason: {"required":true,"minLength":3,"maxLength":500},
} as const satisfies { readonly [field: string]: FieldRules }

export const adminSavePlan = {
  plan_id: {"minLength":1,"maxLength":64,"pattern":"^[A-Za-z0-9_-]+$"},
  revision: {"format":"int32","minimum":1,"maximum":2147483647},
  plan_name: {"required":true,"minLength":1,"maxLength":100},
  description: {"required":true,"maxLength":500},
  plan_type: {"required":true,"maxLength":8,"enum":["PREPAID","POSTPAID"]},
  period: {"required":true,"maxLength":7,"enum":["NONE","MONTHLY","YEARLY"]},
  price: {"required":true,"maxLength":12,"pattern":"^\\d{1,9}(\\.\\d{1,2})?$"},
  price_usd: {"required":true},
  included_credits: {"required":true,"maxLength":12,"pattern":"^\\d{1,9}(\\.\\d{1,2})?$"},
  discount_percent: {"required":true,"format":"int32","minimum":0,"maximum":100},
  own_prices: {"required":true},
  limits: {"required":true},
  'limits/calls_per_second': {"format":"int64","minimum":1,"maximum":1000000000},
  'limits/calls_per_minute': {"format":"int64","minimum":1,"maximum":1000000000},
  'limits/calls_per_day': {"format":"int64","minimum":1,"maximum":1000000000},
  'limits/calls_per_month': {"format":"int64","minimum":1,"maximum":1000000000},
  kyb_required: {"required":true},
  trial: {"required":true},
  'trial/days': {"required":true,"format":"int32","minimum":1,"maximum":365},
  'trial/credits': {"required":true,"maxLength":12,"pattern":"^\\d{1,9}(\\.\\d{1,2})?$"},
  position: {"required":true,"format":"int32","minimum":0,"maximum":1000},
  audience: {"required":true,"maxLength":9,"enum":["EVERYBODY","INVITED","LINK"]},
  invited: {"required":true},
} as const satisfies { readonly [field: string]: FieldRules }

export const adminSetPlanStatus = {
  plan_id: {"required":true,"minLength":1,"maxLength":64,"pattern":"^[A-Za-z0-9_-]+$"},
  revision: {"required":true,"format":"int32","minimum":1,"maximum":2147483647},
  status: {"required":true,"maxLength":9,"enum":["ON_SALE","RETIRED","DISCARDED"]},
  replaces: {"minLength":1,"maxLength":64,"pattern":"^[A-Za-z0-9_-]+$"},
  move_to: {"minLength":1,"maxLength":64,"pattern":"^[A-Za-z0-9_-]+$"},
} as const satisfies { readonly [field: string]: FieldRules }

export const adminRevokeKeys = {
  user_id: {"required":true,"minLength":1,"maxLength":64,"pattern":"^[A-Za-z0-9_-]+$"},
} as const satisfies { readonly [field: string]: FieldRules }

export const adminCreateServiceAccount = {
  name: {"required":true,"minLength":1,"maxLength":60},
  roles: {"required":true},
  addresses: {},
  expires_at: {"required":true,"format":"date-time","maxLength":35},
} as const satisfies { readonly [field: string]: FieldRules }

export const adminRemoveServiceAccount = {
  service_account_id: {"required":true,"minLength":1,"maxLength":64,"pattern":"^[A-Za-z0-9_-]+$"},
} as const satisfies { readonly [field: string]: FieldRules }

export const adminRotateServiceKey = {
  service_account_id: {"required":true,"minLength":1,"maxLength":64,"pattern":"^[A-Za-z0-9_-]+$"},
  key_id: {"required":true,"minLength":1,"maxLength":64,"pattern":"^[A-Za-z0-9_-]+$"},
  grace_seconds: {"format":"int32","minimum":0,"maximum":604800},
} as const satisfies { readonly [field: string]: FieldRules }

export const adminInviteStaff = {
  email: {"required":true,"format":"email","minLength":3,"maxLength":254},
  roles: {"required":true},
} as const satisfies { readonly [field: string]: FieldRules }

export const adminRemoveStaff = {
  user_id: {"required":true,"minLength":1,"maxLength":64,"pattern":"^[A-Za-z0-9_-]+$"},
} as const satisfies { readonly [field: string]: FieldRules }

export const adminReverseCredits = {
  user_id: {"required":true,"minLength":1,"maxLength":64,"pattern":"^[A-Za-z0-9_-]+$"},
  transaction_id: {"required":true,"minLength":1,"maxLength":64,"pattern":"^[A-Za-z0-9_-]+$"},
  description: {"required":true,"minLength":3,"maxLength":500},
  validity_date: {"format":"date","maxLength":10},
} as const satisfies { readonly [field: string]: FieldRules }

export const adminRemoveUpstream = {
  api: {"required":true,"minLength":2,"maxLength":80,"pattern":"^[a-z0-9]+(-[a-z0-9]+)*$"},
  version: {"required":true,"maxLength":20,"pattern":"^v\\d{1,4}(\\.\\d{1,4}){0,2}$"},
  environment: {"required":true,"maxLength":4,"enum":["LIVE","TEST"]},
} as const satisfies { readonly [field: string]: FieldRules }

export const adminTestUpstream = {
  api: {"required":true,"minLength":2,"maxLength":80,"pattern":"^[a-z0-9]+(-[a-z0-9]+)*$"},
  version: {"required":true,"maxLength":20,"pattern":"^v\\d{1,4}(\\.\\d{1,4}){0,2}$"},
  environment: {"required":true,"maxLength":4,"enum":["LIVE","TEST"]},
  targets: {"required":true},
  timeouts: {},
  'timeouts/connect_ms': {"required":true,"format":"int32","minimum":100,"maximum":30000},
  'timeouts/response_ms': {"required":true,"format":"int32","minimum":100,"maximum":300000},
  'timeouts/total_ms': {"required":true,"format":"int32","minimum":100,"maximum":600000},
  allow_internal: {},
  credential: {},
  tls: {},
  'tls/ca': {"maxLength":50000},
  'tls/client_certificate': {"maxLength":50000},
  'tls/client_key': {"maxLength":20000},
  pass_headers: {},
  add_headers: {},
} as const satisfies { readonly [field: string]: FieldRules }

export const adminApproveFactorRecovery = {
  user_id: {"required":true,"minLength":1,"maxLength":64,"pattern":"^[A-Za-z0-9_-]+$"},
  reason: {"required":true,"minLength":3,"maxLength":500},
} as const satisfies { readonly [field: string]: FieldRules }

export const adminLockUser = {
  user_id: {"required":true,"minLength":1,"maxLength":64,"pattern":"^[A-Za-z0-9_-]+$"},
  reason: {"required":true,"minLength":3,"maxLength":500},
} as const satisfies { readonly [field: string]: FieldRules }

export const adminSignOutUser = {
  user_id: {"required":true,"minLength":1,"maxLength":64,"pattern":"^[A-Za-z0-9_-]+$"},
} as const satisfies { readonly [field: string]: FieldRules }

export const adminUnlockUser = {
  user_id: {"required":true,"minLength":1,"maxLength":64,"pattern":"^[A-Za-z0-9_-]+$"},
} as const satisfies { readonly [field: string]: FieldRules }

export const adminSaveView = {
  list: {"required":true,"maxLength":20,"enum":["accounts","keys","subscriptions","credits","approvals","verifications","apis","deliveries","audit_log"]},
  name: {"required":true,"minLength":1,"maxLength":40,"pattern":"\\S"},
  query: {"required":true,"maxLength":1000,"pattern":"^[^#?\\s]*$"},
} as const satisfies { readonly [field: string]: FieldRules }

export const adminRemoveView = {
  view_id: {"required":true,"minLength":1,"maxLength":64,"pattern":"^[A-Za-z0-9_-]+$"},
} as const satisfies { readonly [field: string]: FieldRules }

export const decideAgentRequest = {
  agent_request_id: {"required":true,"minLength":20,"maxLength":64,"pattern":"^[\\w-]+$"},
  decision: {"required":true,"enum":["ALLOW","DENY"]},
  type: {"maxLength":4,"enum":["TEST","LIVE"]},
  expires_at: {"format":"date-time","maxLength":35},
  limits: {},
  'limits/credits_per_day': {"maxLength":16,"pattern":"^\\d{1,12}(\\.\\d{1,2})?$"},
  'limits/credits_per_month': {"maxLength":16,"pattern":"^\\d{1,12}(\\.\\d{1,2})?$"},
  'limits/credits_in_all': {"maxLength":16,"pattern":"^\\d{1,12}(\\.\\d{1,2})?$"},
  'limits/operations': {},
  'limits/addresses': {},
  'limits/ask_above': {"maxLength":16,"pattern":"^\\d{1,12}(\\.\\d{1,2})?$"},
  'limits/ask_in_client': {},
  'limits/reads_account': {},
} as const satisfies { readonly [field: string]: FieldRules }

export const decideApproval = {
  approval_id: {"required":true,"minLength":1,"maxLength":64,"pattern":"^[A-Za-z0-9_-]+$"},
  decision: {"required":true,"maxLength":10,"enum":["ALLOW","DENY"]},
} as const satisfies { readonly [field: string]: FieldRules }

export const submitConformanceResult = {
  format: {"required":true,"maxLength":60},
  result: {"required":true},
  'result/tool': {"required":true},
  'result/contract': {"required":true},
  'result/seed': {"required":true,"format":"int64","minimum":0,"maximum":9007199254740991},
  'result/started': {"required":true,"format":"date-time","maxLength":35},
  'result/ended': {"required":true,"format":"date-time","maxLength":35},
  'result/readOnly': {"required":true},
  'result/mock': {"required":true},
  'result/only': {"required":true},
  'result/skip': {"required":true},
  'result/timeUp': {"required":true},
  'result/complete': {},
  'result/operations': {"required":true},
  'result/findings': {"required":true},
  'result/leftOut': {"required":true},
  publicKey: {"required":true,"minLength":80,"maxLength":400},
  signature: {"required":true,"minLength":88,"maxLength":88,"pattern":"^[A-Za-z0-9+/]{86}==$"},
} as const satisfies { readonly [field: string]: FieldRules }

export const contactUs = {
  first_name: {"required":true,"minLength":1,"maxLength":100,"pattern":"\\S"},
  last_name: {"required":true,"minLength":1,"maxLength":100,"pattern":"\\S"},
  email: {"required":true,"format":"email","minLength":3,"maxLength":254},
  company: {"maxLength":200},
  message: {"required":true,"minLength":10,"maxLength":5000},
  captcha: {"required":true,"minLength":1,"maxLength":8192},
  request_id: {"minLength":1,"maxLength":64,"pattern":"^[A-Za-z0-9_-]+$"},
} as const satisfies { readonly [field: string]: FieldRules }

export const createExport = {
  kind: {"required":true,"maxLength":9,"enum":["LEDGER","USAGE","CALLS","API_CALLS"]},
  filter: {},
  'filter/start_date': {"format":"date","maxLength":10},
  'filter/end_date': {"format":"date","maxLength":10},
  'filter/view': {"maxLength":10,"enum":["all","topup","usage","adjustment","daily","monthly","api"]},
  'filter/search': {"maxLength":200},
  'filter/api': {"minLength":2,"maxLength":80,"pattern":"^[a-z0-9]+(-[a-z0-9]+)*$"},
  'filter/key': {"minLength":1,"maxLength":64,"pattern":"^[A-Za-z0-9_-]+$"},
  'filter/method': {"maxLength":6,"enum":["GET","POST","PUT","PATCH","DELETE"]},
  'filter/response': {"maxLength":3,"pattern":"^[1-5](\\d\\d|xx)$"},
  'filter/request_id': {"minLength":1,"maxLength":64,"pattern":"^[A-Za-z0-9_-]+$"},
  'filter/transaction_id': {"minLength":1,"maxLength":64,"pattern":"^[A-Za-z0-9_-]+$"},
  'filter/sort': {"maxLength":11,"enum":["-created_at","created_at"]},
} as const satisfies { readonly [field: string]: FieldRules }

export const removeExport = {
  export_id: {"required":true,"minLength":1,"maxLength":64,"pattern":"^[A-Za-z0-9_-]+$"},
} as const satisfies { readonly [field: string]: FieldRules }

export const createFirstOwner = {
  firstname: {"required":true,"minLength":1,"maxLength":100,"pattern":"\\S"},
  lastname: {"required":true,"minLength":1,"maxLength":100,"pattern":"\\S"},
  email: {"required":true,"format":"email","minLength":3,"maxLength":254},
  password: {"required":true,"format":"password","minLength":10,"maxLength":128},
  verification_token: {"required":true,"minLength":1,"maxLength":256},
} as const satisfies { readonly [field: string]: FieldRules }

export const forgotPassword = {
  email: {"required":true,"format":"email","minLength":3,"maxLength":254},
} as const satisfies { readonly [field: string]: FieldRules }

export const getCredits = {
  api: {"required":true,"minLength":2,"maxLength":80,"pattern":"^[a-z0-9]+(-[a-z0-9]+)*$"},
} as const satisfies { readonly [field: string]: FieldRules }

export const getKeys = {
  api: {"required":true,"minLength":2,"maxLength":80,"pattern":"^[a-z0-9]+(-[a-z0-9]+)*$"},
} as const satisfies { readonly [field: string]: FieldRules }

export const getServicePlan = {
  api: {"required":true,"minLength":2,"maxLength":80,"pattern":"^[a-z0-9]+(-[a-z0-9]+)*$"},
} as const satisfies { readonly [field: string]: FieldRules }

export const getUserPlan = {
  api: {"required":true,"minLength":2,"maxLength":80,"pattern":"^[a-z0-9]+(-[a-z0-9]+)*$"},
} as const satisfies { readonly [field: string]: FieldRules }

export const downloadFile = {
  filename: {"required":true,"minLength":1,"maxLength":120,"pattern":"^[A-Za-z0-9][A-Za-z0-9_-]*(\\.[A-Za-z0-9_-]+)*$"},
} as const satisfies { readonly [field: string]: FieldRules }

export const downloadNewspaper = {
  insight_id: {"required":true,"minLength":1,"maxLength":64,"pattern":"^[A-Za-z0-9_-]+$"},
  first_name: {"required":true,"minLength":1,"maxLength":100,"pattern":"\\S"},
  last_name: {"required":true,"minLength":1,"maxLength":100,"pattern":"\\S"},
  email: {"required":true,"format":"email","minLength":3,"maxLength":254},
  company: {"maxLength":200},
  role: {"maxLength":100},
  captcha: {"minLength":1,"maxLength":8192},
} as const satisfies { readonly [field: string]: FieldRules }

export const logout = {
  refresh_token: {"required":true,"minLength":1,"maxLength":4096},
} as const satisfies { readonly [field: string]: FieldRules }

export const markNotificationsRead = {
  notification_ids: {"required":true},
} as const satisfies { readonly [field: string]: FieldRules }

export const markAllNotificationsRead = {
  up_to: {"required":true,"minLength":1,"maxLength":64,"pattern":"^[A-Za-z0-9_-]+$"},
} as const satisfies { readonly [field: string]: FieldRules }

export const createPayment = {
  amount: {"required":true,"maxLength":12,"pattern":"^(?!0+(\\.0{1,2})?$)\\d{1,9}(\\.\\d{1,2})?$"},
  amount_php: {"maxLength":12,"pattern":"^(?!0+(\\.0{1,2})?$)\\d{1,9}(\\.\\d{1,2})?$"},
  payment: {"required":true,"maxLength":7,"enum":["CARD","EWALLET","BANK"]},
  source: {"required":true,"maxLength":7,"enum":["TOPUP","BILLING"]},
  currency: {"required":true,"maxLength":3,"enum":["PHP","USD"]},
  credits: {"maxLength":12,"pattern":"^(?!0+(\\.0{1,2})?$)\\d{1,9}(\\.\\d{1,2})?$"},
  api_product_id: {"minLength":1,"maxLength":64,"pattern":"^[A-Za-z0-9_-]+$"},
  invoices: {},
} as const satisfies { readonly [field: string]: FieldRules }

export const resendPayment = {
  reference_number: {"required":true,"minLength":1,"maxLength":64,"pattern":"^[A-Za-z0-9_-]+$"},
} as const satisfies { readonly [field: string]: FieldRules }

export const changePlan = {
  plan_id: {"required":true,"minLength":1,"maxLength":64,"pattern":"^[A-Za-z0-9_-]+$"},
  when: {"required":true,"maxLength":10,"enum":["NOW","PERIOD_END"]},
  trial: {"maxLength":8,"enum":["CONTINUE","GO_BACK"]},
  link: {"maxLength":40,"pattern":"^lnk_[A-Za-z0-9]{16,36}$"},
  quote: {"required":true,"maxLength":64,"pattern":"^[0-9a-f]{16,64}$"},
} as const satisfies { readonly [field: string]: FieldRules }

export const previewPlanChange = {
  plan_id: {"required":true,"minLength":1,"maxLength":64,"pattern":"^[A-Za-z0-9_-]+$"},
  when: {"required":true,"maxLength":10,"enum":["NOW","PERIOD_END"]},
  trial: {"maxLength":8,"enum":["CONTINUE","GO_BACK"]},
  link: {"maxLength":40,"pattern":"^lnk_[A-Za-z0-9]{16,36}$"},
} as const satisfies { readonly [field: string]: FieldRules }

export const readApiPreview = {
  preview_token: {"required":true,"maxLength":100,"pattern":"^[\\w-]+$"},
} as const satisfies { readonly [field: string]: FieldRules }

export const readApiPreviewOperation = {
  preview_token: {"required":true,"maxLength":100,"pattern":"^[\\w-]+$"},
  operation_id: {"required":true,"minLength":1,"maxLength":300},
} as const satisfies { readonly [field: string]: FieldRules }

export const deleteAccount = {
  password: {"format":"password","minLength":1,"maxLength":128},
  verification_token: {"minLength":1,"maxLength":256},
} as const satisfies { readonly [field: string]: FieldRules }

export const linkIdentity = {
  sign_in_key: {"required":true,"minLength":22,"maxLength":64},
} as const satisfies { readonly [field: string]: FieldRules }

export const refreshToken = {
  refresh_token: {"required":true,"minLength":1,"maxLength":4096},
} as const satisfies { readonly [field: string]: FieldRules }

export const register = {
  email: {"required":true,"format":"email","minLength":3,"maxLength":254},
  password: {"required":true,"format":"password","minLength":10,"maxLength":128},
  tc_agree: {"required":true,"const":true},
  one_shared_globe: {"required":true,"const":true},
  reference: {"minLength":1,"maxLength":100},
  device_id: {"minLength":22,"maxLength":64,"pattern":"^[A-Za-z0-9_-]+$"},
  captcha: {"minLength":1,"maxLength":8192},
} as const satisfies { readonly [field: string]: FieldRules }

export const resendVerification = {
  email: {"required":true,"format":"email","minLength":3,"maxLength":254},
} as const satisfies { readonly [field: string]: FieldRules }

export const verifyEmail = {
  verification_token: {"required":true,"minLength":1,"maxLength":256},
  device_id: {"minLength":22,"maxLength":64,"pattern":"^[A-Za-z0-9_-]+$"},
} as const satisfies { readonly [field: string]: FieldRules }

export const resetPassword = {
  password: {"required":true,"format":"password","minLength":10,"maxLength":128},
  verification_token: {"required":true,"minLength":1,"maxLength":256},
} as const satisfies { readonly [field: string]: FieldRules }

export const addPasskey = {
  challenge_token: {"required":true,"minLength":1,"maxLength":256},
  name: {"required":true,"minLength":1,"maxLength":60},
  passkey: {"required":true},
  'passkey/id': {"required":true,"minLength":1,"maxLength":16384,"pattern":"^[A-Za-z0-9_-]+$"},
  'passkey/rawId': {"required":true,"minLength":1,"maxLength":16384,"pattern":"^[A-Za-z0-9_-]+$"},
  'passkey/type': {"required":true,"maxLength":10,"enum":["public-key"]},
  'passkey/authenticatorAttachment': {"maxLength":30},
  'passkey/clientExtensionResults': {},
  'passkey/response': {"required":true},
} as const satisfies { readonly [field: string]: FieldRules }

export const removePasskey = {
  passkey_id: {"required":true,"minLength":1,"maxLength":64,"pattern":"^[A-Za-z0-9_-]+$"},
} as const satisfies { readonly [field: string]: FieldRules }

export const proveSecondFactor = {
  challenge_token: {"required":true,"minLength":1,"maxLength":256},
  code: {"minLength":6,"maxLength":6,"pattern":"^[0-9]{6}$"},
  recovery_code: {"minLength":1,"maxLength":64},
  passkey: {},
  'passkey/id': {"required":true,"minLength":1,"maxLength":16384,"pattern":"^[A-Za-z0-9_-]+$"},
  'passkey/rawId': {"required":true,"minLength":1,"maxLength":16384,"pattern":"^[A-Za-z0-9_-]+$"},
  'passkey/type': {"required":true,"maxLength":10,"enum":["public-key"]},
  'passkey/authenticatorAttachment': {"maxLength":30},
  'passkey/clientExtensionResults': {},
  'passkey/response': {"required":true},
  password: {"format":"password","minLength":1,"maxLength":128},
} as const satisfies { readonly [field: string]: FieldRules }

export const endSession = {
  session_id: {"required":true,"minLength":1,"maxLength":64,"pattern":"^[A-Za-z0-9_-]+$"},
} as const satisfies { readonly [field: string]: FieldRules }

export const googleSignIn = {
  credential: {"required":true,"minLength":1,"maxLength":8192},
} as const satisfies { readonly [field: string]: FieldRules }

export const syncApi = {
  api: {"required":true,"minLength":2,"maxLength":80,"pattern":"^[a-z0-9]+(-[a-z0-9]+)*$"},
  version: {"required":true,"maxLength":20,"pattern":"^v\\d{1,4}(\\.\\d{1,4}){0,2}$"},
} as const satisfies { readonly [field: string]: FieldRules }

export const acceptInvitation = {
  invitation_token: {"required":true,"minLength":1,"maxLength":256},
} as const satisfies { readonly [field: string]: FieldRules }

export const readInvitation = {
  invitation_token: {"required":true,"minLength":1,"maxLength":256},
} as const satisfies { readonly [field: string]: FieldRules }

export const inviteMember = {
  email: {"required":true,"format":"email","minLength":3,"maxLength":254},
  role: {"required":true,"maxLength":9,"enum":["DEVELOPER","BILLING","VIEWER"]},
} as const satisfies { readonly [field: string]: FieldRules }

export const resendInvitation = {
  invitation_id: {"required":true,"minLength":1,"maxLength":64,"pattern":"^[A-Za-z0-9_-]+$"},
} as const satisfies { readonly [field: string]: FieldRules }

export const withdrawInvitation = {
  invitation_id: {"required":true,"minLength":1,"maxLength":64,"pattern":"^[A-Za-z0-9_-]+$"},
} as const satisfies { readonly [field: string]: FieldRules }

export const removeMember = {
  user_id: {"required":true,"minLength":1,"maxLength":64,"pattern":"^[A-Za-z0-9_-]+$"},
} as const satisfies { readonly [field: string]: FieldRules }

export const changeMemberRole = {
  user_id: {"required":true,"minLength":1,"maxLength":64,"pattern":"^[A-Za-z0-9_-]+$"},
  role: {"required":true,"maxLength":9,"enum":["DEVELOPER","BILLING","VIEWER"]},
} as const satisfies { readonly [field: string]: FieldRules }

export const unsubscribePlan = {
  api: {"required":true,"minLength":2,"maxLength":80,"pattern":"^[a-z0-9]+(-[a-z0-9]+)*$"},
} as const satisfies { readonly [field: string]: FieldRules }

export const createUserSubscription = {
  api: {"required":true,"minLength":2,"maxLength":80,"pattern":"^[a-z0-9]+(-[a-z0-9]+)*$"},
  user_subscription_id: {"minLength":1,"maxLength":64,"pattern":"^[A-Za-z0-9_-]+$"},
  product_id: {"minLength":1,"maxLength":64,"pattern":"^[A-Za-z0-9_-]+$"},
  product_version_id: {"minLength":1,"maxLength":64,"pattern":"^[A-Za-z0-9_-]+$"},
  status: {"maxLength":7,"enum":["ACTIVE","PENDING"]},
} as const satisfies { readonly [field: string]: FieldRules }

export const createKey = {
  user_subscription_id: {"required":true,"minLength":1,"maxLength":64,"pattern":"^[A-Za-z0-9_-]+$"},
  type: {"required":true,"maxLength":4,"enum":["TEST","LIVE"]},
  name: {"required":true,"minLength":1,"maxLength":60,"pattern":"\\S"},
  expires_at: {"format":"date-time","maxLength":35},
  agent: {},
  limits: {},
  'limits/credits_per_day': {"maxLength":16,"pattern":"^\\d{1,12}(\\.\\d{1,2})?$"},
  'limits/credits_per_month': {"maxLength":16,"pattern":"^\\d{1,12}(\\.\\d{1,2})?$"},
  'limits/credits_in_all': {"maxLength":16,"pattern":"^\\d{1,12}(\\.\\d{1,2})?$"},
  'limits/operations': {},
  'limits/addresses': {},
  'limits/ask_above': {"maxLength":16,"pattern":"^\\d{1,12}(\\.\\d{1,2})?$"},
  'limits/ask_in_client': {},
  'limits/reads_account': {},
} as const satisfies { readonly [field: string]: FieldRules }

export const revokeKeys = {
  key_ids: {"required":true},
} as const satisfies { readonly [field: string]: FieldRules }

export const submitKyb = {
  publisher: {"required":true,"minLength":2,"maxLength":80,"pattern":"^[a-z0-9]+(-[a-z0-9]+)*$"},
  tag: {"minLength":2,"maxLength":80,"pattern":"^[a-z0-9]+(-[a-z0-9]+)*$"},
  business_name: {"required":true,"minLength":1,"maxLength":200,"pattern":"\\S"},
  business_type: {"required":true,"maxLength":15,"enum":["CORPORATION","PARTNERSHIP","SOLE_PROPRIETOR","GOVERNMENT","NON_PROFIT"]},
  registration_number: {"required":true,"minLength":3,"maxLength":40,"pattern":"^[A-Za-z0-9][A-Za-z0-9 ./-]*$"},
  tax_number: {"required":true,"minLength":3,"maxLength":40,"pattern":"^[A-Za-z0-9][A-Za-z0-9 ./-]*$"},
  country: {"required":true,"maxLength":2,"pattern":"^[A-Z]{2}$"},
  address: {"required":true,"minLength":5,"maxLength":500},
  website: {"format":"uri","maxLength":300,"pattern":"^https?://"},
  contact_name: {"required":true,"minLength":1,"maxLength":200,"pattern":"\\S"},
  contact_email: {"required":true,"format":"email","minLength":3,"maxLength":254},
  contact_phone: {"required":true,"maxLength":16,"pattern":"^\\+[1-9]\\d{6,14}$"},
  use_case: {"required":true,"minLength":20,"maxLength":3000},
  monthly_calls: {"maxLength":12,"enum":["UNDER_1000","UNDER_10000","UNDER_100000","MORE"]},
  declaration: {"required":true,"maxLength":4,"enum":["true"]},
  answers: {"maxLength":50000,"pattern":"^\\{[\\s\\S]*\\}$"},
  registration_certificate: {"required":true,"format":"binary","maxLength":10485760},
  representative_id: {"required":true,"format":"binary","maxLength":10485760},
  proof_of_address: {"format":"binary","maxLength":10485760},
} as const satisfies { readonly [field: string]: FieldRules }

export const unsubscribe = {
  api: {"required":true,"minLength":2,"maxLength":80,"pattern":"^[a-z0-9]+(-[a-z0-9]+)*$"},
  user_subscription_id: {"required":true,"minLength":1,"maxLength":64,"pattern":"^[A-Za-z0-9_-]+$"},
  product_id: {"minLength":1,"maxLength":64,"pattern":"^[A-Za-z0-9_-]+$"},
  product_version_id: {"minLength":1,"maxLength":64,"pattern":"^[A-Za-z0-9_-]+$"},
} as const satisfies { readonly [field: string]: FieldRules }

export const createWebhook = {
  url: {"required":true,"format":"uri","minLength":10,"maxLength":500},
  description: {"maxLength":200},
  events: {"required":true},
} as const satisfies { readonly [field: string]: FieldRules }

export const removeWebhook = {
  webhook_id: {"required":true,"minLength":1,"maxLength":64,"pattern":"^[A-Za-z0-9_-]+$"},
} as const satisfies { readonly [field: string]: FieldRules }

export const replayWebhookDelivery = {
  delivery_id: {"required":true,"minLength":1,"maxLength":64,"pattern":"^[A-Za-z0-9_-]+$"},
} as const satisfies { readonly [field: string]: FieldRules }

export const rotateWebhookSecret = {
  webhook_id: {"required":true,"minLength":1,"maxLength":64,"pattern":"^[A-Za-z0-9_-]+$"},
} as const satisfies { readonly [field: string]: FieldRules }

export const testWebhook = {
  webhook_id: {"required":true,"minLength":1,"maxLength":64,"pattern":"^[A-Za-z0-9_-]+$"},
  event: {"required":true,"maxLength":40,"enum":["wallet.low_balance","wallet.recovered","key.expiring","payment.settled","api.deprecated","limit.reached","announcement.updated"]},
} as const satisfies { readonly [field: string]: FieldRules }

export const login = {
  email: {"required":true,"format":"email","minLength":3,"maxLength":254},
  password: {"required":true,"format":"password","minLength":1,"maxLength":128},
  device_id: {"minLength":22,"maxLength":64,"pattern":"^[A-Za-z0-9_-]+$"},
} as const satisfies { readonly [field: string]: FieldRules }

export const requestFactorRecovery = {
  challenge_token: {"required":true,"minLength":1,"maxLength":256},
} as const satisfies { readonly [field: string]: FieldRules }

export const cancelFactorRecovery = {
  token: {"required":true,"minLength":1,"maxLength":256},
} as const satisfies { readonly [field: string]: FieldRules }

export const finishSignIn = {
  challenge_token: {"required":true,"minLength":1,"maxLength":256},
  code: {"minLength":6,"maxLength":6,"pattern":"^[0-9]{6}$"},
  recovery_code: {"minLength":1,"maxLength":64},
  passkey: {},
  'passkey/id': {"required":true,"minLength":1,"maxLength":16384,"pattern":"^[A-Za-z0-9_-]+$"},
  'passkey/rawId': {"required":true,"minLength":1,"maxLength":16384,"pattern":"^[A-Za-z0-9_-]+$"},
  'passkey/type': {"required":true,"maxLength":10,"enum":["public-key"]},
  'passkey/authenticatorAttachment': {"maxLength":30},
  'passkey/clientExtensionResults': {},
  'passkey/response': {"required":true},
  recovery_token: {"minLength":1,"maxLength":256},
  device_id: {"minLength":22,"maxLength":64,"pattern":"^[A-Za-z0-9_-]+$"},
} as const satisfies { readonly [field: string]: FieldRules }

export const ssoVerify = {
  sso_token: {"required":true,"minLength":1,"maxLength":512},
  device_id: {"minLength":22,"maxLength":64,"pattern":"^[A-Za-z0-9_-]+$"},
} as const satisfies { readonly [field: string]: FieldRules }

export const adminSetApiLimits = {
  api: {"required":true,"minLength":2,"maxLength":80,"pattern":"^[a-z0-9]+(-[a-z0-9]+)*$"},
  plan_id: {"required":true,"minLength":1,"maxLength":64,"pattern":"^[A-Za-z0-9_-]+$"},
  limits: {"required":true},
  'limits/calls_per_second': {"format":"int64","minimum":1,"maximum":1000000000},
  'limits/calls_per_minute': {"format":"int64","minimum":1,"maximum":1000000000},
  'limits/calls_per_day': {"format":"int64","minimum":1,"maximum":1000000000},
  'limits/calls_per_month': {"format":"int64","minimum":1,"maximum":1000000000},
  reason: {"required":true,"minLength":3,"maxLength":500,"pattern":"\\S"},
} as const satisfies { readonly [field: string]: FieldRules }

export const adminRegenerateKeys = {
  subscription_id: {"required":true,"minLength":1,"maxLength":64,"pattern":"^[A-Za-z0-9_-]+$"},
  user_id: {"required":true,"minLength":1,"maxLength":64,"pattern":"^[A-Za-z0-9_-]+$"},
  type: {"maxLength":4,"enum":["TEST","LIVE"]},
  grace_seconds: {"format":"int32","minimum":0,"maximum":86400},
} as const satisfies { readonly [field: string]: FieldRules }

export const adminSetLimits = {
  user_subscription_id: {"required":true,"minLength":1,"maxLength":64,"pattern":"^[A-Za-z0-9_-]+$"},
  limits: {"required":true},
  'limits/calls_per_second': {"format":"int64","minimum":1,"maximum":1000000000},
  'limits/calls_per_minute': {"format":"int64","minimum":1,"maximum":1000000000},
  'limits/calls_per_day': {"format":"int64","minimum":1,"maximum":1000000000},
  'limits/calls_per_month': {"format":"int64","minimum":1,"maximum":1000000000},
  reason: {"required":true,"minLength":3,"maxLength":500,"pattern":"\\S"},
} as const satisfies { readonly [field: string]: FieldRules }

export const adminChangeServiceAccount = {
  service_account_id: {"required":true,"minLength":1,"maxLength":64,"pattern":"^[A-Za-z0-9_-]+$"},
  name: {"required":true,"minLength":1,"maxLength":60},
  roles: {"required":true},
  addresses: {"required":true},
  expires_at: {"required":true,"format":"date-time","maxLength":35},
} as const satisfies { readonly [field: string]: FieldRules }

export const adminChangeStaffRoles = {
  user_id: {"required":true,"minLength":1,"maxLength":64,"pattern":"^[A-Za-z0-9_-]+$"},
  roles: {"required":true},
} as const satisfies { readonly [field: string]: FieldRules }

export const adminSetUpstream = {
  api: {"required":true,"minLength":2,"maxLength":80,"pattern":"^[a-z0-9]+(-[a-z0-9]+)*$"},
  version: {"required":true,"maxLength":20,"pattern":"^v\\d{1,4}(\\.\\d{1,4}){0,2}$"},
  environment: {"required":true,"maxLength":4,"enum":["LIVE","TEST"]},
  targets: {"required":true},
  timeouts: {},
  'timeouts/connect_ms': {"required":true,"format":"int32","minimum":100,"maximum":30000},
  'timeouts/response_ms': {"required":true,"format":"int32","minimum":100,"maximum":300000},
  'timeouts/total_ms': {"required":true,"format":"int32","minimum":100,"maximum":600000},
  allow_internal: {},
  credential: {},
  tls: {},
  'tls/ca': {"maxLength":50000},
  'tls/client_certificate': {"maxLength":50000},
  'tls/client_key': {"maxLength":20000},
  pass_headers: {},
  add_headers: {},
} as const satisfies { readonly [field: string]: FieldRules }

export const adminRenameView = {
  view_id: {"required":true,"minLength":1,"maxLength":64,"pattern":"^[A-Za-z0-9_-]+$"},
  name: {"required":true,"minLength":1,"maxLength":40,"pattern":"\\S"},
} as const satisfies { readonly [field: string]: FieldRules }

export const setSpendCap = {
  member_id: {"required":true,"minLength":1,"maxLength":64,"pattern":"^[A-Za-z0-9_-]+$"},
  credits: {"required":true,"maxLength":16,"pattern":"^(?=.*[1-9])\\d{1,12}(\\.\\d{1,2})?$"},
} as const satisfies { readonly [field: string]: FieldRules }

export const setKeyLimits = {
  key_id: {"required":true,"minLength":1,"maxLength":64,"pattern":"^[A-Za-z0-9_-]+$"},
  limits: {"required":true},
  'limits/credits_per_day': {"maxLength":16,"pattern":"^\\d{1,12}(\\.\\d{1,2})?$"},
  'limits/credits_per_month': {"maxLength":16,"pattern":"^\\d{1,12}(\\.\\d{1,2})?$"},
  'limits/credits_in_all': {"maxLength":16,"pattern":"^\\d{1,12}(\\.\\d{1,2})?$"},
  'limits/operations': {},
  'limits/addresses': {},
  'limits/ask_above': {"maxLength":16,"pattern":"^\\d{1,12}(\\.\\d{1,2})?$"},
  'limits/ask_in_client': {},
  'limits/reads_account': {},
  expires_at: {"format":"date-time","maxLength":35},
} as const satisfies { readonly [field: string]: FieldRules }

export const updateNotificationPreferences = {
  preferences: {"required":true},
} as const satisfies { readonly [field: string]: FieldRules }

export const updateProfile = {
  firstname: {"required":true,"minLength":1,"maxLength":100,"pattern":"\\S"},
  lastname: {"required":true,"minLength":1,"maxLength":100,"pattern":"\\S"},
  company: {"maxLength":200},
} as const satisfies { readonly [field: string]: FieldRules }

export const changePassword = {
  current_password: {"required":true,"format":"password","minLength":1,"maxLength":128},
  new_password: {"required":true,"format":"password","minLength":10,"maxLength":128},
  repeat_password: {"required":true,"format":"password","minLength":1,"maxLength":128},
} as const satisfies { readonly [field: string]: FieldRules }

export const renamePasskey = {
  passkey_id: {"required":true,"minLength":1,"maxLength":64,"pattern":"^[A-Za-z0-9_-]+$"},
  name: {"required":true,"minLength":1,"maxLength":60},
} as const satisfies { readonly [field: string]: FieldRules }

export const confirmTotp = {
  challenge_token: {"required":true,"minLength":1,"maxLength":256},
  code: {"required":true,"minLength":6,"maxLength":6,"pattern":"^[0-9]{6}$"},
} as const satisfies { readonly [field: string]: FieldRules }

export const acceptTerms = {
  tc_agree: {"required":true,"const":true},
  one_shared_globe: {"required":true,"const":true},
} as const satisfies { readonly [field: string]: FieldRules }

export const updateTaxData = {
  legal_name: {"required":true,"minLength":1,"maxLength":210,"pattern":"\\S"},
  address: {"required":true,"minLength":1,"maxLength":300,"pattern":"\\S"},
  tin: {"maxLength":20,"pattern":"^\\d(-?\\d){8,13}$"},
} as const satisfies { readonly [field: string]: FieldRules }

export const renameKey = {
  key_id: {"required":true,"minLength":1,"maxLength":64,"pattern":"^[A-Za-z0-9_-]+$"},
  name: {"required":true,"minLength":1,"maxLength":60,"pattern":"\\S"},
} as const satisfies { readonly [field: string]: FieldRules }

export const correctKyb = {
  kyb_id: {"required":true,"minLength":1,"maxLength":64,"pattern":"^[A-Za-z0-9_-]+$"},
  business_name: {"minLength":1,"maxLength":200,"pattern":"\\S"},
  business_type: {"maxLength":15,"enum":["CORPORATION","PARTNERSHIP","SOLE_PROPRIETOR","GOVERNMENT","NON_PROFIT"]},
  registration_number: {"minLength":3,"maxLength":40,"pattern":"^[A-Za-z0-9][A-Za-z0-9 ./-]*$"},
  tax_number: {"minLength":3,"maxLength":40,"pattern":"^[A-Za-z0-9][A-Za-z0-9 ./-]*$"},
  country: {"maxLength":2,"pattern":"^[A-Z]{2}$"},
  address: {"minLength":5,"maxLength":500},
  website: {"format":"uri","maxLength":300,"pattern":"^https?://"},
  contact_name: {"minLength":1,"maxLength":200,"pattern":"\\S"},
  contact_email: {"format":"email","minLength":3,"maxLength":254},
  contact_phone: {"maxLength":16,"pattern":"^\\+[1-9]\\d{6,14}$"},
  use_case: {"minLength":20,"maxLength":3000},
  monthly_calls: {"maxLength":12,"enum":["UNDER_1000","UNDER_10000","UNDER_100000","MORE"]},
  answers: {"maxLength":50000,"pattern":"^\\{[\\s\\S]*\\}$"},
  registration_certificate: {"format":"binary","maxLength":10485760},
  representative_id: {"format":"binary","maxLength":10485760},
  proof_of_address: {"format":"binary","maxLength":10485760},
} as const satisfies { readonly [field: string]: FieldRules }

export const saveKybDraft = {
  publisher: {"required":true,"minLength":2,"maxLength":80,"pattern":"^[a-z0-9]+(-[a-z0-9]+)*$"},
  tag: {"minLength":2,"maxLength":80,"pattern":"^[a-z0-9]+(-[a-z0-9]+)*$"},
  revision: {"required":true},
  values: {"required":true},
} as const satisfies { readonly [field: string]: FieldRules }

export const regenerateKey = {
  type: {"required":true,"maxLength":4,"enum":["TEST","LIVE"]},
  key_id: {"minLength":1,"maxLength":64,"pattern":"^[A-Za-z0-9_-]+$"},
  grace_seconds: {"format":"int32","minimum":0,"maximum":86400},
} as const satisfies { readonly [field: string]: FieldRules }

export const updateAutoTopUp = {
  enabled: {"required":true},
  threshold: {"required":true,"maxLength":12,"pattern":"^(?!0+(\\.0{1,2})?$)\\d{1,9}(\\.\\d{1,2})?$"},
  credits: {"required":true,"maxLength":12,"pattern":"^(?!0+(\\.0{1,2})?$)\\d{1,9}(\\.\\d{1,2})?$"},
  monthly_cap: {"required":true,"maxLength":12,"pattern":"^(?!0+(\\.0{1,2})?$)\\d{1,9}(\\.\\d{1,2})?$"},
} as const satisfies { readonly [field: string]: FieldRules }

export const updateWalletThreshold = {
  threshold1: {"required":true,"maxLength":12,"pattern":"^(?!0+(\\.0{1,2})?$)\\d{1,9}(\\.\\d{1,2})?$"},
} as const satisfies { readonly [field: string]: FieldRules }

export const updateWebhook = {
  webhook_id: {"required":true,"minLength":1,"maxLength":64,"pattern":"^[A-Za-z0-9_-]+$"},
  url: {"format":"uri","minLength":10,"maxLength":500},
  description: {"maxLength":200},
  events: {},
  enabled: {},
} as const satisfies { readonly [field: string]: FieldRules }
