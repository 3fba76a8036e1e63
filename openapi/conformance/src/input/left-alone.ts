/**
 * Calls that succeed are not made of these by the phases that look at schemas: they would end or change the test account itself, move
 * its money, or leave something behind for others. Refused calls are. What flows do of them, they do to things of their own.
 */
export const leftAlone: ReadonlyMap<string, string> = new Map([
  ...[
    'deleteAccount',
    'requestAccountDeletion',
    'changePassword',
    'endOtherSessions',
    'leaveTeam',
    'beginTotp',
    'removeTotp',
    'beginPasskey',
    'replaceRecoveryCodes',
  ].map((id) => [id, 'it would end the test account’s sessions or change how it signs in'] as const),
  ...['unsubscribePlan', 'updateAutoTopUp', 'startCardSetup', 'removeSavedCard'].map(
    (id) => [id, 'it would end the test account’s plan or charge its card'] as const,
  ),
  ...['adminPublishApi', 'adminSetApiPrices', 'adminDeprecateApi', 'adminRestoreApi'].map(
    (id) => [id, 'it would change the catalogue for everyone'] as const,
  ),
])
