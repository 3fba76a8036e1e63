// Written by `npm run generate` from the contract. Edit openapi/, not this file.

/** Named examples by operationId and status. */
export interface Scenarios {
  getAccountPlan: {
    200: 'payg' | 'trial'
    401: 'tokenMissing' | 'tokenExpired'
    403: 'forbidden' | 'termsNotAccepted' | 'teamRole' | 'staffRole'
    422: 'queryInvalid'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  adminListAdjustments: {
    200: 'admin' | 'none'
    401: 'tokenMissing' | 'tokenExpired'
    403: 'forbidden' | 'termsNotAccepted' | 'teamRole' | 'staffRole'
    422: 'queryInvalid'
    428: 'secondFactorRequired'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  adminExportAdjustments: {
    200: 'admin'
    401: 'tokenMissing' | 'tokenExpired'
    403: 'forbidden' | 'termsNotAccepted' | 'teamRole' | 'staffRole'
    422: 'queryInvalid'
    428: 'secondFactorRequired'
    429: 'tooManyRequests'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  adminListAllSubscriptions: {
    200: 'admin' | 'none'
    401: 'tokenMissing' | 'tokenExpired'
    403: 'forbidden' | 'termsNotAccepted' | 'teamRole' | 'staffRole'
    422: 'queryInvalid'
    428: 'secondFactorRequired'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  adminExportSubscriptions: {
    200: 'admin'
    401: 'tokenMissing' | 'tokenExpired'
    403: 'forbidden' | 'termsNotAccepted' | 'teamRole' | 'staffRole'
    422: 'queryInvalid'
    428: 'secondFactorRequired'
    429: 'tooManyRequests'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  adminListAnnouncements: {
    200: 'all' | 'none'
    401: 'tokenMissing' | 'tokenExpired'
    403: 'forbidden' | 'termsNotAccepted' | 'teamRole' | 'staffRole'
    422: 'queryInvalid'
    428: 'secondFactorRequired'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  adminListAffectedAccounts: {
    200: 'told'
    401: 'tokenMissing' | 'tokenExpired'
    403: 'forbidden' | 'termsNotAccepted' | 'teamRole' | 'staffRole'
    404: 'notFound'
    422: 'queryInvalid'
    428: 'secondFactorRequired'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  adminListApiUsage: {
    200: 'admin' | 'lowBalance' | 'monthly' | 'byApi' | 'newUser'
    401: 'tokenMissing' | 'tokenExpired'
    403: 'forbidden' | 'termsNotAccepted' | 'teamRole' | 'staffRole'
    404: 'userUnknown' | 'accountDeleted'
    422: 'userMissingInQuery' | 'rangeReversed' | 'rangeTooLong' | 'queryInvalid'
    428: 'secondFactorRequired'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  adminListApis: {
    200: 'admin' | 'none'
    401: 'tokenMissing' | 'tokenExpired'
    403: 'forbidden' | 'termsNotAccepted' | 'teamRole' | 'staffRole'
    422: 'queryInvalid'
    428: 'secondFactorRequired'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  adminListApiDrafts: {
    200: 'admin' | 'none'
    401: 'tokenMissing' | 'tokenExpired'
    403: 'forbidden' | 'termsNotAccepted' | 'teamRole' | 'staffRole'
    428: 'secondFactorRequired'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  adminExportApis: {
    200: 'admin'
    401: 'tokenMissing' | 'tokenExpired'
    403: 'forbidden' | 'termsNotAccepted' | 'teamRole' | 'staffRole'
    422: 'queryInvalid'
    428: 'secondFactorRequired'
    429: 'tooManyRequests'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  adminGetApi: {
    200: 'admin' | 'deprecated'
    401: 'tokenMissing' | 'tokenExpired'
    403: 'forbidden' | 'termsNotAccepted' | 'teamRole' | 'staffRole'
    404: 'apiUnknown'
    422: 'queryInvalid'
    428: 'secondFactorRequired'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  adminListAuditLog: {
    200: 'admin' | 'none'
    401: 'tokenMissing' | 'tokenExpired'
    403: 'forbidden' | 'termsNotAccepted' | 'teamRole' | 'staffRole'
    422: 'rangeReversed' | 'queryInvalid'
    428: 'secondFactorRequired'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  adminExportAuditLog: {
    200: 'admin'
    401: 'tokenMissing' | 'tokenExpired'
    403: 'forbidden' | 'termsNotAccepted' | 'teamRole' | 'staffRole'
    422: 'rangeReversed' | 'queryInvalid'
    428: 'secondFactorRequired'
    429: 'tooManyRequests'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  adminListConformanceKeys: {
    200: 'admin' | 'none'
    401: 'tokenMissing' | 'tokenExpired'
    403: 'forbidden' | 'termsNotAccepted' | 'teamRole' | 'staffRole'
    428: 'secondFactorRequired'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  adminListConformanceResults: {
    200: 'admin' | 'none'
    401: 'tokenMissing' | 'tokenExpired'
    403: 'forbidden' | 'termsNotAccepted' | 'teamRole' | 'staffRole'
    422: 'queryInvalid'
    428: 'secondFactorRequired'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  adminListDeliveries: {
    200: 'admin' | 'failed'
    401: 'tokenMissing' | 'tokenExpired'
    403: 'forbidden' | 'termsNotAccepted' | 'teamRole' | 'staffRole'
    422: 'queryInvalid'
    428: 'secondFactorRequired'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  adminExportDeliveries: {
    200: 'admin'
    401: 'tokenMissing' | 'tokenExpired'
    403: 'forbidden' | 'termsNotAccepted' | 'teamRole' | 'staffRole'
    422: 'queryInvalid'
    428: 'secondFactorRequired'
    429: 'tooManyRequests'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  adminGetDelivery: {
    200: 'admin' | 'webhook'
    401: 'tokenMissing' | 'tokenExpired'
    403: 'forbidden' | 'termsNotAccepted' | 'teamRole' | 'staffRole'
    404: 'deliveryUnknown'
    422: 'queryInvalid'
    428: 'secondFactorRequired'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  adminListKyb: {
    200: 'admin' | 'nothingWaits'
    401: 'tokenMissing' | 'tokenExpired'
    403: 'forbidden' | 'termsNotAccepted' | 'teamRole' | 'staffRole'
    422: 'queryInvalid'
    428: 'secondFactorRequired'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  adminGetKybDocument: {
    200: 'admin'
    401: 'tokenMissing' | 'tokenExpired'
    403: 'forbidden' | 'termsNotAccepted' | 'teamRole' | 'staffRole'
    404: 'submissionUnknown'
    422: 'queryInvalid'
    428: 'secondFactorRequired'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  adminExportKyb: {
    200: 'admin'
    401: 'tokenMissing' | 'tokenExpired'
    403: 'forbidden' | 'termsNotAccepted' | 'teamRole' | 'staffRole'
    422: 'queryInvalid'
    428: 'secondFactorRequired'
    429: 'tooManyRequests'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  adminGetKyb: {
    200: 'admin' | 'rejected'
    401: 'tokenMissing' | 'tokenExpired'
    403: 'forbidden' | 'termsNotAccepted' | 'teamRole' | 'staffRole'
    404: 'submissionUnknown'
    422: 'queryInvalid'
    428: 'secondFactorRequired'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  adminListLimits: {
    200: 'user'
    401: 'tokenMissing' | 'tokenExpired'
    403: 'forbidden' | 'termsNotAccepted' | 'teamRole' | 'staffRole'
    404: 'userUnknown' | 'accountDeleted'
    422: 'queryInvalid'
    428: 'secondFactorRequired'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  adminGetOverview: {
    200: 'admin'
    401: 'tokenMissing' | 'tokenExpired'
    403: 'forbidden' | 'termsNotAccepted' | 'teamRole' | 'staffRole'
    422: 'validationFailed'
    428: 'secondFactorRequired'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  adminListPaymentDifferences: {
    200: 'admin'
    401: 'tokenMissing' | 'tokenExpired'
    403: 'forbidden' | 'termsNotAccepted' | 'teamRole' | 'staffRole'
    422: 'queryInvalid'
    428: 'secondFactorRequired'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  adminListPlans: {
    200: 'all'
    401: 'tokenMissing' | 'tokenExpired'
    403: 'forbidden' | 'termsNotAccepted' | 'teamRole' | 'staffRole'
    428: 'secondFactorRequired'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  adminListServiceAccounts: {
    200: 'admin' | 'none'
    401: 'tokenMissing' | 'tokenExpired'
    403: 'forbidden' | 'termsNotAccepted' | 'teamRole' | 'staffRole'
    428: 'secondFactorRequired'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  adminGetSetup: {
    200: 'admin'
    401: 'tokenMissing' | 'tokenExpired'
    403: 'forbidden' | 'termsNotAccepted' | 'teamRole' | 'staffRole'
    428: 'secondFactorRequired'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  adminListStaff: {
    200: 'admin'
    401: 'tokenMissing' | 'tokenExpired'
    403: 'forbidden' | 'termsNotAccepted' | 'teamRole' | 'staffRole'
    428: 'secondFactorRequired'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  adminExportTaxDocuments: {
    200: 'admin'
    401: 'tokenMissing' | 'tokenExpired'
    403: 'forbidden' | 'termsNotAccepted' | 'teamRole' | 'staffRole'
    422: 'queryInvalid'
    428: 'secondFactorRequired'
    429: 'tooManyRequests'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  adminListTransactions: {
    200: 'admin' | 'lowBalance' | 'topUpsOnly' | 'newUser'
    401: 'tokenMissing' | 'tokenExpired'
    403: 'forbidden' | 'termsNotAccepted' | 'teamRole' | 'staffRole'
    404: 'userUnknown' | 'accountDeleted'
    422: 'userMissingInQuery' | 'rangeReversed' | 'queryInvalid'
    428: 'secondFactorRequired'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  adminExportTransactions: {
    200: 'admin'
    401: 'tokenMissing' | 'tokenExpired'
    403: 'forbidden' | 'termsNotAccepted' | 'teamRole' | 'staffRole'
    404: 'userUnknown' | 'accountDeleted'
    422: 'userMissingInQuery' | 'rangeReversed' | 'queryInvalid'
    428: 'secondFactorRequired'
    429: 'tooManyRequests'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  adminListUpstreams: {
    200: 'oauth' | 'none' | 'deployment'
    401: 'tokenMissing' | 'tokenExpired'
    403: 'forbidden' | 'termsNotAccepted' | 'teamRole' | 'staffRole'
    404: 'apiUnknown'
    422: 'queryInvalid'
    428: 'secondFactorRequired'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  adminGetUserProfile: {
    200: 'admin'
    401: 'tokenMissing' | 'tokenExpired'
    403: 'forbidden' | 'termsNotAccepted' | 'teamRole' | 'staffRole'
    404: 'userUnknown' | 'accountDeleted'
    422: 'userMissingInQuery'
    428: 'secondFactorRequired'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  adminGetUserSubscription: {
    200: 'admin' | 'keyInGrace' | 'withoutSubscription'
    401: 'tokenMissing' | 'tokenExpired'
    403: 'forbidden' | 'termsNotAccepted' | 'teamRole' | 'staffRole'
    404: 'userUnknown' | 'accountDeleted'
    422: 'userMissingInQuery'
    428: 'secondFactorRequired'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  adminListSubscriptions: {
    200: 'admin' | 'oneFound' | 'nothingFound'
    401: 'tokenMissing' | 'tokenExpired'
    403: 'forbidden' | 'termsNotAccepted' | 'teamRole' | 'staffRole'
    422: 'queryInvalid'
    428: 'secondFactorRequired'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  adminExportAccounts: {
    200: 'admin'
    401: 'tokenMissing' | 'tokenExpired'
    403: 'forbidden' | 'termsNotAccepted' | 'teamRole' | 'staffRole'
    422: 'queryInvalid'
    428: 'secondFactorRequired'
    429: 'tooManyRequests'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  adminListViews: {
    200: 'admin' | 'none'
    401: 'tokenMissing' | 'tokenExpired'
    403: 'forbidden' | 'termsNotAccepted' | 'teamRole' | 'staffRole'
    428: 'secondFactorRequired'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  adminGetWaiting: {
    200: 'admin' | 'nothing'
    401: 'tokenMissing' | 'tokenExpired'
    403: 'forbidden' | 'termsNotAccepted' | 'teamRole' | 'staffRole'
    428: 'secondFactorRequired'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  getAgentRequest: {
    200: 'user' | 'business' | 'account'
    401: 'tokenMissing' | 'tokenExpired'
    403: 'forbidden' | 'termsNotAccepted' | 'teamRole' | 'staffRole'
    404: 'notFound'
    422: 'queryInvalid'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  listAnnouncements: {
    200: 'upcoming' | 'none'
    422: 'queryInvalid'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  listCallErrors: {
    200: 'user' | 'lowBalance' | 'newUser'
    401: 'tokenMissing' | 'tokenExpired'
    403: 'forbidden' | 'termsNotAccepted' | 'teamRole' | 'staffRole'
    422: 'rangeReversed' | 'rangeTooLong' | 'queryInvalid'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  listPublicApis: {
    200: 'all' | 'empty'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  exportApiLogs: {
    200: 'user' | 'empty'
    401: 'tokenMissing' | 'tokenExpired'
    403: 'forbidden' | 'termsNotAccepted' | 'teamRole' | 'staffRole'
    404: 'notSubscribed'
    422: 'serviceMissing'
    429: 'tooManyRequests'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  getApiReference: {
    200: 'simSwap'
    404: 'apiUnknown'
    422: 'queryInvalid'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  getApiChangelog: {
    200: 'simSwap' | 'numberVerification' | 'firstVersion'
    404: 'apiUnknown'
    422: 'queryInvalid'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  getApiReferenceOperation: {
    200: 'checkSimSwap'
    404: 'apiUnknown' | 'operationUnknown'
    422: 'queryInvalid'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  listApiResponseStatuses: {
    200: 'user' | 'lowBalance' | 'newUser'
    401: 'tokenMissing' | 'tokenExpired'
    403: 'forbidden' | 'termsNotAccepted' | 'teamRole' | 'staffRole'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  listApiUsage: {
    200: 'user' | 'business' | 'lowBalance' | 'newUser' | 'monthly' | 'byApi' | 'lowBalanceByApi' | 'nothingFound'
    401: 'tokenMissing' | 'tokenExpired'
    403: 'forbidden' | 'termsNotAccepted' | 'teamRole' | 'staffRole'
    422: 'rangeReversed' | 'rangeTooLong' | 'queryInvalid'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  exportApiUsage: {
    200: 'user' | 'byApi' | 'admin' | 'empty'
    401: 'tokenMissing' | 'tokenExpired'
    403: 'forbidden' | 'termsNotAccepted' | 'teamRole' | 'staffRole'
    404: 'userUnknown'
    422: 'rangeReversed' | 'rangeTooLong' | 'userIdMissing' | 'queryInvalid'
    429: 'tooManyRequests'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  getUsageSummary: {
    200: 'user' | 'lowBalance' | 'newUser'
    401: 'tokenMissing' | 'tokenExpired'
    403: 'forbidden' | 'termsNotAccepted' | 'teamRole' | 'staffRole'
    422: 'rangeReversed' | 'rangeTooLong' | 'queryInvalid'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  exportUserResponses: {
    200: 'user' | 'serverErrors' | 'empty'
    401: 'tokenMissing' | 'tokenExpired'
    403: 'forbidden' | 'termsNotAccepted' | 'teamRole' | 'staffRole'
    422: 'responseUnknown' | 'rangeReversed' | 'rangeTooLong' | 'queryInvalid'
    429: 'tooManyRequests'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  listApprovals: {
    200: 'user' | 'none'
    401: 'tokenMissing' | 'tokenExpired'
    403: 'forbidden' | 'termsNotAccepted' | 'teamRole' | 'staffRole'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  listBillingStatements: {
    200: 'business' | 'user' | 'allPaid' | 'inPayment'
    401: 'tokenMissing' | 'tokenExpired'
    403: 'forbidden' | 'termsNotAccepted' | 'teamRole' | 'staffRole'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  getCapabilities: {
    200: 'visitor' | 'user' | 'userOfSimSwap' | 'business' | 'newUser' | 'lowBalance' | 'zeroBalance' | 'zeroBalanceOfSimSwap' | 'kybRejected' | 'keyInGrace' | 'admin' | 'developer' | 'billing' | 'viewer'
    401: 'tokenMissing' | 'tokenExpired'
    403: 'forbidden' | 'termsNotAccepted' | 'teamRole' | 'staffRole'
    404: 'apiUnknown'
    422: 'validationFailed'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  listCatalogue: {
    200: 'all' | 'empty'
    422: 'queryInvalid'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  getCatalogueApi: {
    200: 'simSwap' | 'numberVerification' | 'oneTimePassword' | 'messaging' | 'deviceLocation' | 'qualityOnDemand'
    404: 'addressUnknown'
    422: 'queryInvalid'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  getConformanceResult: {
    200: 'simSwap'
    404: 'notConformant' | 'apiUnknown'
    422: 'queryInvalid'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  listDeprecations: {
    200: 'user' | 'business' | 'newUser'
    401: 'tokenMissing' | 'tokenExpired'
    403: 'forbidden' | 'termsNotAccepted' | 'teamRole' | 'staffRole'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  listExports: {
    200: 'user' | 'business' | 'newUser' | 'lowBalance' | 'zeroBalance' | 'kybRejected' | 'keyInGrace'
    401: 'tokenMissing' | 'tokenExpired'
    403: 'forbidden' | 'termsNotAccepted' | 'teamRole' | 'staffRole'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  downloadExport: {
    200: 'user' | 'empty'
    401: 'tokenMissing' | 'tokenExpired'
    403: 'forbidden' | 'termsNotAccepted' | 'teamRole' | 'staffRole'
    404: 'exportUnknown'
    409: 'exportNotReady' | 'exportExpired'
    422: 'queryInvalid'
    429: 'tooManyRequests'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  listFaqs: {
    200: 'all' | 'empty'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  listLimits: {
    200: 'user' | 'none'
    401: 'tokenMissing' | 'tokenExpired'
    403: 'forbidden' | 'termsNotAccepted' | 'teamRole' | 'staffRole'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  listSpendCaps: {
    200: 'user' | 'business'
    401: 'tokenMissing' | 'tokenExpired'
    403: 'forbidden' | 'termsNotAccepted' | 'teamRole' | 'staffRole'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  listNotifications: {
    200: 'user' | 'business' | 'admin' | 'newUser' | 'lowBalance' | 'zeroBalance' | 'kybRejected' | 'keyInGrace' | 'allRead'
    401: 'tokenMissing' | 'tokenExpired'
    403: 'forbidden' | 'termsNotAccepted' | 'teamRole' | 'staffRole'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  listNotificationHistory: {
    200: 'user' | 'userUnread' | 'userImportant' | 'business' | 'admin' | 'newUser' | 'lowBalance' | 'zeroBalance' | 'kybRejected' | 'keyInGrace' | 'nothingUnread'
    401: 'tokenMissing' | 'tokenExpired'
    403: 'forbidden' | 'termsNotAccepted' | 'teamRole' | 'staffRole'
    422: 'queryInvalid'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  getNotificationPreferences: {
    200: 'user' | 'business' | 'admin'
    401: 'tokenMissing' | 'tokenExpired'
    403: 'forbidden' | 'termsNotAccepted' | 'teamRole' | 'staffRole'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  streamNotifications: {
    200: 'user' | 'unchanged' | 'tokenExpired'
    401: 'tokenMissing' | 'tokenExpired'
    403: 'forbidden' | 'termsNotAccepted' | 'teamRole' | 'staffRole'
    422: 'queryInvalid'
    429: 'tooManyStreams' | 'tooManyRequests'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  listPayments: {
    200: 'user' | 'lowBalance' | 'business' | 'newUser'
    401: 'tokenMissing' | 'tokenExpired'
    403: 'forbidden' | 'termsNotAccepted' | 'teamRole' | 'staffRole'
    422: 'queryInvalid'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  listPlanLimits: {
    200: 'all' | 'none'
    422: 'queryInvalid'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  listPlans: {
    200: 'all'
    422: 'queryInvalid'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  listApiPrices: {
    200: 'all' | 'empty'
    422: 'queryInvalid'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  listOperationPrices: {
    200: 'all' | 'empty'
    422: 'queryInvalid'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  getProfile: {
    200: 'user' | 'business' | 'admin' | 'newUser' | 'lowBalance' | 'zeroBalance' | 'kybRejected' | 'keyInGrace' | 'developer' | 'billing' | 'viewer'
    401: 'tokenMissing' | 'tokenExpired'
    403: 'accountSuspended'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  exportAccount: {
    200: 'user'
    401: 'tokenMissing' | 'tokenExpired'
    403: 'forbidden' | 'termsNotAccepted' | 'teamRole' | 'staffRole'
    429: 'tooManyRequests'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  getSearchIndex: {
    200: 'all' | 'empty'
    304: never
    422: 'queryInvalid'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  getSecondFactor: {
    200: 'user' | 'business' | 'admin'
    401: 'tokenMissing' | 'tokenExpired'
    403: 'forbidden' | 'termsNotAccepted' | 'teamRole' | 'staffRole'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  listSessions: {
    200: 'user' | 'business' | 'admin'
    401: 'tokenMissing' | 'tokenExpired'
    403: 'forbidden' | 'termsNotAccepted' | 'teamRole' | 'staffRole'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  listSkus: {
    200: 'user' | 'business' | 'businessPacks' | 'packs'
    401: 'tokenMissing' | 'tokenExpired'
    403: 'forbidden' | 'termsNotAccepted' | 'teamRole' | 'staffRole'
    422: 'queryInvalid'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  listPublicSkus: {
    200: 'all' | 'empty' | 'publicPacks'
    422: 'queryInvalid'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  getStatus: {
    200: 'incident'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  getTaxData: {
    200: 'user' | 'business'
    401: 'tokenMissing' | 'tokenExpired'
    403: 'forbidden' | 'termsNotAccepted' | 'teamRole' | 'staffRole'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  listTaxDocuments: {
    200: 'user' | 'business' | 'newUser'
    401: 'tokenMissing' | 'tokenExpired'
    403: 'forbidden' | 'termsNotAccepted' | 'teamRole' | 'staffRole'
    422: 'queryInvalid'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  getTaxDocument: {
    200: 'user' | 'business' | 'creditNote'
    401: 'tokenMissing' | 'tokenExpired'
    403: 'forbidden' | 'termsNotAccepted' | 'teamRole' | 'staffRole'
    404: 'documentUnknown'
    422: 'queryInvalid'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  exportTaxDocuments: {
    200: 'user' | 'newUser'
    401: 'tokenMissing' | 'tokenExpired'
    403: 'forbidden' | 'termsNotAccepted' | 'teamRole' | 'staffRole'
    422: 'queryInvalid'
    429: 'tooManyRequests'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  downloadTaxDocument: {
    200: 'user'
    401: 'tokenMissing' | 'tokenExpired'
    403: 'forbidden' | 'termsNotAccepted' | 'teamRole' | 'staffRole'
    404: 'documentUnknown'
    422: 'queryInvalid'
    429: 'tooManyRequests'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  getTeam: {
    200: 'user' | 'business' | 'developer' | 'billing' | 'viewer'
    401: 'tokenMissing' | 'tokenExpired'
    403: 'forbidden' | 'termsNotAccepted' | 'teamRole' | 'staffRole'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  listTeamActivity: {
    200: 'user' | 'business'
    401: 'tokenMissing' | 'tokenExpired'
    403: 'forbidden' | 'termsNotAccepted' | 'teamRole' | 'staffRole'
    422: 'queryInvalid'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  listTransactions: {
    200: 'user' | 'business' | 'lowBalance' | 'newUser' | 'zeroBalance' | 'topUpsOnly' | 'ofOneCall' | 'pastTheEnd'
    401: 'tokenMissing' | 'tokenExpired'
    403: 'forbidden' | 'termsNotAccepted' | 'teamRole' | 'staffRole'
    422: 'rangeReversed' | 'queryInvalid'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  getBillingTransactionStatus: {
    200: 'business' | 'pending' | 'failed' | 'expired'
    401: 'tokenMissing' | 'tokenExpired'
    403: 'forbidden' | 'termsNotAccepted' | 'teamRole' | 'staffRole'
    404: 'billingPaymentUnknown'
    422: 'transactionIdMissing'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  exportTransactions: {
    200: 'user' | 'topUpsOnly' | 'newUser'
    401: 'tokenMissing' | 'tokenExpired'
    403: 'forbidden' | 'termsNotAccepted' | 'teamRole' | 'staffRole'
    422: 'rangeReversed' | 'queryInvalid'
    429: 'tooManyRequests'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  getTransactionStatus: {
    200: 'user' | 'pending' | 'failed' | 'expired'
    401: 'tokenMissing' | 'tokenExpired'
    403: 'forbidden' | 'termsNotAccepted' | 'teamRole' | 'staffRole'
    404: 'topUpUnknown'
    422: 'transactionIdMissing'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  listUserApiResponses: {
    200: 'user' | 'business' | 'lowBalance' | 'newUser' | 'notAnswered'
    401: 'tokenMissing' | 'tokenExpired'
    403: 'forbidden' | 'termsNotAccepted' | 'teamRole' | 'staffRole'
    422: 'methodUnknown' | 'rangeReversed' | 'rangeTooLong' | 'queryInvalid'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  getUserApiResponse: {
    200: 'user' | 'testCall' | 'refunded'
    401: 'tokenMissing' | 'tokenExpired'
    403: 'forbidden' | 'termsNotAccepted' | 'teamRole' | 'staffRole'
    404: 'callUnknown'
    422: 'callMissing'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  listUserSubscriptions: {
    200: 'user' | 'business' | 'newUser' | 'kybRejected' | 'keyInGrace' | 'endedOnes'
    401: 'tokenMissing' | 'tokenExpired'
    403: 'forbidden' | 'termsNotAccepted' | 'teamRole' | 'staffRole'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  listKybSubmissions: {
    200: 'user' | 'business' | 'kybRejected'
    401: 'tokenMissing' | 'tokenExpired'
    403: 'forbidden' | 'termsNotAccepted' | 'teamRole' | 'staffRole'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  getKybDraft: {
    200: 'user' | 'lowBalance'
    401: 'tokenMissing' | 'tokenExpired'
    403: 'forbidden' | 'termsNotAccepted' | 'teamRole' | 'staffRole'
    422: 'queryInvalid'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  getKybSubmission: {
    200: 'business' | 'kybRejected'
    401: 'tokenMissing' | 'tokenExpired'
    403: 'forbidden' | 'termsNotAccepted' | 'teamRole' | 'staffRole'
    404: 'submissionUnknown'
    422: 'queryInvalid'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  listSubscriptionProducts: {
    200: 'user' | 'business' | 'oneTimePassword' | 'allApis' | 'pastTheEnd'
    401: 'tokenMissing' | 'tokenExpired'
    403: 'forbidden' | 'termsNotAccepted' | 'teamRole' | 'staffRole'
    404: 'notFound'
    422: 'queryInvalid'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  listTestAccounts: {
    200: 'user' | 'newUser'
    401: 'tokenMissing' | 'tokenExpired'
    403: 'forbidden' | 'termsNotAccepted' | 'teamRole' | 'staffRole'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  getWaiting: {
    200: 'user' | 'kybRejected'
    401: 'tokenMissing' | 'tokenExpired'
    403: 'forbidden' | 'termsNotAccepted' | 'teamRole' | 'staffRole'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  getAutoTopUp: {
    200: 'user' | 'business' | 'newUser' | 'lowBalance' | 'zeroBalance' | 'kybRejected' | 'keyInGrace'
    401: 'tokenMissing' | 'tokenExpired'
    403: 'forbidden' | 'termsNotAccepted' | 'teamRole' | 'staffRole'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  getWalletBalance: {
    200: 'user' | 'newUser'
    401: 'tokenMissing' | 'tokenExpired'
    403: 'forbidden' | 'termsNotAccepted' | 'teamRole' | 'staffRole'
    422: 'momentInFuture' | 'momentUnreadable'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  listWalletBalances: {
    200: 'user' | 'lowBalance' | 'newUser' | 'zeroBalance'
    401: 'tokenMissing' | 'tokenExpired'
    403: 'forbidden' | 'termsNotAccepted' | 'teamRole' | 'staffRole'
    422: 'rangeReversed' | 'rangeTooLong' | 'queryInvalid'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  getWalletCredits: {
    200: 'user' | 'business' | 'newUser' | 'lowBalance' | 'zeroBalance' | 'kybRejected' | 'keyInGrace'
    401: 'tokenMissing' | 'tokenExpired'
    403: 'forbidden' | 'termsNotAccepted' | 'teamRole' | 'staffRole'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  listWalletStatements: {
    200: 'user' | 'business' | 'newUser'
    401: 'tokenMissing' | 'tokenExpired'
    403: 'forbidden' | 'termsNotAccepted' | 'teamRole' | 'staffRole'
    422: 'queryInvalid'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  getWalletThreshold: {
    200: 'user' | 'business' | 'newUser' | 'lowBalance'
    401: 'tokenMissing' | 'tokenExpired'
    403: 'forbidden' | 'termsNotAccepted' | 'teamRole' | 'staffRole'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  listWebhooks: {
    200: 'user' | 'business' | 'newUser' | 'lowBalance' | 'zeroBalance' | 'kybRejected' | 'keyInGrace'
    401: 'tokenMissing' | 'tokenExpired'
    403: 'forbidden' | 'termsNotAccepted' | 'teamRole' | 'staffRole'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  listWebhookDeliveries: {
    200: 'user' | 'business' | 'newUser' | 'lowBalance' | 'zeroBalance' | 'kybRejected' | 'keyInGrace'
    401: 'tokenMissing' | 'tokenExpired'
    403: 'forbidden' | 'termsNotAccepted' | 'teamRole' | 'staffRole'
    422: 'queryInvalid'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  getWebhookDelivery: {
    200: 'user' | 'waiting' | 'business'
    401: 'tokenMissing' | 'tokenExpired'
    403: 'forbidden' | 'termsNotAccepted' | 'teamRole' | 'staffRole'
    404: 'deliveryUnknown'
    422: 'queryInvalid'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  adminAddCredits: {
    201: 'admin' | 'free'
    202: 'aboveLimit'
    400: 'malformedJson'
    401: 'tokenMissing' | 'tokenExpired'
    403: 'forbidden' | 'termsNotAccepted' | 'teamRole' | 'staffRole'
    404: 'userUnknown' | 'accountDeleted'
    409: 'idempotencyConflict'
    413: 'bodyTooLarge'
    415: 'mediaTypeUnsupported'
    422: 'validityDateMissing' | 'validityDatePast' | 'validityDateNotAllowed' | 'creditsNotPositive' | 'descriptionMissing'
    428: 'stepUpRequired' | 'secondFactorRequired'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  adminDecideAdjustment: {
    200: 'admin' | 'refuse'
    400: 'malformedJson'
    401: 'tokenMissing' | 'tokenExpired'
    403: 'forbidden' | 'termsNotAccepted' | 'teamRole' | 'staffRole'
    404: 'adjustmentUnknown'
    409: 'adjustmentOwn' | 'adjustmentDecided'
    413: 'bodyTooLarge'
    415: 'mediaTypeUnsupported'
    422: 'creditsSpentMeanwhile' | 'validityOver'
    428: 'stepUpRequired' | 'secondFactorRequired'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  adminAnnounce: {
    201: 'price'
    400: 'malformedJson'
    401: 'tokenMissing' | 'tokenExpired'
    403: 'forbidden' | 'termsNotAccepted' | 'teamRole' | 'staffRole'
    413: 'bodyTooLarge'
    415: 'mediaTypeUnsupported'
    422: 'effectivePast' | 'noticeShort' | 'nothingChanges' | 'operationUnknown' | 'monthBelowDay' | 'alreadyAnnounced'
    428: 'stepUpRequired' | 'secondFactorRequired'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  adminCancelAnnouncement: {
    200: 'cancelled'
    400: 'malformedJson'
    401: 'tokenMissing' | 'tokenExpired'
    403: 'forbidden' | 'termsNotAccepted' | 'teamRole' | 'staffRole'
    404: 'notFound'
    413: 'bodyTooLarge'
    415: 'mediaTypeUnsupported'
    422: 'announcementOver'
    428: 'stepUpRequired' | 'secondFactorRequired'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  adminPreviewAnnouncement: {
    200: 'price'
    400: 'malformedJson'
    401: 'tokenMissing' | 'tokenExpired'
    403: 'forbidden' | 'termsNotAccepted' | 'teamRole' | 'staffRole'
    413: 'bodyTooLarge'
    415: 'mediaTypeUnsupported'
    422: 'effectivePast' | 'noticeShort' | 'nothingChanges' | 'operationUnknown' | 'monthBelowDay' | 'alreadyAnnounced'
    428: 'secondFactorRequired'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  adminPublishApi: {
    201: 'admin'
    400: 'malformedJson'
    401: 'tokenMissing' | 'tokenExpired'
    403: 'forbidden' | 'termsNotAccepted' | 'teamRole' | 'staffRole'
    409: 'draftClosed' | 'checkOutdated' | 'announcementRequired' | 'breaksCallers' | 'idempotencyConflict'
    413: 'bodyTooLarge'
    415: 'mediaTypeUnsupported'
    422: 'documentRefused' | 'optionRefused'
    428: 'stepUpRequired' | 'secondFactorRequired'
    429: 'tooManyRequests'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  adminCheckApi: {
    200: 'admin' | 'broken'
    400: 'malformedJson'
    401: 'tokenMissing' | 'tokenExpired'
    403: 'forbidden' | 'termsNotAccepted' | 'teamRole' | 'staffRole'
    409: 'draftClosed'
    413: 'bodyTooLarge'
    415: 'mediaTypeUnsupported'
    422: 'optionRefused'
    428: 'secondFactorRequired'
    429: 'tooManyRequests'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  adminDeprecateApi: {
    200: 'deprecated'
    400: 'malformedJson'
    401: 'tokenMissing' | 'tokenExpired'
    403: 'forbidden' | 'termsNotAccepted' | 'teamRole' | 'staffRole'
    404: 'apiUnknown'
    413: 'bodyTooLarge'
    415: 'mediaTypeUnsupported'
    422: 'sunsetPast'
    428: 'stepUpRequired' | 'secondFactorRequired'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  adminSaveApiDraft: {
    201: 'admin'
    400: 'malformedJson'
    401: 'tokenMissing' | 'tokenExpired'
    403: 'forbidden' | 'termsNotAccepted' | 'teamRole' | 'staffRole'
    409: 'checkOutdated' | 'draftLimit'
    413: 'bodyTooLarge'
    415: 'mediaTypeUnsupported'
    422: 'documentRefused' | 'optionRefused'
    428: 'stepUpRequired' | 'secondFactorRequired'
    429: 'tooManyRequests'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  adminRenewApiDraft: {
    200: 'admin'
    400: 'malformedJson'
    401: 'tokenMissing' | 'tokenExpired'
    403: 'forbidden' | 'termsNotAccepted' | 'teamRole' | 'staffRole'
    404: 'draftGone'
    413: 'bodyTooLarge'
    415: 'mediaTypeUnsupported'
    422: 'validationFailed'
    428: 'stepUpRequired' | 'secondFactorRequired'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  adminDeleteApiDraft: {
    200: 'admin'
    400: 'malformedJson'
    401: 'tokenMissing' | 'tokenExpired'
    403: 'forbidden' | 'termsNotAccepted' | 'teamRole' | 'staffRole'
    404: 'draftGone'
    413: 'bodyTooLarge'
    415: 'mediaTypeUnsupported'
    422: 'validationFailed'
    428: 'secondFactorRequired'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  adminSetApiPrices: {
    200: 'admin'
    400: 'malformedJson'
    401: 'tokenMissing' | 'tokenExpired'
    403: 'forbidden' | 'termsNotAccepted' | 'teamRole' | 'staffRole'
    404: 'apiUnknown'
    409: 'publishedMeanwhile' | 'announcementRequired' | 'idempotencyConflict'
    413: 'bodyTooLarge'
    415: 'mediaTypeUnsupported'
    422: 'operationUnknown'
    428: 'stepUpRequired' | 'secondFactorRequired'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  adminRestoreApi: {
    200: 'admin'
    400: 'malformedJson'
    401: 'tokenMissing' | 'tokenExpired'
    403: 'forbidden' | 'termsNotAccepted' | 'teamRole' | 'staffRole'
    404: 'apiUnknown'
    409: 'notDeprecated'
    413: 'bodyTooLarge'
    415: 'mediaTypeUnsupported'
    422: 'validationFailed'
    428: 'stepUpRequired' | 'secondFactorRequired'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  adminRollBackApi: {
    200: 'admin'
    400: 'malformedJson'
    401: 'tokenMissing' | 'tokenExpired'
    403: 'forbidden' | 'termsNotAccepted' | 'teamRole' | 'staffRole'
    404: 'apiUnknown'
    409: 'publishedMeanwhile' | 'announcementRequired' | 'breaksCallers' | 'idempotencyConflict'
    413: 'bodyTooLarge'
    415: 'mediaTypeUnsupported'
    422: 'validationFailed'
    428: 'stepUpRequired' | 'secondFactorRequired'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  adminAddConformanceKey: {
    201: 'admin'
    400: 'malformedJson'
    401: 'tokenMissing' | 'tokenExpired'
    403: 'forbidden' | 'termsNotAccepted' | 'teamRole' | 'staffRole'
    409: 'keyKnown'
    413: 'bodyTooLarge'
    415: 'mediaTypeUnsupported'
    422: 'keyMalformed'
    428: 'stepUpRequired' | 'secondFactorRequired'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  adminRemoveConformanceKey: {
    200: 'admin'
    400: 'malformedJson'
    401: 'tokenMissing' | 'tokenExpired'
    403: 'forbidden' | 'termsNotAccepted' | 'teamRole' | 'staffRole'
    404: 'keyGone'
    413: 'bodyTooLarge'
    415: 'mediaTypeUnsupported'
    422: 'validationFailed'
    428: 'stepUpRequired' | 'secondFactorRequired'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  adminDeductCredits: {
    201: 'admin' | 'free'
    202: 'aboveLimit'
    400: 'malformedJson'
    401: 'tokenMissing' | 'tokenExpired'
    403: 'forbidden' | 'termsNotAccepted' | 'teamRole' | 'staffRole'
    404: 'userUnknown' | 'accountDeleted'
    409: 'idempotencyConflict'
    413: 'bodyTooLarge'
    415: 'mediaTypeUnsupported'
    422: 'insufficientCredits' | 'creditsNotPositive' | 'descriptionMissing'
    428: 'stepUpRequired' | 'secondFactorRequired'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  adminGiveUpDelivery: {
    200: 'admin'
    400: 'malformedJson'
    401: 'tokenMissing' | 'tokenExpired'
    403: 'forbidden' | 'termsNotAccepted' | 'teamRole' | 'staffRole'
    404: 'deliveryUnknown'
    409: 'deliveryNotWaiting'
    413: 'bodyTooLarge'
    415: 'mediaTypeUnsupported'
    422: 'validationFailed'
    428: 'secondFactorRequired'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  adminRetryDelivery: {
    200: 'admin'
    400: 'malformedJson'
    401: 'tokenMissing' | 'tokenExpired'
    403: 'forbidden' | 'termsNotAccepted' | 'teamRole' | 'staffRole'
    404: 'deliveryUnknown'
    409: 'deliverySent' | 'webhookOff'
    413: 'bodyTooLarge'
    415: 'mediaTypeUnsupported'
    422: 'validationFailed'
    428: 'secondFactorRequired'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  adminReportIncident: {
    201: 'reported'
    400: 'malformedJson'
    401: 'tokenMissing' | 'tokenExpired'
    403: 'forbidden' | 'termsNotAccepted' | 'teamRole' | 'staffRole'
    404: 'notFound'
    413: 'bodyTooLarge'
    415: 'mediaTypeUnsupported'
    422: 'validationFailed'
    428: 'secondFactorRequired'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  adminUpdateIncident: {
    200: 'resolved'
    400: 'malformedJson'
    401: 'tokenMissing' | 'tokenExpired'
    403: 'forbidden' | 'termsNotAccepted' | 'teamRole' | 'staffRole'
    404: 'notFound'
    413: 'bodyTooLarge'
    415: 'mediaTypeUnsupported'
    422: 'validationFailed'
    428: 'secondFactorRequired'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  adminRevokeKey: {
    200: 'admin'
    400: 'malformedJson'
    401: 'tokenMissing' | 'tokenExpired'
    403: 'forbidden' | 'termsNotAccepted' | 'teamRole' | 'staffRole'
    404: 'userUnknown' | 'accountDeleted'
    413: 'bodyTooLarge'
    415: 'mediaTypeUnsupported'
    422: 'validationFailed'
    428: 'secondFactorRequired'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  adminApproveKyb: {
    200: 'admin'
    400: 'malformedJson'
    401: 'tokenMissing' | 'tokenExpired'
    403: 'forbidden' | 'termsNotAccepted' | 'teamRole' | 'staffRole'
    404: 'submissionUnknown'
    409: 'kybDecided'
    413: 'bodyTooLarge'
    415: 'mediaTypeUnsupported'
    422: 'validationFailed'
    428: 'secondFactorRequired'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  adminRejectKyb: {
    200: 'admin'
    400: 'malformedJson'
    401: 'tokenMissing' | 'tokenExpired'
    403: 'forbidden' | 'termsNotAccepted' | 'teamRole' | 'staffRole'
    404: 'submissionUnknown'
    409: 'kybDecided'
    413: 'bodyTooLarge'
    415: 'mediaTypeUnsupported'
    422: 'validationFailed'
    428: 'secondFactorRequired'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  adminAddNote: {
    201: 'admin'
    400: 'malformedJson'
    401: 'tokenMissing' | 'tokenExpired'
    403: 'forbidden' | 'termsNotAccepted' | 'teamRole' | 'staffRole'
    404: 'userUnknown' | 'accountDeleted'
    413: 'bodyTooLarge'
    415: 'mediaTypeUnsupported'
    422: 'validationFailed'
    428: 'secondFactorRequired'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  adminResolvePaymentDifference: {
    200: 'admin'
    400: 'malformedJson'
    401: 'tokenMissing' | 'tokenExpired'
    403: 'forbidden' | 'termsNotAccepted' | 'teamRole' | 'staffRole'
    404: 'differenceUnknown'
    409: 'differenceResolved'
    413: 'bodyTooLarge'
    415: 'mediaTypeUnsupported'
    422: 'validationFailed'
    428: 'secondFactorRequired'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  adminRefundPayment: {
    201: 'admin'
    400: 'malformedJson'
    401: 'tokenMissing' | 'tokenExpired'
    403: 'forbidden' | 'termsNotAccepted' | 'teamRole' | 'staffRole'
    404: 'paymentUnknown'
    409: 'notRefundable' | 'idempotencyConflict'
    413: 'bodyTooLarge'
    415: 'mediaTypeUnsupported'
    422: 'creditsSpent'
    428: 'stepUpRequired' | 'secondFactorRequired'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  adminSavePlan: {
    200: 'draft'
    400: 'malformedJson'
    401: 'tokenMissing' | 'tokenExpired'
    403: 'forbidden' | 'termsNotAccepted' | 'teamRole' | 'staffRole'
    404: 'notFound'
    409: 'planChanged'
    413: 'bodyTooLarge'
    415: 'mediaTypeUnsupported'
    422: 'nameTaken'
    428: 'stepUpRequired' | 'secondFactorRequired'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  adminSetPlanStatus: {
    200: 'all'
    400: 'malformedJson'
    401: 'tokenMissing' | 'tokenExpired'
    403: 'forbidden' | 'termsNotAccepted' | 'teamRole' | 'staffRole'
    404: 'notFound'
    409: 'planChanged'
    413: 'bodyTooLarge'
    415: 'mediaTypeUnsupported'
    422: 'notADraft'
    428: 'stepUpRequired' | 'secondFactorRequired'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  adminRevokeKeys: {
    200: 'admin' | 'nothingLeft'
    400: 'malformedJson'
    401: 'tokenMissing' | 'tokenExpired'
    403: 'forbidden' | 'termsNotAccepted' | 'teamRole' | 'staffRole'
    404: 'userUnknown' | 'accountDeleted'
    413: 'bodyTooLarge'
    415: 'mediaTypeUnsupported'
    422: 'userMissing'
    428: 'secondFactorRequired'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  adminCreateServiceAccount: {
    201: 'admin'
    400: 'malformedJson'
    401: 'tokenMissing' | 'tokenExpired'
    403: 'forbidden' | 'termsNotAccepted' | 'teamRole' | 'staffRole'
    409: 'idempotencyConflict'
    413: 'bodyTooLarge'
    415: 'mediaTypeUnsupported'
    422: 'validationFailed'
    428: 'stepUpRequired' | 'secondFactorRequired'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  adminRemoveServiceAccount: {
    200: 'admin'
    400: 'malformedJson'
    401: 'tokenMissing' | 'tokenExpired'
    403: 'forbidden' | 'termsNotAccepted' | 'teamRole' | 'staffRole'
    404: 'serviceAccountGone'
    413: 'bodyTooLarge'
    415: 'mediaTypeUnsupported'
    422: 'validationFailed'
    428: 'stepUpRequired' | 'secondFactorRequired'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  adminRotateServiceKey: {
    200: 'admin'
    400: 'malformedJson'
    401: 'tokenMissing' | 'tokenExpired'
    403: 'forbidden' | 'termsNotAccepted' | 'teamRole' | 'staffRole'
    404: 'serviceAccountGone'
    409: 'keyReplaced' | 'idempotencyConflict'
    413: 'bodyTooLarge'
    415: 'mediaTypeUnsupported'
    422: 'validationFailed'
    428: 'stepUpRequired' | 'secondFactorRequired'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  adminSendTestEmail: {
    202: 'admin'
    400: 'malformedJson'
    401: 'tokenMissing' | 'tokenExpired'
    403: 'forbidden' | 'termsNotAccepted' | 'teamRole' | 'staffRole'
    413: 'bodyTooLarge'
    415: 'mediaTypeUnsupported'
    428: 'secondFactorRequired'
    429: 'tooManyRequests'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  adminInviteStaff: {
    201: 'admin'
    400: 'malformedJson'
    401: 'tokenMissing' | 'tokenExpired'
    403: 'forbidden' | 'termsNotAccepted' | 'teamRole' | 'staffRole'
    409: 'addressTaken'
    413: 'bodyTooLarge'
    415: 'mediaTypeUnsupported'
    422: 'validationFailed'
    428: 'stepUpRequired' | 'secondFactorRequired'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  adminRemoveStaff: {
    200: 'admin'
    400: 'malformedJson'
    401: 'tokenMissing' | 'tokenExpired'
    403: 'forbidden' | 'termsNotAccepted' | 'teamRole' | 'staffRole'
    404: 'staffGone'
    409: 'lastOwner'
    413: 'bodyTooLarge'
    415: 'mediaTypeUnsupported'
    422: 'validationFailed'
    428: 'stepUpRequired' | 'secondFactorRequired'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  adminReverseCredits: {
    201: 'admin'
    202: 'aboveLimit'
    400: 'malformedJson'
    401: 'tokenMissing' | 'tokenExpired'
    403: 'forbidden' | 'termsNotAccepted' | 'teamRole' | 'staffRole'
    404: 'transactionUnknown'
    409: 'notReversible' | 'idempotencyConflict'
    413: 'bodyTooLarge'
    415: 'mediaTypeUnsupported'
    422: 'validityDateMissing' | 'creditsSpent'
    428: 'stepUpRequired' | 'secondFactorRequired'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  adminRemoveUpstream: {
    200: 'none'
    400: 'malformedJson'
    401: 'tokenMissing' | 'tokenExpired'
    403: 'forbidden' | 'termsNotAccepted' | 'teamRole' | 'staffRole'
    404: 'apiUnknown'
    413: 'bodyTooLarge'
    415: 'mediaTypeUnsupported'
    422: 'validationFailed'
    428: 'stepUpRequired' | 'secondFactorRequired'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  adminTestUpstream: {
    200: 'passed' | 'tokenRefused'
    400: 'malformedJson'
    401: 'tokenMissing' | 'tokenExpired'
    403: 'forbidden' | 'termsNotAccepted' | 'teamRole' | 'staffRole'
    404: 'apiUnknown'
    413: 'bodyTooLarge'
    415: 'mediaTypeUnsupported'
    422: 'upstreamInside'
    428: 'stepUpRequired' | 'secondFactorRequired'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  adminApproveFactorRecovery: {
    200: 'admin' | 'second'
    400: 'malformedJson'
    401: 'tokenMissing' | 'tokenExpired'
    403: 'forbidden' | 'termsNotAccepted' | 'teamRole' | 'staffRole'
    404: 'recoveryUnknown'
    409: 'recoveryApproved'
    413: 'bodyTooLarge'
    415: 'mediaTypeUnsupported'
    422: 'validationFailed'
    428: 'stepUpRequired' | 'secondFactorRequired'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  adminLockUser: {
    200: 'admin'
    400: 'malformedJson'
    401: 'tokenMissing' | 'tokenExpired'
    403: 'forbidden' | 'termsNotAccepted' | 'teamRole' | 'staffRole'
    404: 'userUnknown' | 'accountDeleted'
    413: 'bodyTooLarge'
    415: 'mediaTypeUnsupported'
    422: 'userMissing'
    428: 'stepUpRequired' | 'secondFactorRequired'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  adminSignOutUser: {
    200: 'admin'
    400: 'malformedJson'
    401: 'tokenMissing' | 'tokenExpired'
    403: 'forbidden' | 'termsNotAccepted' | 'teamRole' | 'staffRole'
    404: 'userUnknown' | 'accountDeleted'
    413: 'bodyTooLarge'
    415: 'mediaTypeUnsupported'
    422: 'userMissing'
    428: 'stepUpRequired' | 'secondFactorRequired'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  adminUnlockUser: {
    200: 'admin'
    400: 'malformedJson'
    401: 'tokenMissing' | 'tokenExpired'
    403: 'forbidden' | 'termsNotAccepted' | 'teamRole' | 'staffRole'
    404: 'userUnknown' | 'accountDeleted'
    413: 'bodyTooLarge'
    415: 'mediaTypeUnsupported'
    422: 'userMissing'
    428: 'stepUpRequired' | 'secondFactorRequired'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  adminSaveView: {
    200: 'admin'
    400: 'malformedJson'
    401: 'tokenMissing' | 'tokenExpired'
    403: 'forbidden' | 'termsNotAccepted' | 'teamRole' | 'staffRole'
    413: 'bodyTooLarge'
    415: 'mediaTypeUnsupported'
    422: 'viewsFull'
    428: 'secondFactorRequired'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  adminRemoveView: {
    200: 'admin'
    400: 'malformedJson'
    401: 'tokenMissing' | 'tokenExpired'
    403: 'forbidden' | 'termsNotAccepted' | 'teamRole' | 'staffRole'
    404: 'viewGone'
    413: 'bodyTooLarge'
    415: 'mediaTypeUnsupported'
    422: 'validationFailed'
    428: 'secondFactorRequired'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  decideAgentRequest: {
    200: 'user'
    400: 'malformedJson'
    401: 'tokenMissing' | 'tokenExpired'
    403: 'kybRequired' | 'forbidden' | 'teamRole' | 'termsNotAccepted'
    404: 'notFound'
    409: 'subscriptionNotActive' | 'keyLimit'
    413: 'bodyTooLarge'
    415: 'mediaTypeUnsupported'
    422: 'operationUnknown'
    428: 'stepUpRequired'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  decideApproval: {
    200: 'user'
    400: 'malformedJson'
    401: 'tokenMissing' | 'tokenExpired'
    403: 'forbidden' | 'termsNotAccepted' | 'teamRole' | 'staffRole'
    404: 'notFound'
    413: 'bodyTooLarge'
    415: 'mediaTypeUnsupported'
    422: 'validationFailed'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  submitConformanceResult: {
    200: 'again'
    201: 'simSwap' | 'failed'
    400: 'malformedJson'
    403: 'keyUnknown' | 'keyForeign'
    404: 'apiUnknown'
    409: 'documentDiffers' | 'resultOutdated'
    413: 'bodyTooLarge'
    415: 'mediaTypeUnsupported'
    422: 'formatUnknown' | 'signatureInvalid' | 'resultIncomplete' | 'resultInFuture' | 'signatureMissing'
    429: 'tooManyRequests'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  contactUs: {
    202: 'visitor'
    400: 'malformedJson'
    413: 'bodyTooLarge'
    415: 'mediaTypeUnsupported'
    422: 'validationFailed' | 'captchaRefused'
    429: 'tooManyRequests'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  createExport: {
    202: 'user' | 'business'
    400: 'malformedJson'
    401: 'tokenMissing' | 'tokenExpired'
    403: 'forbidden' | 'termsNotAccepted' | 'teamRole' | 'staffRole'
    404: 'notSubscribed'
    409: 'exportLimit' | 'idempotencyConflict'
    413: 'bodyTooLarge'
    415: 'mediaTypeUnsupported'
    422: 'filterForeign'
    429: 'tooManyRequests'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  removeExport: {
    200: 'user'
    400: 'malformedJson'
    401: 'tokenMissing' | 'tokenExpired'
    403: 'forbidden' | 'termsNotAccepted' | 'teamRole' | 'staffRole'
    404: 'exportUnknown'
    413: 'bodyTooLarge'
    415: 'mediaTypeUnsupported'
    422: 'validationFailed'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  createFirstOwner: {
    201: 'iris'
    400: 'malformedJson'
    404: 'verificationUnknown'
    409: 'addressTaken'
    410: 'verificationExpired' | 'verificationUsed'
    413: 'bodyTooLarge'
    415: 'mediaTypeUnsupported'
    422: 'validationFailed' | 'passwordCommon' | 'passwordIsEmail'
    429: 'tooManyRequests'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  forgotPassword: {
    202: 'user'
    400: 'malformedJson'
    413: 'bodyTooLarge'
    415: 'mediaTypeUnsupported'
    422: 'validationFailed'
    429: 'resendTooSoon' | 'tooManyRequests'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  getCredits: {
    200: 'user' | 'business' | 'newUser' | 'lowBalance' | 'zeroBalance'
    400: 'malformedJson'
    401: 'tokenMissing' | 'tokenExpired'
    403: 'forbidden' | 'termsNotAccepted' | 'teamRole' | 'staffRole'
    404: 'notFound'
    413: 'bodyTooLarge'
    415: 'mediaTypeUnsupported'
    422: 'apiMissing'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  getKeys: {
    200: 'user' | 'business' | 'kybRejected' | 'keyInGrace' | 'allRevoked'
    400: 'malformedJson'
    401: 'tokenMissing' | 'tokenExpired'
    403: 'forbidden' | 'termsNotAccepted' | 'teamRole' | 'staffRole'
    404: 'notSubscribed' | 'notFound'
    413: 'bodyTooLarge'
    415: 'mediaTypeUnsupported'
    422: 'apiMissing'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  getServicePlan: {
    200: 'user' | 'business' | 'newUser'
    400: 'malformedJson'
    401: 'tokenMissing' | 'tokenExpired'
    403: 'forbidden' | 'termsNotAccepted' | 'teamRole' | 'staffRole'
    404: 'notFound'
    413: 'bodyTooLarge'
    415: 'mediaTypeUnsupported'
    422: 'apiMissing'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  getUserPlan: {
    200: 'user' | 'business' | 'newUser' | 'apiPlan' | 'fromWallet' | 'ending'
    400: 'malformedJson'
    401: 'tokenMissing' | 'tokenExpired'
    403: 'forbidden' | 'termsNotAccepted' | 'teamRole' | 'staffRole'
    404: 'notFound'
    413: 'bodyTooLarge'
    415: 'mediaTypeUnsupported'
    422: 'apiMissing'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  downloadFile: {
    200: 'whitepaper'
    400: 'malformedJson'
    404: 'fileUnknown'
    413: 'bodyTooLarge'
    415: 'mediaTypeUnsupported'
    422: 'filenameMalformed'
    429: 'tooManyRequests'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  downloadNewspaper: {
    201: 'visitor'
    400: 'malformedJson'
    404: 'insightUnknown'
    413: 'bodyTooLarge'
    415: 'mediaTypeUnsupported'
    422: 'validationFailed'
    429: 'tooManyRequests'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  logout: {
    200: 'user'
    400: 'malformedJson'
    413: 'bodyTooLarge'
    415: 'mediaTypeUnsupported'
    422: 'validationFailed'
    429: 'tooManyRequests'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  markNotificationsRead: {
    200: 'allRead' | 'someLeft'
    400: 'malformedJson'
    401: 'tokenMissing' | 'tokenExpired'
    403: 'forbidden' | 'termsNotAccepted' | 'teamRole' | 'staffRole'
    413: 'bodyTooLarge'
    415: 'mediaTypeUnsupported'
    422: 'noIds'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  markAllNotificationsRead: {
    200: 'allRead' | 'oneCameIn'
    400: 'malformedJson'
    401: 'tokenMissing' | 'tokenExpired'
    403: 'forbidden' | 'termsNotAccepted' | 'teamRole' | 'staffRole'
    413: 'bodyTooLarge'
    415: 'mediaTypeUnsupported'
    422: 'noId'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  createPayment: {
    201: 'user' | 'business' | 'inDollars'
    400: 'malformedJson'
    401: 'tokenMissing' | 'tokenExpired'
    403: 'forbidden' | 'termsNotAccepted' | 'teamRole' | 'staffRole'
    404: 'statementUnknown' | 'productUnknown'
    409: 'statementPaid' | 'statementInPayment' | 'idempotencyConflict'
    413: 'bodyTooLarge'
    415: 'mediaTypeUnsupported'
    422: 'creditsTooFew' | 'creditsTooMany' | 'amountDiffers' | 'methodNotOffered' | 'creditsMissing' | 'invoicesMissing'
    429: 'tooManyRequests'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  resendPayment: {
    202: 'user'
    400: 'malformedJson'
    401: 'tokenMissing' | 'tokenExpired'
    403: 'forbidden' | 'termsNotAccepted' | 'teamRole' | 'staffRole'
    404: 'paymentUnknown'
    409: 'alreadyPaid' | 'paymentEnded' | 'idempotencyConflict'
    413: 'bodyTooLarge'
    415: 'mediaTypeUnsupported'
    422: 'referenceMissing'
    429: 'resentTooSoon' | 'tooManyRequests'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  changePlan: {
    200: 'trial'
    400: 'malformedJson'
    401: 'tokenMissing' | 'tokenExpired'
    403: 'kybRequired'
    404: 'notFound'
    409: 'feeNotCovered' | 'idempotencyConflict'
    413: 'bodyTooLarge'
    415: 'mediaTypeUnsupported'
    422: 'quoteOutdated' | 'alreadyOnPlan' | 'trialTaken'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  cancelPlanChange: {
    200: 'payg'
    400: 'malformedJson'
    401: 'tokenMissing' | 'tokenExpired'
    403: 'forbidden' | 'termsNotAccepted' | 'teamRole' | 'staffRole'
    409: 'nothingAhead'
    413: 'bodyTooLarge'
    415: 'mediaTypeUnsupported'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  previewPlanChange: {
    200: 'up'
    400: 'malformedJson'
    401: 'tokenMissing' | 'tokenExpired'
    403: 'forbidden' | 'termsNotAccepted' | 'teamRole' | 'staffRole'
    404: 'notFound'
    413: 'bodyTooLarge'
    415: 'mediaTypeUnsupported'
    422: 'alreadyOnPlan' | 'trialTaken'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  readApiPreview: {
    200: 'draft' | 'published'
    400: 'malformedJson'
    404: 'previewUnknown'
    410: 'previewExpired'
    413: 'bodyTooLarge'
    415: 'mediaTypeUnsupported'
    422: 'validationFailed'
    429: 'tooManyRequests'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  readApiPreviewOperation: {
    200: 'checkSimSwap'
    400: 'malformedJson'
    404: 'previewUnknown'
    410: 'previewExpired'
    413: 'bodyTooLarge'
    415: 'mediaTypeUnsupported'
    422: 'validationFailed'
    429: 'tooManyRequests'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  deleteAccount: {
    200: 'user'
    400: 'malformedJson'
    401: 'tokenMissing' | 'tokenExpired'
    403: 'forbidden' | 'termsNotAccepted' | 'teamRole' | 'staffRole'
    404: 'verificationUnknown'
    409: 'billOpen' | 'passwordNotSet'
    410: 'verificationExpired'
    413: 'bodyTooLarge'
    415: 'mediaTypeUnsupported'
    422: 'passwordWrong'
    428: 'stepUpRequired'
    429: 'tooManyRequests'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  requestAccountDeletion: {
    202: 'user'
    400: 'malformedJson'
    401: 'tokenMissing' | 'tokenExpired'
    403: 'forbidden' | 'termsNotAccepted' | 'teamRole' | 'staffRole'
    413: 'bodyTooLarge'
    415: 'mediaTypeUnsupported'
    429: 'resendTooSoon' | 'tooManyRequests'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  linkIdentity: {
    200: 'user'
    400: 'malformedJson'
    401: 'tokenMissing' | 'tokenExpired'
    403: 'forbidden' | 'termsNotAccepted' | 'teamRole' | 'staffRole'
    410: 'linkExpired'
    413: 'bodyTooLarge'
    415: 'mediaTypeUnsupported'
    422: 'validationFailed'
    428: 'stepUpRequired'
    429: 'tooManyRequests'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  redeemStarter: {
    200: 'newUser' | 'user'
    400: 'malformedJson'
    401: 'tokenMissing' | 'tokenExpired'
    403: 'forbidden' | 'termsNotAccepted' | 'teamRole' | 'staffRole'
    409: 'starterRedeemed'
    413: 'bodyTooLarge'
    415: 'mediaTypeUnsupported'
    422: 'validationFailed'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  refreshToken: {
    200: 'user' | 'admin' | 'business' | 'newUser' | 'lowBalance' | 'zeroBalance' | 'kybRejected' | 'keyInGrace' | 'developer' | 'billing' | 'viewer'
    400: 'malformedJson'
    401: 'refreshRefused' | 'refreshReused' | 'refreshExpired'
    413: 'bodyTooLarge'
    415: 'mediaTypeUnsupported'
    422: 'validationFailed'
    429: 'tooManyRequests'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  register: {
    202: 'newUser'
    400: 'malformedJson'
    413: 'bodyTooLarge'
    415: 'mediaTypeUnsupported'
    422: 'validationFailed' | 'agreementsMissing' | 'passwordCommon' | 'passwordIsEmail'
    429: 'tooManyRequests'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  resendVerification: {
    202: 'newUser'
    400: 'malformedJson'
    413: 'bodyTooLarge'
    415: 'mediaTypeUnsupported'
    422: 'validationFailed'
    429: 'resendTooSoon' | 'tooManyRequests'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  verifyEmail: {
    200: 'newUser' | 'otherBrowser'
    400: 'malformedJson'
    404: 'verificationUnknown'
    410: 'verificationExpired' | 'verificationUsed'
    413: 'bodyTooLarge'
    415: 'mediaTypeUnsupported'
    422: 'validationFailed'
    429: 'tooManyRequests'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  resetPassword: {
    200: 'user'
    400: 'malformedJson'
    404: 'verificationUnknown'
    410: 'verificationExpired' | 'verificationUsed'
    413: 'bodyTooLarge'
    415: 'mediaTypeUnsupported'
    422: 'validationFailed' | 'passwordCommon' | 'passwordIsEmail'
    429: 'tooManyRequests'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  challengeSecondFactor: {
    200: 'user' | 'business' | 'admin'
    400: 'malformedJson'
    401: 'tokenMissing' | 'tokenExpired'
    403: 'forbidden' | 'termsNotAccepted' | 'teamRole' | 'staffRole'
    413: 'bodyTooLarge'
    415: 'mediaTypeUnsupported'
    429: 'tooManyRequests'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  addPasskey: {
    200: 'user' | 'business'
    400: 'malformedJson'
    401: 'tokenMissing' | 'tokenExpired'
    403: 'forbidden' | 'termsNotAccepted' | 'teamRole' | 'staffRole'
    409: 'passkeyKnown' | 'passkeyLimit'
    410: 'challengeExpired'
    413: 'bodyTooLarge'
    415: 'mediaTypeUnsupported'
    422: 'passkeyRefused'
    428: 'stepUpRequired'
    429: 'tooManyRequests'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  beginPasskey: {
    200: 'user' | 'business'
    400: 'malformedJson'
    401: 'tokenMissing' | 'tokenExpired'
    403: 'forbidden' | 'termsNotAccepted' | 'teamRole' | 'staffRole'
    409: 'passkeyLimit'
    413: 'bodyTooLarge'
    415: 'mediaTypeUnsupported'
    428: 'stepUpRequired'
    429: 'tooManyRequests'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  removePasskey: {
    200: 'business'
    400: 'malformedJson'
    401: 'tokenMissing' | 'tokenExpired'
    403: 'forbidden' | 'termsNotAccepted' | 'teamRole' | 'staffRole'
    404: 'passkeyUnknown'
    413: 'bodyTooLarge'
    415: 'mediaTypeUnsupported'
    422: 'validationFailed'
    428: 'stepUpRequired'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  replaceRecoveryCodes: {
    200: 'user'
    400: 'malformedJson'
    401: 'tokenMissing' | 'tokenExpired'
    403: 'forbidden' | 'termsNotAccepted' | 'teamRole' | 'staffRole'
    409: 'secondFactorMissing'
    413: 'bodyTooLarge'
    415: 'mediaTypeUnsupported'
    428: 'stepUpRequired'
    429: 'tooManyRequests'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  beginTotp: {
    200: 'user'
    400: 'malformedJson'
    401: 'tokenMissing' | 'tokenExpired'
    403: 'forbidden' | 'termsNotAccepted' | 'teamRole' | 'staffRole'
    413: 'bodyTooLarge'
    415: 'mediaTypeUnsupported'
    428: 'stepUpRequired'
    429: 'tooManyRequests'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  removeTotp: {
    200: 'user' | 'business'
    400: 'malformedJson'
    401: 'tokenMissing' | 'tokenExpired'
    403: 'forbidden' | 'termsNotAccepted' | 'teamRole' | 'staffRole'
    404: 'totpMissing'
    413: 'bodyTooLarge'
    415: 'mediaTypeUnsupported'
    428: 'stepUpRequired'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  proveSecondFactor: {
    200: 'user'
    400: 'malformedJson'
    401: 'tokenMissing' | 'tokenExpired'
    403: 'forbidden' | 'termsNotAccepted' | 'teamRole' | 'staffRole'
    410: 'challengeExpired'
    413: 'bodyTooLarge'
    415: 'mediaTypeUnsupported'
    422: 'codeWrong' | 'recoveryCodeWrong' | 'passkeyRefused' | 'passwordWrong' | 'proofMissing'
    429: 'tooManyRequests'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  endSession: {
    200: 'user'
    400: 'malformedJson'
    401: 'tokenMissing' | 'tokenExpired'
    403: 'forbidden' | 'termsNotAccepted' | 'teamRole' | 'staffRole'
    404: 'notFound'
    413: 'bodyTooLarge'
    415: 'mediaTypeUnsupported'
    422: 'validationFailed'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  endOtherSessions: {
    200: 'user' | 'none'
    400: 'malformedJson'
    401: 'tokenMissing' | 'tokenExpired'
    403: 'forbidden' | 'termsNotAccepted' | 'teamRole' | 'staffRole'
    413: 'bodyTooLarge'
    415: 'mediaTypeUnsupported'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  googleSignIn: {
    200: 'user' | 'newUser'
    400: 'malformedJson'
    401: 'credentialRefused'
    403: 'accountSuspended'
    413: 'bodyTooLarge'
    415: 'mediaTypeUnsupported'
    422: 'validationFailed'
    429: 'tooManyRequests'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  syncApi: {
    200: 'simSwap' | 'numberVerification' | 'oneTimePassword' | 'messaging' | 'deviceLocation' | 'qualityOnDemand' | 'deprecated'
    400: 'malformedJson'
    404: 'apiUnknown' | 'versionUnknown'
    413: 'bodyTooLarge'
    415: 'mediaTypeUnsupported'
    422: 'versionMalformed'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  acceptInvitation: {
    200: 'developer'
    400: 'malformedJson'
    401: 'tokenMissing' | 'tokenExpired'
    403: 'otherAddress' | 'forbidden' | 'termsNotAccepted'
    404: 'linkUnknown'
    409: 'inATeam' | 'ownsATeam'
    410: 'linkExpired' | 'linkUsed'
    413: 'bodyTooLarge'
    415: 'mediaTypeUnsupported'
    422: 'validationFailed'
    429: 'tooManyRequests'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  readInvitation: {
    200: 'toDeveloper'
    400: 'malformedJson'
    404: 'linkUnknown'
    410: 'linkExpired' | 'linkUsed'
    413: 'bodyTooLarge'
    415: 'mediaTypeUnsupported'
    422: 'validationFailed'
    429: 'tooManyRequests'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  inviteMember: {
    201: 'business'
    400: 'malformedJson'
    401: 'tokenMissing' | 'tokenExpired'
    403: 'notABusiness' | 'teamRole' | 'forbidden' | 'termsNotAccepted'
    409: 'alreadyMember' | 'alreadyInvited' | 'teamFull'
    413: 'bodyTooLarge'
    415: 'mediaTypeUnsupported'
    422: 'validationFailed'
    428: 'stepUpRequired'
    429: 'resendTooSoon' | 'tooManyRequests'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  resendInvitation: {
    200: 'business'
    400: 'malformedJson'
    401: 'tokenMissing' | 'tokenExpired'
    403: 'forbidden' | 'termsNotAccepted' | 'teamRole' | 'staffRole'
    404: 'invitationUnknown'
    413: 'bodyTooLarge'
    415: 'mediaTypeUnsupported'
    422: 'validationFailed'
    428: 'stepUpRequired'
    429: 'resendTooSoon' | 'tooManyRequests'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  withdrawInvitation: {
    200: 'business'
    400: 'malformedJson'
    401: 'tokenMissing' | 'tokenExpired'
    403: 'forbidden' | 'termsNotAccepted' | 'teamRole' | 'staffRole'
    404: 'invitationUnknown'
    413: 'bodyTooLarge'
    415: 'mediaTypeUnsupported'
    422: 'validationFailed'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  leaveTeam: {
    200: 'developer'
    400: 'malformedJson'
    401: 'tokenMissing' | 'tokenExpired'
    403: 'forbidden' | 'termsNotAccepted' | 'teamRole' | 'staffRole'
    409: 'notInATeam'
    413: 'bodyTooLarge'
    415: 'mediaTypeUnsupported'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  removeMember: {
    200: 'business'
    400: 'malformedJson'
    401: 'tokenMissing' | 'tokenExpired'
    403: 'forbidden' | 'termsNotAccepted' | 'teamRole' | 'staffRole'
    404: 'memberUnknown'
    413: 'bodyTooLarge'
    415: 'mediaTypeUnsupported'
    422: 'validationFailed'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  changeMemberRole: {
    200: 'business'
    400: 'malformedJson'
    401: 'tokenMissing' | 'tokenExpired'
    403: 'forbidden' | 'termsNotAccepted' | 'teamRole' | 'staffRole'
    404: 'memberUnknown'
    413: 'bodyTooLarge'
    415: 'mediaTypeUnsupported'
    422: 'validationFailed'
    428: 'stepUpRequired'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  unsubscribePlan: {
    200: 'ending'
    400: 'malformedJson'
    401: 'tokenMissing' | 'tokenExpired'
    403: 'forbidden' | 'termsNotAccepted' | 'teamRole' | 'staffRole'
    404: 'notFound'
    409: 'noPlanToEnd' | 'alreadyEnding'
    413: 'bodyTooLarge'
    415: 'mediaTypeUnsupported'
    422: 'apiMissing'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  createUserSubscription: {
    201: 'user' | 'testKeyOnly' | 'productAdded' | 'prepared'
    400: 'malformedJson'
    401: 'tokenMissing' | 'tokenExpired'
    403: 'kybRequired' | 'forbidden' | 'teamRole' | 'termsNotAccepted'
    404: 'apiUnknown' | 'notFound'
    409: 'alreadySubscribed' | 'apiWithdrawn' | 'productVersionClosed' | 'planFeeNotCovered' | 'idempotencyConflict'
    413: 'bodyTooLarge'
    415: 'mediaTypeUnsupported'
    422: 'apiMissing' | 'productOfAnotherApi'
    428: 'stepUpRequired'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  createKey: {
    201: 'user'
    400: 'malformedJson'
    401: 'tokenMissing' | 'tokenExpired'
    403: 'kybRequired' | 'forbidden' | 'teamRole' | 'termsNotAccepted'
    404: 'notFound'
    409: 'keyLimit' | 'subscriptionNotActive' | 'idempotencyConflict'
    413: 'bodyTooLarge'
    415: 'mediaTypeUnsupported'
    422: 'nameMissing' | 'operationUnknown'
    428: 'stepUpRequired'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  revokeKeys: {
    200: 'user' | 'keyInGrace'
    400: 'malformedJson'
    401: 'tokenMissing' | 'tokenExpired'
    403: 'forbidden' | 'termsNotAccepted' | 'teamRole' | 'staffRole'
    404: 'notFound'
    413: 'bodyTooLarge'
    415: 'mediaTypeUnsupported'
    422: 'keysMissing'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  submitKyb: {
    201: 'business' | 'guest'
    400: 'malformedJson'
    401: 'tokenMissing' | 'tokenExpired'
    403: 'forbidden' | 'termsNotAccepted' | 'teamRole' | 'staffRole'
    404: 'publisherUnknown'
    409: 'kybInReview' | 'kybApproved'
    413: 'bodyTooLarge'
    415: 'mediaTypeUnsupported'
    422: 'documentsRefused' | 'validationFailed'
    429: 'tooManyRequests'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  unsubscribe: {
    200: 'cancelled' | 'productEnded'
    400: 'malformedJson'
    401: 'tokenMissing' | 'tokenExpired'
    403: 'forbidden' | 'termsNotAccepted' | 'teamRole' | 'staffRole'
    404: 'notFound'
    409: 'alreadyCancelled' | 'productNotTaken'
    413: 'bodyTooLarge'
    415: 'mediaTypeUnsupported'
    422: 'subscriptionMissing' | 'apiOfAnother'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  startCardSetup: {
    201: 'user'
    400: 'malformedJson'
    401: 'tokenMissing' | 'tokenExpired'
    403: 'forbidden' | 'termsNotAccepted' | 'teamRole' | 'staffRole'
    413: 'bodyTooLarge'
    415: 'mediaTypeUnsupported'
    428: 'stepUpRequired'
    429: 'tooManyRequests'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  removeSavedCard: {
    200: 'user'
    400: 'malformedJson'
    401: 'tokenMissing' | 'tokenExpired'
    403: 'forbidden' | 'termsNotAccepted' | 'teamRole' | 'staffRole'
    413: 'bodyTooLarge'
    415: 'mediaTypeUnsupported'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  createWebhook: {
    201: 'user' | 'business'
    400: 'malformedJson'
    401: 'tokenMissing' | 'tokenExpired'
    403: 'forbidden' | 'termsNotAccepted' | 'teamRole' | 'staffRole'
    409: 'webhookLimit' | 'idempotencyConflict'
    413: 'bodyTooLarge'
    415: 'mediaTypeUnsupported'
    422: 'addressRefused' | 'notHttps' | 'hostUnknown'
    428: 'stepUpRequired'
    429: 'tooManyRequests'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  removeWebhook: {
    200: 'user'
    400: 'malformedJson'
    401: 'tokenMissing' | 'tokenExpired'
    403: 'forbidden' | 'termsNotAccepted' | 'teamRole' | 'staffRole'
    404: 'webhookUnknown'
    413: 'bodyTooLarge'
    415: 'mediaTypeUnsupported'
    422: 'validationFailed'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  replayWebhookDelivery: {
    202: 'user'
    400: 'malformedJson'
    401: 'tokenMissing' | 'tokenExpired'
    403: 'forbidden' | 'termsNotAccepted' | 'teamRole' | 'staffRole'
    404: 'deliveryUnknown'
    409: 'webhookOff'
    413: 'bodyTooLarge'
    415: 'mediaTypeUnsupported'
    422: 'validationFailed'
    429: 'tooManyRequests'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  rotateWebhookSecret: {
    200: 'user'
    400: 'malformedJson'
    401: 'tokenMissing' | 'tokenExpired'
    403: 'forbidden' | 'termsNotAccepted' | 'teamRole' | 'staffRole'
    404: 'webhookUnknown'
    409: 'idempotencyConflict'
    413: 'bodyTooLarge'
    415: 'mediaTypeUnsupported'
    422: 'validationFailed'
    428: 'stepUpRequired'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  testWebhook: {
    202: 'user'
    400: 'malformedJson'
    401: 'tokenMissing' | 'tokenExpired'
    403: 'forbidden' | 'termsNotAccepted' | 'teamRole' | 'staffRole'
    404: 'webhookUnknown'
    409: 'webhookOff'
    413: 'bodyTooLarge'
    415: 'mediaTypeUnsupported'
    422: 'validationFailed'
    429: 'tooManyRequests'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  login: {
    200: 'user' | 'business' | 'admin' | 'newUser' | 'lowBalance' | 'zeroBalance' | 'kybRejected' | 'keyInGrace' | 'developer' | 'billing' | 'viewer'
    202: 'user' | 'business' | 'admin' | 'authenticatorApp'
    400: 'malformedJson'
    401: 'invalidCredentials'
    403: 'emailNotVerified' | 'staffElsewhere' | 'suspended'
    413: 'bodyTooLarge'
    415: 'mediaTypeUnsupported'
    422: 'validationFailed'
    429: 'lockedOut' | 'tooManyRequests'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  requestFactorRecovery: {
    202: 'user'
    400: 'malformedJson'
    403: 'accountSuspended'
    410: 'challengeExpired'
    413: 'bodyTooLarge'
    415: 'mediaTypeUnsupported'
    422: 'validationFailed'
    429: 'tooManyRequests'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  cancelFactorRecovery: {
    200: 'user'
    400: 'malformedJson'
    404: 'verificationUnknown'
    410: 'verificationUsed'
    413: 'bodyTooLarge'
    415: 'mediaTypeUnsupported'
    422: 'validationFailed'
    429: 'tooManyRequests'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  finishSignIn: {
    200: 'user' | 'business' | 'admin'
    400: 'malformedJson'
    403: 'accountSuspended'
    410: 'challengeExpired'
    413: 'bodyTooLarge'
    415: 'mediaTypeUnsupported'
    422: 'codeWrong' | 'recoveryCodeWrong' | 'passkeyRefused' | 'proofMissing'
    429: 'lockedOut' | 'tooManyRequests'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  ssoVerify: {
    200: 'user' | 'newUser'
    202: 'socialSignIn'
    400: 'malformedJson'
    401: 'ssoTokenRefused'
    403: 'accountSuspended'
    413: 'bodyTooLarge'
    415: 'mediaTypeUnsupported'
    422: 'validationFailed'
    429: 'tooManyRequests'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  adminSetApiLimits: {
    200: 'trial'
    400: 'malformedJson'
    401: 'tokenMissing' | 'tokenExpired'
    403: 'forbidden' | 'termsNotAccepted' | 'teamRole' | 'staffRole'
    404: 'notFound'
    409: 'announcementRequired'
    413: 'bodyTooLarge'
    415: 'mediaTypeUnsupported'
    422: 'contradiction'
    428: 'stepUpRequired' | 'secondFactorRequired'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  adminRegenerateKeys: {
    200: 'admin' | 'testKey'
    400: 'malformedJson'
    401: 'tokenMissing' | 'tokenExpired'
    403: 'kybRequired' | 'forbidden' | 'termsNotAccepted'
    404: 'userUnknown' | 'subscriptionUnknown'
    409: 'subscriptionNotActive' | 'idempotencyConflict'
    413: 'bodyTooLarge'
    415: 'mediaTypeUnsupported'
    422: 'subscriptionMissing' | 'userMissing'
    428: 'stepUpRequired' | 'secondFactorRequired'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  adminSetLimits: {
    200: 'higher'
    400: 'malformedJson'
    401: 'tokenMissing' | 'tokenExpired'
    403: 'forbidden' | 'termsNotAccepted' | 'teamRole' | 'staffRole'
    404: 'notFound'
    413: 'bodyTooLarge'
    415: 'mediaTypeUnsupported'
    422: 'reasonMissing' | 'limitUsed'
    428: 'stepUpRequired' | 'secondFactorRequired'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  adminChangeServiceAccount: {
    200: 'admin'
    400: 'malformedJson'
    401: 'tokenMissing' | 'tokenExpired'
    403: 'forbidden' | 'termsNotAccepted' | 'teamRole' | 'staffRole'
    404: 'serviceAccountGone'
    413: 'bodyTooLarge'
    415: 'mediaTypeUnsupported'
    422: 'validationFailed'
    428: 'stepUpRequired' | 'secondFactorRequired'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  adminChangeStaffRoles: {
    200: 'admin'
    400: 'malformedJson'
    401: 'tokenMissing' | 'tokenExpired'
    403: 'forbidden' | 'termsNotAccepted' | 'teamRole' | 'staffRole'
    404: 'staffGone'
    409: 'lastOwner'
    413: 'bodyTooLarge'
    415: 'mediaTypeUnsupported'
    422: 'validationFailed'
    428: 'stepUpRequired' | 'secondFactorRequired'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  adminSetUpstream: {
    200: 'oauth'
    400: 'malformedJson'
    401: 'tokenMissing' | 'tokenExpired'
    403: 'forbidden' | 'termsNotAccepted' | 'teamRole' | 'staffRole'
    404: 'apiUnknown'
    409: 'secretsKeyRequired'
    413: 'bodyTooLarge'
    415: 'mediaTypeUnsupported'
    422: 'upstreamInside' | 'weightsZero' | 'certificateExpired'
    428: 'stepUpRequired' | 'secondFactorRequired'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  adminRenameView: {
    200: 'admin'
    400: 'malformedJson'
    401: 'tokenMissing' | 'tokenExpired'
    403: 'forbidden' | 'termsNotAccepted' | 'teamRole' | 'staffRole'
    404: 'viewGone'
    413: 'bodyTooLarge'
    415: 'mediaTypeUnsupported'
    422: 'viewNameTaken'
    428: 'secondFactorRequired'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  setSpendCap: {
    200: 'user' | 'business'
    400: 'malformedJson'
    401: 'tokenMissing' | 'tokenExpired'
    403: 'forbidden' | 'termsNotAccepted' | 'teamRole' | 'staffRole'
    404: 'memberUnknown'
    413: 'bodyTooLarge'
    415: 'mediaTypeUnsupported'
    422: 'validationFailed'
    428: 'stepUpRequired'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  setKeyLimits: {
    200: 'user'
    400: 'malformedJson'
    401: 'tokenMissing' | 'tokenExpired'
    403: 'forbidden' | 'termsNotAccepted' | 'teamRole' | 'staffRole'
    404: 'notFound'
    409: 'keyEnded'
    413: 'bodyTooLarge'
    415: 'mediaTypeUnsupported'
    422: 'budgetSpent' | 'addressInvalid' | 'operationUnknown'
    428: 'stepUpRequired'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  updateNotificationPreferences: {
    200: 'user'
    400: 'malformedJson'
    401: 'tokenMissing' | 'tokenExpired'
    403: 'forbidden' | 'termsNotAccepted' | 'teamRole' | 'staffRole'
    413: 'bodyTooLarge'
    415: 'mediaTypeUnsupported'
    422: 'securityMail'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  updateProfile: {
    200: 'user' | 'withoutCompany'
    400: 'malformedJson'
    401: 'tokenMissing' | 'tokenExpired'
    403: 'forbidden' | 'termsNotAccepted' | 'teamRole' | 'staffRole'
    413: 'bodyTooLarge'
    415: 'mediaTypeUnsupported'
    422: 'nameMissing'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  changePassword: {
    200: 'user'
    400: 'malformedJson'
    401: 'tokenMissing' | 'tokenExpired'
    403: 'forbidden' | 'termsNotAccepted' | 'teamRole' | 'staffRole'
    409: 'passwordNotSet'
    413: 'bodyTooLarge'
    415: 'mediaTypeUnsupported'
    422: 'passwordWrong' | 'passwordsDiffer' | 'passwordCommon' | 'passwordIsEmail' | 'passwordTooShort'
    428: 'stepUpRequired'
    429: 'tooManyRequests'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  renamePasskey: {
    200: 'business'
    400: 'malformedJson'
    401: 'tokenMissing' | 'tokenExpired'
    403: 'forbidden' | 'termsNotAccepted' | 'teamRole' | 'staffRole'
    404: 'passkeyUnknown'
    413: 'bodyTooLarge'
    415: 'mediaTypeUnsupported'
    422: 'validationFailed'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  confirmTotp: {
    200: 'user' | 'business'
    400: 'malformedJson'
    401: 'tokenMissing' | 'tokenExpired'
    403: 'forbidden' | 'termsNotAccepted' | 'teamRole' | 'staffRole'
    410: 'challengeExpired'
    413: 'bodyTooLarge'
    415: 'mediaTypeUnsupported'
    422: 'codeWrong'
    428: 'stepUpRequired'
    429: 'tooManyRequests'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  acceptTerms: {
    200: 'newUser'
    400: 'malformedJson'
    401: 'tokenMissing' | 'tokenExpired'
    403: 'accountSuspended'
    413: 'bodyTooLarge'
    415: 'mediaTypeUnsupported'
    422: 'agreementsMissing'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  updateTaxData: {
    200: 'business' | 'withoutTin'
    400: 'malformedJson'
    401: 'tokenMissing' | 'tokenExpired'
    403: 'forbidden' | 'termsNotAccepted' | 'teamRole' | 'staffRole'
    413: 'bodyTooLarge'
    415: 'mediaTypeUnsupported'
    422: 'tinMalformed'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  renameKey: {
    200: 'user'
    400: 'malformedJson'
    401: 'tokenMissing' | 'tokenExpired'
    403: 'forbidden' | 'termsNotAccepted' | 'teamRole' | 'staffRole'
    404: 'notFound'
    413: 'bodyTooLarge'
    415: 'mediaTypeUnsupported'
    422: 'nameMissing'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  correctKyb: {
    201: 'kybRejected'
    400: 'malformedJson'
    401: 'tokenMissing' | 'tokenExpired'
    403: 'forbidden' | 'termsNotAccepted' | 'teamRole' | 'staffRole'
    404: 'submissionUnknown'
    409: 'kybInReview' | 'kybApproved'
    413: 'bodyTooLarge'
    415: 'mediaTypeUnsupported'
    422: 'notWhatWasRefused' | 'documentsRefused'
    429: 'tooManyRequests'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  saveKybDraft: {
    200: 'user' | 'lowBalance'
    400: 'malformedJson'
    401: 'tokenMissing' | 'tokenExpired'
    403: 'forbidden' | 'termsNotAccepted' | 'teamRole' | 'staffRole'
    404: 'publisherUnknown'
    409: 'draftChanged' | 'kybInReview' | 'kybApproved'
    413: 'bodyTooLarge'
    415: 'mediaTypeUnsupported'
    422: 'validationFailed'
    429: 'tooManyRequests'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  regenerateKey: {
    200: 'user' | 'business' | 'keyInGrace'
    400: 'malformedJson'
    401: 'tokenMissing' | 'tokenExpired'
    403: 'kybRequired' | 'kybInReview' | 'kybRejected' | 'forbidden' | 'teamRole' | 'termsNotAccepted'
    404: 'notFound'
    409: 'keyNotActive' | 'subscriptionNotActive' | 'idempotencyConflict'
    413: 'bodyTooLarge'
    415: 'mediaTypeUnsupported'
    422: 'graceTooLong'
    428: 'stepUpRequired'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  updateAutoTopUp: {
    200: 'user' | 'switchedOff'
    400: 'malformedJson'
    401: 'tokenMissing' | 'tokenExpired'
    403: 'forbidden' | 'termsNotAccepted' | 'teamRole' | 'staffRole'
    409: 'cardMissing'
    413: 'bodyTooLarge'
    415: 'mediaTypeUnsupported'
    422: 'creditsBelowThreshold' | 'capBelowPrice'
    428: 'stepUpRequired'
    429: 'tooManyRequests'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  updateWalletThreshold: {
    200: 'user' | 'uneven'
    400: 'malformedJson'
    401: 'tokenMissing' | 'tokenExpired'
    403: 'forbidden' | 'termsNotAccepted' | 'teamRole' | 'staffRole'
    413: 'bodyTooLarge'
    415: 'mediaTypeUnsupported'
    422: 'markNotPositive' | 'markTooPrecise'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
  updateWebhook: {
    200: 'user' | 'business'
    400: 'malformedJson'
    401: 'tokenMissing' | 'tokenExpired'
    403: 'forbidden' | 'termsNotAccepted' | 'teamRole' | 'staffRole'
    404: 'webhookUnknown'
    413: 'bodyTooLarge'
    415: 'mediaTypeUnsupported'
    422: 'addressRefused' | 'notHttps' | 'hostUnknown'
    429: 'tooManyRequests'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
}
