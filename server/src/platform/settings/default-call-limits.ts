/** How often one person, or one address of visitors, may make a call. Operations that are not listed have no limit. */
export interface CallLimit {
  readonly calls: number
  readonly seconds: number
}

const hour = 3600

export const defaultCallLimits: Readonly<Record<string, CallLimit>> = {
  login: { calls: 60, seconds: 60 },
  finishSignIn: { calls: 60, seconds: 60 },
  challengeSecondFactor: { calls: 30, seconds: 60 },
  proveSecondFactor: { calls: 30, seconds: 60 },
  beginTotp: { calls: 20, seconds: hour },
  confirmTotp: { calls: 60, seconds: hour },
  beginPasskey: { calls: 60, seconds: hour },
  addPasskey: { calls: 60, seconds: hour },
  replaceRecoveryCodes: { calls: 20, seconds: hour },
  ssoVerify: { calls: 60, seconds: 60 },
  refreshToken: { calls: 120, seconds: 60 },
  logout: { calls: 120, seconds: 60 },
  register: { calls: 20, seconds: hour },
  verifyEmail: { calls: 30, seconds: 60 },
  resendVerification: { calls: 20, seconds: hour },
  forgotPassword: { calls: 20, seconds: hour },
  resetPassword: { calls: 30, seconds: hour },
  googleSignIn: { calls: 60, seconds: 60 },
  changePassword: { calls: 10, seconds: hour },
  deleteAccount: { calls: 10, seconds: hour },
  requestAccountDeletion: { calls: 10, seconds: hour },
  exportAccount: { calls: 10, seconds: hour },
  contactUs: { calls: 10, seconds: hour },
  downloadNewspaper: { calls: 30, seconds: hour },
  downloadFile: { calls: 60, seconds: hour },
  submitKyb: { calls: 10, seconds: hour },
  correctKyb: { calls: 10, seconds: hour },
  createPayment: { calls: 30, seconds: hour },
  updateAutoTopUp: { calls: 30, seconds: hour },
  startCardSetup: { calls: 20, seconds: hour },
  resendPayment: { calls: 20, seconds: hour },
  inviteMember: { calls: 30, seconds: hour },
  resendInvitation: { calls: 30, seconds: hour },
  readInvitation: { calls: 60, seconds: hour },
  acceptInvitation: { calls: 30, seconds: hour },
  streamNotifications: { calls: 60, seconds: 60 },
  exportApiUsage: { calls: 30, seconds: 60 },
  exportUserResponses: { calls: 30, seconds: 60 },
  exportApiLogs: { calls: 30, seconds: 60 },
  adminCheckApi: { calls: 120, seconds: hour },
  adminPublishApi: { calls: 60, seconds: hour },
  exportTransactions: { calls: 30, seconds: 60 },
}
