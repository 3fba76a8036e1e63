// Written by `npm run generate` from the contract. Edit openapi/, not this file.

/** Named examples by operationId and status. */
export interface Scenarios {
  listNotifications: {
    200: 'user' | 'business' | 'admin' | 'newUser' | 'lowBalance' | 'zeroBalance' | 'kybRejected' | 'keyInGrace' | 'allRead'
    401: 'tokenMissing' | 'tokenExpired'
    403: 'forbidden' | 'termsNotAccepted'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  getProfile: {
    200: 'user' | 'business' | 'admin' | 'newUser' | 'lowBalance' | 'zeroBalance' | 'kybRejected' | 'keyInGrace'
    401: 'tokenMissing' | 'tokenExpired'
    403: 'accountSuspended'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  getWalletCredits: {
    200: 'user' | 'business' | 'newUser' | 'lowBalance' | 'zeroBalance'
    401: 'tokenMissing' | 'tokenExpired'
    403: 'forbidden' | 'termsNotAccepted'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  forgotPassword: {
    202: 'user'
    400: 'malformedJson'
    422: 'validationFailed'
    429: 'resendTooSoon' | 'tooManyRequests'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  logout: {
    200: 'user'
    400: 'malformedJson'
    422: 'validationFailed'
    429: 'tooManyRequests'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  markNotificationsRead: {
    200: 'allRead' | 'someLeft'
    400: 'malformedJson'
    401: 'tokenMissing' | 'tokenExpired'
    403: 'forbidden' | 'termsNotAccepted'
    422: 'noIds'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  refreshToken: {
    200: 'user' | 'admin'
    400: 'malformedJson'
    401: 'refreshRefused' | 'refreshReused' | 'refreshExpired'
    422: 'validationFailed'
    429: 'tooManyRequests'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  register: {
    202: 'newUser'
    400: 'malformedJson'
    422: 'agreementsMissing' | 'validationFailed'
    429: 'tooManyRequests'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  resendVerification: {
    202: 'newUser'
    400: 'malformedJson'
    422: 'validationFailed'
    429: 'resendTooSoon' | 'tooManyRequests'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  verifyEmail: {
    200: 'newUser'
    400: 'malformedJson'
    404: 'verificationUnknown'
    410: 'verificationExpired' | 'verificationUsed'
    422: 'validationFailed'
    429: 'tooManyRequests'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  resetPassword: {
    200: 'user'
    400: 'malformedJson'
    404: 'verificationUnknown'
    410: 'verificationExpired' | 'verificationUsed'
    422: 'validationFailed'
    429: 'tooManyRequests'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  googleSignIn: {
    200: 'user' | 'newUser'
    400: 'malformedJson'
    401: 'credentialRefused'
    403: 'accountSuspended'
    422: 'validationFailed'
    429: 'tooManyRequests'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  login: {
    200: 'user' | 'business' | 'admin' | 'newUser' | 'lowBalance' | 'zeroBalance' | 'kybRejected' | 'keyInGrace'
    400: 'malformedJson'
    401: 'invalidCredentials'
    403: 'emailNotVerified' | 'accountSuspended'
    422: 'validationFailed'
    429: 'lockedOut' | 'tooManyRequests'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  ssoVerify: {
    200: 'user' | 'newUser'
    400: 'malformedJson'
    401: 'ssoTokenRefused'
    403: 'accountSuspended'
    422: 'validationFailed'
    429: 'tooManyRequests'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  updateProfile: {
    200: 'user' | 'withoutCompany'
    400: 'malformedJson'
    401: 'tokenMissing' | 'tokenExpired'
    403: 'forbidden' | 'termsNotAccepted'
    422: 'nameMissing'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  changePassword: {
    200: 'user'
    400: 'malformedJson'
    401: 'tokenMissing' | 'tokenExpired'
    403: 'forbidden' | 'termsNotAccepted'
    409: 'passwordNotSet'
    422: 'passwordWrong' | 'passwordsDiffer' | 'passwordTooShort'
    429: 'tooManyRequests'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
}
