// Written by `npm run generate` from the contract. Edit openapi/, not this file.

/** operationId to `METHOD /path`. */
export const operationKeys = {
  listNotifications: 'GET /api/notifications',
  getProfile: 'GET /api/profile',
  getWalletCredits: 'GET /api/wallet/credits',
  forgotPassword: 'POST /api/forgot-password',
  logout: 'POST /api/logout',
  markNotificationsRead: 'POST /api/notifications',
  refreshToken: 'POST /api/refresh-token',
  register: 'POST /api/register',
  resendVerification: 'POST /api/register/resend',
  verifyEmail: 'POST /api/register/verify',
  resetPassword: 'POST /api/reset-password',
  googleSignIn: 'POST /api/sso_google_callback',
  login: 'POST /login',
  ssoVerify: 'POST /sso-verify',
  updateProfile: 'PUT /api/profile',
  changePassword: 'PUT /api/profile/change-password',
} as const

/** `METHOD /path` to operationId. */
export const operationIds = {
  'GET /api/notifications': 'listNotifications',
  'GET /api/profile': 'getProfile',
  'GET /api/wallet/credits': 'getWalletCredits',
  'POST /api/forgot-password': 'forgotPassword',
  'POST /api/logout': 'logout',
  'POST /api/notifications': 'markNotificationsRead',
  'POST /api/refresh-token': 'refreshToken',
  'POST /api/register': 'register',
  'POST /api/register/resend': 'resendVerification',
  'POST /api/register/verify': 'verifyEmail',
  'POST /api/reset-password': 'resetPassword',
  'POST /api/sso_google_callback': 'googleSignIn',
  'POST /login': 'login',
  'POST /sso-verify': 'ssoVerify',
  'PUT /api/profile': 'updateProfile',
  'PUT /api/profile/change-password': 'changePassword',
} as const

export type OperationId = keyof typeof operationKeys
export type OperationKey = keyof typeof operationIds
