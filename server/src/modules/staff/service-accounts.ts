// Administrators that are programs, such as pipelines: decision 0149.
import type { components } from '@switchboard/sdk'
import type { AppContext } from '../../platform/app-context.ts'
import { audit } from '../../platform/db/audit.ts'
import type { Queries, Tx } from '../../platform/db/client.ts'
import { rangeErrors } from '../../platform/http/address-ranges.ts'
import { handler, inTransaction } from '../../platform/http/handler.ts'
import { type FieldError, Problem, refusedFields } from '../../platform/http/problem.ts'
import { staffRolesInWords } from '../../platform/http/staff-role.ts'
import { randomKey } from '../../platform/random-key.ts'
import { sha256 } from '../../platform/sha256.ts'
import { after } from '../../platform/time/clock.ts'
import { momentInWords } from '../../platform/time/days.ts'
import {
  addServiceAccount,
  addServiceKey,
  changeServiceAccount,
  deleteServiceAccount,
  lockServiceAccount,
  readServiceAccounts,
  retireServiceKey,
  type ServiceAccountRow,
  takeEndingServiceAccounts,
} from '../accounts/service-accounts-repo.ts'
import { serviceKeyPrefix } from '../auth/service-key.ts'
import { notifyAdministrators } from '../notifications/notify.ts'
import { requireOwner, tellOwners } from './owners.ts'

type Schemas = components['schemas']
type ServiceAccount = Schemas['ServiceAccount']

const daySeconds = 86_400
const maxDays = 365

const adminListServiceAccounts = handler<'adminListServiceAccounts'>(async ({ db, clock }) => ({
  status: 200,
  body: { data: (await readServiceAccounts(db, clock())).map(accountOf) },
}))

const adminCreateServiceAccount = inTransaction<'adminCreateServiceAccount'>(async (call) => {
  const { db, clock, user } = call
  await requireOwner(call)
  const account = checked(call.body, clock())
  const id = await addServiceAccount(db, { ...account, created_at: clock(), created_by: user.id })
  const service_key = await addKey(db, id, clock())
  const { name, ...details } = account
  await audit(call, { action: 'admin.service_account.create', subject: id, details })
  await tellOwners(
    call,
    id,
    `The service account “${name}” was created, with the role ${staffRolesInWords(account.roles)}.`,
  )
  return { status: 201, body: { data: { ...(await accountNamed(db, id, clock())), service_key } } }
})

const adminChangeServiceAccount = inTransaction<'adminChangeServiceAccount'>(async (call) => {
  const { db, clock } = call
  const { service_account_id: id, ...body } = call.body
  await requireOwner(call)
  await lock(db, id)
  const account = checked(body, clock())
  await changeServiceAccount(db, id, account)
  await audit(call, { action: 'admin.service_account.change', subject: id, details: account })
  return { status: 200, body: { data: await accountNamed(db, id, clock()) } }
})

const adminRotateServiceKey = inTransaction<'adminRotateServiceKey'>(async (call) => {
  const { db, clock, body } = call
  const { service_account_id: id, key_id, grace_seconds = daySeconds } = body
  await requireOwner(call)
  await lock(db, id)
  const graceEnds = after(clock(), grace_seconds)
  if (!(await retireServiceKey(db, { accountId: id, keyId: key_id, graceEnds }))) {
    throw new Problem(
      'key_not_active',
      'This key was replaced already. Reload the page to see the current one.',
    )
  }
  const service_key = await addKey(db, id, clock())
  const details = { replaced: key_id, grace_seconds }
  await audit(call, { action: 'admin.service_account.rotate', subject: id, details })
  return { status: 200, body: { data: { ...(await accountNamed(db, id, clock())), service_key } } }
})

const adminRemoveServiceAccount = inTransaction<'adminRemoveServiceAccount'>(async (call) => {
  const { db, clock, body } = call
  const { service_account_id: id } = body
  await requireOwner(call)
  await lock(db, id)
  const { name, roles } = await accountNamed(db, id, clock())
  await deleteServiceAccount(db, id)
  await audit(call, { action: 'admin.service_account.remove', subject: id, details: { roles } })
  await tellOwners(call, id, `The service account “${name}” was removed.`)
  return { status: 200, body: { data: { service_account_id: id } } }
})

/** Returns the secret, of which only the hash is stored. */
async function addKey(db: Tx, id: string, now: Date): Promise<string> {
  const secret = randomKey(serviceKeyPrefix)
  const last_four = secret.slice(-4)
  await addServiceKey(db, { user_id: id, hash: sha256(secret), last_four, created_at: now })
  return secret
}

/** Throws, with an error for each field. */
function checked(
  { name, roles, addresses = [], expires_at }: Schemas['AdminCreateServiceAccountRequest'],
  now: Date,
) {
  const end = new Date(expires_at)
  const errors: FieldError[] = rangeErrors('#/addresses', addresses)
  if (name.trim() === '')
    errors.push({ pointer: '#/name', code: 'min_length', message: 'Enter what it’s for.' })
  // An hour for a caller whose clock is ahead.
  if (end <= now || end > after(now, maxDays * daySeconds + 3600)) {
    const message = `Choose a time within the next ${maxDays} days.`
    errors.push({
      pointer: '#/expires_at',
      code: end <= now ? 'not_in_future' : 'above_maximum',
      message,
    })
  }
  if (errors.length > 0) throw refusedFields(errors)
  return { name: name.trim(), roles, addresses, expires_at: end }
}

async function lock(db: Tx, id: string): Promise<void> {
  if (!(await lockServiceAccount(db, id))) throw unknown()
}

async function accountNamed(db: Queries, id: string, now: Date): Promise<ServiceAccount> {
  const [row] = await readServiceAccounts(db, now, id)
  if (!row) throw unknown()
  return accountOf(row)
}

const unknown = () =>
  new Problem(
    'not_found',
    'There’s no service account with this ID. It may have been removed; reload the page.',
  )

const iso = (time: string | Date): string => new Date(time).toISOString()

const accountOf = ({ expires_at, created_at, keys, ...row }: ServiceAccountRow): ServiceAccount => ({
  ...row,
  expires_at: iso(expires_at),
  created_at: iso(created_at),
  keys: keys.map(({ created_at: at, last_used_at, grace_ends_at, ...key }) => ({
    ...key,
    created_at: iso(at),
    last_used_at: last_used_at && iso(last_used_at),
    grace_ends_at: grace_ends_at && iso(grace_ends_at),
  })),
})

/** Tells owners a week before one ends, once for each end. */
export const tellOfEndingServiceAccounts = ({ db, clock, settings }: AppContext): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const now = clock()
    for (const { name, expires_at } of await takeEndingServiceAccounts(tx, {
      now,
      before: after(now, 7 * daySeconds),
    })) {
      const end = momentInWords(settings.timeZone, expires_at)
      const message = `The service account “${name}” ends on ${end}. Set a later end if it’s still used.`
      const page = { route: '/admin/staff', text: 'View staff' }
      await notifyAdministrators(tx, { role: 'OWNER', message, important: true, ...page, now })
    }
  })

export const serviceAccountHandlers = {
  adminListServiceAccounts,
  adminCreateServiceAccount,
  adminChangeServiceAccount,
  adminRotateServiceKey,
  adminRemoveServiceAccount,
}
