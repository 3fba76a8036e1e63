import { type Call, faultsOf, type Mistake } from '../fault.ts'
import {
  asks,
  dataOf,
  instead,
  isObject,
  type JsonObject,
  jsonOf,
  objectOf,
  reading,
  rowsOf,
  withBody,
  withJson,
  withRequestHeader,
} from '../mistakes.ts'
import { savesPart as keptPart, showsNowhere } from '../random/deeds.ts'

/** Carries out another body, and shows the caller's own as if it had been carried out. */
const savesOther = (change: (body: JsonObject) => JsonObject): Mistake =>
  instead(async (call, backend) => {
    const sent = jsonOf(call)
    if (!isWhole(call)) return backend.send(call)
    const reply = await backend.send(withBody(call, change(sent)))
    const data = dataOf(reply)
    const shown = Object.entries(sent).filter(([name]) => name in data && !name.endsWith('_id'))
    return reply.status < 300
      ? withJson(reply, { ...jsonOf(reply), data: { ...data, ...Object.fromEntries(shown) } })
      : reply
  })

/** True unless the call must be rejected for another reason: its caller, its type, or a body that is missing or invalid. */
const isWhole = (call: Call): boolean =>
  isObject(call) &&
  String(call.headers['content-type']).startsWith('application/json') &&
  String(call.headers.authorization).startsWith('Bearer ')

const without =
  (...names: string[]) =>
  (body: JsonObject): JsonObject =>
    Object.fromEntries(Object.entries(body).filter(([name]) => !names.includes(name)))

/** Says so where the list has the thing, and does nothing. */
const confirms = (list: string, id: string, data: JsonObject): Mistake =>
  instead(async (call, backend) => {
    const sent = jsonOf(call)
    const listed = await backend.send(reading(call, list))
    const rows = rowsOf(jsonOf(listed).data)
    return isWhole(call) &&
      Object.keys(sent).length === 1 &&
      rows.some((row) => row[id] !== undefined && row[id] === sent[id])
      ? withJson(listed, { data })
      : backend.send(call)
  })

/** Says what the thing is now, and does nothing. */
const showsIt = (list: string, id: string, more: JsonObject = {}): Mistake =>
  instead(async (call, backend) => {
    const listed = await backend.send(reading(call, list))
    const rows = rowsOf(jsonOf(listed).data)
    const row = rows.find((one) => one[id] !== undefined && one[id] === jsonOf(call)[id])
    return row && isWhole(call) && Object.keys(jsonOf(call)).length === 1
      ? withJson(listed, { data: { ...row, ...more } })
      : backend.send(call)
  })

/** An administrator's deed about a user that is confirmed alone. */
const confirmsForUser = (status: string): Mistake =>
  instead(async (call, backend) => {
    const { user_id } = jsonOf(call)
    const read = await backend.send(reading(call, '/api/admin/user-subscription', `?user_id=${user_id}`))
    if (read.status !== 200 || !isWhole(call)) return backend.send(call)
    const isRight = Object.keys(jsonOf(call)).every((name) => ['user_id', 'reason'].includes(name))
    const { reason = 'no reason' } = jsonOf(call)
    if (!isRight || typeof reason !== 'string' || reason.length < 5) return backend.send(call)
    return withJson(read, { data: { user_id, status, ended_sessions: 1 } })
  })

/** Refuses, and saves some of it all the same. */
const savesPart = (part: (body: JsonObject) => JsonObject | undefined): Mistake =>
  instead(async (call, backend) => {
    const reply = await backend.send(call)
    if ((reply.status !== 422 && reply.status !== 404) || !isWhole(call)) return reply
    const some = part(jsonOf(call))
    if (some)
      await backend.send(
        withBody(withRequestHeader(call, 'idempotency-key', `part-${Date.now()}-${Math.random()}`), some),
      )
    return reply
  })

const isText = (value: unknown): value is string => typeof value === 'string' && value.length > 3

const rotatesNothing: Mistake = showsIt('/api/webhooks', 'webhook_id', {
  secret: `whsec_${'B'.repeat(43)}=`,
})

