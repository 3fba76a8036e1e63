import type { components } from '@switchboard/sdk'
import type { Queries } from '../../platform/db/client.ts'
import type { AuthUser } from '../../platform/http/authenticate.ts'
import type { Settings } from '../../platform/settings/settings.ts'
import { countRecoveryCodes, findTotp, listPasskeys } from './repo.ts'
import { relyingParty } from './rules.ts'

type SecondFactor = components['schemas']['SecondFactor']

const timeOf = (at: Date | null): string | null => at?.toISOString() ?? null

/** The second factor as its owner sees it: without any secret. */
export async function readSecondFactor(
  { db, settings }: { readonly db: Queries; readonly settings: Settings },
  { id, role }: Pick<AuthUser, 'id' | 'role'>,
): Promise<SecondFactor> {
  const totp = await findTotp(db, id)
  const passkeys = await listPasskeys(db, id)
  return {
    required: role === 'ADMIN' && settings.requireAdminSecondFactor,
    totp: totp
      ? { created_at: totp.created_at.toISOString(), last_used_at: timeOf(totp.last_used_at) }
      : null,
    passkeys: passkeys.map(({ id: passkey_id, name, created_at, last_used_at, synced }) => ({
      passkey_id,
      name,
      created_at: created_at.toISOString(),
      last_used_at: timeOf(last_used_at),
      synced,
    })),
    passkeys_offered: relyingParty(settings.publicUrl) !== undefined,
    recovery_codes_left: await countRecoveryCodes(db, id),
  }
}
