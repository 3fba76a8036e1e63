import { createHmac } from 'node:crypto'
import type { Queries, Tx } from '../../platform/db/client.ts'
import { readSecret } from '../../platform/db/secrets.ts'

/** A person who clears their browser each evening must not fill the table. */
const maxDevices = 20

interface SignInDevice {
  readonly userId: string
  /** The identifier that the client generated and stores; undefined if it stores nothing. */
  readonly deviceId: string | undefined
  readonly network: string
  readonly now: Date
}

/** `first`: none was known yet, so there is nothing to be surprised at. */
export type DeviceNews = 'known' | 'first' | 'new'

/**
 * Notes the device of a sign-in, and answers whether the account knew it: see decision 0036. The caller holds the row of the user,
 * so sign-ins take turns.
 */
export async function noteDevice(
  db: Tx,
  { userId, deviceId, network, now }: SignInDevice,
): Promise<DeviceNews> {
  const device = await deviceHash(db, deviceId === undefined ? `network:${network}` : `device:${deviceId}`)
  const known = await db
    .selectFrom('sign_in_devices')
    .select(['device', 'used_at'])
    .where('user_id', '=', userId)
    .orderBy('used_at', 'desc')
    .execute()
  await db
    .insertInto('sign_in_devices')
    .values({ user_id: userId, device, used_at: now })
    .onConflict((conflict) => conflict.columns(['user_id', 'device']).doUpdateSet({ used_at: now }))
    .execute()
  if (known.some((row) => row.device.equals(device))) return 'known'
  const tooMany = known.slice(maxDevices - 1).map((row) => row.device)
  if (tooMany.length > 0) {
    await db
      .deleteFrom('sign_in_devices')
      .where('user_id', '=', userId)
      .where('device', 'in', tooMany)
      .execute()
  }
  return known.length === 0 ? 'first' : 'new'
}

/** Networks are few enough to hash them all: without the secret, a hash tells nobody which one it is of. */
const deviceHash = async (db: Queries, device: string): Promise<Buffer> =>
  createHmac('sha256', await readSecret(db, 'networks'))
    .update(device)
    .digest()
