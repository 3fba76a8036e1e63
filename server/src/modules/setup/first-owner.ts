// The first owner of a portal that has no administrator, by a link that a start prints: decision 0147.
import { randomBytes } from 'node:crypto'
import { audit } from '../../platform/db/audit.ts'
import type { Db, Tx } from '../../platform/db/client.ts'
import { readSecret, replaceSecret } from '../../platform/db/secrets.ts'
import { handler } from '../../platform/http/handler.ts'
import { Problem } from '../../platform/http/problem.ts'
import { sha256 } from '../../platform/sha256.ts'
import { lockByEmail, proveAddress, updateAccount } from '../accounts/repo.ts'
import { addAdministrator, readStaff } from '../accounts/staff-repo.ts'
import { hashPassword, refuseGuessable } from '../auth/passwords.ts'

const secretName = 'first-owner'
const validMs = 86_400_000
/** Processes that start together print one link; a restart after it prints a new one. */
const turnMs = 60_000

/** When it was made, in eight bytes, and the hash of the token. */
function rowOf(token: string, madeAt: Date): Buffer {
  const time = Buffer.alloc(8)
  time.writeBigUInt64BE(BigInt(madeAt.getTime()))
  return Buffer.concat([time, sha256(token)])
}
const ageOf = (row: Buffer, now: Date): number => now.getTime() - Number(row.readBigUInt64BE())

interface LinkContext {
  readonly db: Db
  readonly now: Date
  readonly publicUrl: string
}

/** The link to print. Undefined where somebody can let others in, and where another process has just printed one. */
export async function firstOwnerLink({ db, now, publicUrl }: LinkContext): Promise<string | undefined> {
  if ((await readStaff(db)).length > 0) return undefined
  const token = `own_${randomBytes(32).toString('base64url')}`
  const row = rowOf(token, now)
  const link = await readSecret(db, secretName, () => row)
  const isOurs =
    link.equals(row) || (ageOf(link, now) >= turnMs && (await replaceSecret(db, secretName, link, row)))
  return isOurs ? new URL(`/first-owner?token=${token}`, publicUrl).href : undefined
}

export const createFirstOwner = handler<'createFirstOwner'>(async (call) => {
  const { body, clock, requestId } = call
  const { email, password, verification_token: token } = body
  const [firstname, lastname] = [body.firstname.trim(), body.lastname.trim()]
  await refuseGuessable({ password, email, pointer: '#/password' })
  const password_hash = await hashPassword(call, password)
  await call.db.transaction().execute(async (db) => {
    const now = clock()
    await redeemToken(db, token, now)
    if (await lockByEmail(db, email)) {
      const detail = `${email} belongs to a customer. Administrators need an address of their own.`
      throw new Problem('staff_address_taken', detail)
    }
    const id = await addAdministrator(db, { email, roles: ['OWNER'], now })
    await proveAddress(db, id, now)
    // The terms are their own: they aren’t asked to accept them.
    const agreed = { tc_agree: true, is_one_globe: true }
    await updateAccount(db, id, { password_hash, firstname, lastname, ...agreed })
    const by = { db, clock, user: { id }, requestId }
    await audit(by, { action: 'admin.staff.first', subject: id, details: {} })
  })
  return { status: 201, body: { data: { message: 'You own this portal now. Log in to set it up.' } } }
})

/** Of two who follow the link at the same time, the second finds another row. */
async function redeemToken(db: Tx, token: string, now: Date): Promise<void> {
  const used = new Problem(
    'verification_used',
    'This portal has an administrator. Ask them for an invitation, or run npm run staff.',
  )
  // Before the staff: where somebody has just taken it, they’re there by then.
  const link = await readSecret(db, secretName)
  if ((await readStaff(db)).length > 0) throw used
  if (!link.subarray(8).equals(sha256(token))) {
    throw new Problem(
      'verification_unknown',
      'The link is incomplete, or a newer one replaced it. Use the latest that the server printed, or run npm run staff.',
    )
  }
  if (ageOf(link, now) > validMs) {
    throw new Problem(
      'verification_expired',
      'A link works for 24 hours. Restart the server, which prints a new one, or run npm run staff.',
    )
  }
  if (!(await replaceSecret(db, secretName, link, rowOf('', new Date(0))))) throw used
}