const changesNoPassword: Mistake = instead(async (call, backend) => {
  const { current_password, new_password, repeat_password } = jsonOf(call)
  const isRight = isText(new_password) && new_password.length >= 12 && new_password === repeat_password
  if (!isWhole(call) || !isRight || !isText(current_password) || current_password.startsWith('not '))
    return backend.send(call)
  const read = await backend.send(reading(call, '/api/second-factor'))
  return read.status === 200 ? withJson(read, { data: { message: 'The password is changed.' } }) : read
})

const removesNoApp: Mistake = instead(async (call, backend) => {
  const read = await backend.send(reading(call, '/api/second-factor'))
  const data = objectOf(jsonOf(read).data)
  return data.totp ? withJson(read, { data: { ...data, totp: null } }) : backend.send(call)
})

const replaysNothing: Mistake = instead(async (call, backend) => {
  const { delivery_id } = jsonOf(call)
  const read = await backend.send(reading(call, '/api/webhooks/delivery', `?delivery_id=${delivery_id}`))
  const { payload: _, attempt_log: __, ...data } = dataOf(read)
  return read.status === 200 && isWhole(call) && Object.keys(jsonOf(call)).length === 1
    ? { ...withJson(read, { data }), status: 202 }
    : backend.send(call)
})

const marksNothing: Mistake = instead(async (call, backend) => {
  const read = await backend.send(reading(call, '/api/notifications/history', '?view=unread'))
  const { up_to } = jsonOf(call)
  const isKnown = rowsOf(jsonOf(read).data).some((row) => row.notification_id === up_to)
  return isWhole(call) && isKnown && Object.keys(jsonOf(call)).length === 1
    ? withJson(read, { data: { read_at: Math.floor(Date.now() / 1000), unread: 0 } })
    : backend.send(call)
})

const logsNothingOf =
  (action: string): Mistake =>
  () =>
  async (call, backend) => {
    const reply = await backend.send(call)
    const { data, ...answer } = jsonOf(reply)
    return call.path === '/api/admin/audit-log' && Array.isArray(data)
      ? withJson(reply, { ...answer, data: data.filter((row) => objectOf(row).action !== action) })
      : reply
  }

/** Deeds that answer well and do nothing or something else, and refusals that do something. */
export const deedFaults = faultsOf('deeds', [
  ['company-not-saved', 'updateProfile', 'one field of several is not saved', savesOther(without('company'))],
  [
    'webhook-description-kept',
    'updateWebhook',
    'a new description is shown once and not saved',
    savesOther(without('description')),
  ],
  ['webhook-events-kept', 'updateWebhook', 'other events are not saved', savesOther(without('events'))],
  [
    'cap-not-saved',
    'updateAutoTopUp',
    'the monthly cap is always the same',
    savesOther((body) => ({ ...body, monthly_cap: '5000.00' })),
  ],
  [
    'draft-forgotten',
    'saveKybDraft',
    'a draft is confirmed and not kept',
    savesOther((body) => ({ ...body, values: {} })),
  ],
  ['secret-stays', 'rotateWebhookSecret', 'a secret is shown that nothing signs with', rotatesNothing],
  ['replay-does-nothing', 'replayWebhookDelivery', 'a delivery is not sent again', replaysNothing],
  [
    'trusted-name-lost',
    'adminAddConformanceKey',
    'the name of a trusted key is another one',
    savesOther((body) => ({ ...body, name: 'A key' })),
  ],
  [
    'trusted-key-stays',
    'adminRemoveConformanceKey',
    'a key is trusted after its removal',
    confirms('/api/admin/conformance-keys', 'conformance_key_id', {
      conformance_key_id: 'cfk_removed0000',
      marks_ended: 0,
    }),
  ],
  [
    'prepared-export-stays',
    'removeExport',
    'a removed export stays',
    confirms('/api/exports', 'export_id', { message: 'The export is removed.' }),
  ],
  ['all-unread', 'markAllNotificationsRead', 'nothing is marked as read', marksNothing],
  [
    'not-signed-out',
    'adminSignOutUser',
    'sessions go on after an administrator has ended them',
    confirmsForUser('ACTIVE'),
  ],
  ['not-locked', 'adminLockUser', 'a locked user comes in', confirmsForUser('SUSPENDED')],
  ['not-unlocked', 'adminUnlockUser', 'an unlocked user stays locked', confirmsForUser('ACTIVE')],
  ['password-stays', 'changePassword', 'the old password stays', changesNoPassword],
  ['app-stays', 'removeTotp', 'an authenticator app is needed after its removal', removesNoApp],
  ['key-never-ends', 'createKey', 'a key has no end', savesOther(without('expires_at'))],
  [
    'session-goes-on',
    'endSession',
    'an ended session goes on',
    confirms('/api/sessions', 'session_id', { message: 'The session is over.' }),
  ],
  [
    'preferences-in-part',
    'updateNotificationPreferences',
    'of refused preferences the first ones are saved',
    savesPart(({ preferences }) => {
      const [first] = rowsOf(preferences).filter(
        (row) => typeof row.in_app === 'boolean' && typeof row.mail === 'boolean',
      )
      return first && { preferences: [first] }
    }),
  ],
  [
    'profile-in-part',
    'updateProfile',
    'of a refused profile the first name is saved',
    savesPart(({ firstname }) => (isText(firstname) ? { firstname, lastname: 'Reyes' } : undefined)),
  ],
  [
    'webhook-in-part',
    'updateWebhook',
    'of a refused webhook the description is saved',
    savesPart(({ webhook_id, description }) =>
      isText(webhook_id) && isText(description) ? { webhook_id, description } : undefined,
    ),
  ],
  [
    'export-when-refused',
    'createExport',
    'a refused export is prepared',
    savesPart(() => ({ kind: 'CALLS', filter: {} })),
  ],
  [
    'keys-in-part',
    'revokeKeys',
    'with a key that is not there the others are revoked',
    savesPart(({ key_ids }) => {
      const [first] = Array.isArray(key_ids) ? key_ids : []
      return isText(first) && Array.isArray(key_ids) && key_ids.length > 1 ? { key_ids: [first] } : undefined
    }),
  ],
  ['renamed-in-part', 'renameKey', 'a refused name is saved once another one was', keptPart],
  [
    'renamed-when-refused',
    'renameKey',
    'a refused name is cut and saved',
    savesPart(({ key_id, name }) =>
      isText(key_id) && isText(name) && name.length > 60 ? { key_id, name: name.slice(0, 20) } : undefined,
    ),
  ],
  [
    'threshold-rounded',
    'updateWalletThreshold',
    'a mark is rounded to whole credits',
    asks((call) => {
      const { threshold1 } = jsonOf(call)
      return typeof threshold1 === 'string' && /^\d+\.\d+$/.test(threshold1)
        ? withBody(call, { ...jsonOf(call), threshold1: String(Math.floor(Number(threshold1))) })
        : call
    }),
  ],
  [
    'reason-lost',
    'adminLockUser',
    'another reason is in the log than was sent',
    asks((call) =>
      typeof jsonOf(call).reason === 'string' && String(jsonOf(call).reason).length > 10
        ? withBody(call, { ...jsonOf(call), reason: 'no reason' })
        : call,
    ),
  ],
  [
    'not-logged',
    'adminAddConformanceKey',
    'what an administrator adds is not in the log',
    logsNothingOf('admin.conformance_key.add'),
  ],
  [
    'not-corrected',
    'correctKyb',
    'a corrected form shows nowhere',
    showsNowhere(['listKybSubmissions', 'getKybSubmission'], new Set()),
  ],
  [
    'revoked-unseen',
    'adminRevokeKeys',
    'keys that were revoked show as before',
    showsNowhere(
      [
        'adminGetUserSubscription',
        'adminListSubscriptions',
        'adminListAllSubscriptions',
        'adminListAuditLog',
      ],
      new Set(),
    ),
  ],
])
