import type { Tx } from '../../platform/db/client.ts'
import type { StaffRole } from '../../platform/http/acting-account.ts'
import { Problem } from '../../platform/http/problem.ts'
import { lockByEmail } from '../accounts/repo.ts'
import { addAdministrator, readStaff, reopenAdministrator, setStaffRoles } from '../accounts/staff-repo.ts'
import { createEmailLink } from '../email-tokens/email-tokens.ts'

const validSeconds = 7 * 86_400

interface OpenAccountInput {
  readonly email: string
  readonly roles: readonly StaffRole[]
  readonly publicUrl: string
  readonly now: Date
}

/** An administrator's account that the link alone opens: it sets a password, once, within seven days. A new one replaces it. */
export async function openAccount(
  db: Tx,
  { email, roles, publicUrl, now }: OpenAccountInput,
): Promise<{ readonly id: string; readonly link: string }> {
  const known = await lockByEmail(db, email)
  const [row] = known ? await readStaff(db, known.id) : []
  if (known?.user_type === 'USER' || (row && !row.invited)) {
    const detail = row
      ? `${email} is an administrator already. Change their roles instead.`
      : `${email} belongs to a customer. Administrators need an address of their own.`
    throw new Problem('staff_address_taken', detail)
  }
  const id = known?.id ?? (await addAdministrator(db, { email, roles, now }))
  if (known) {
    await reopenAdministrator(db, id)
    await setStaffRoles(db, { userId: id, roles, now })
  }
  return { id, link: await passwordLink(db, { userId: id, publicUrl, now }) }
}

interface PasswordLinkInput {
  readonly userId: string
  readonly publicUrl: string
  readonly now: Date
}

export const passwordLink = (db: Tx, input: PasswordLinkInput): Promise<string> =>
  createEmailLink(db, { ...input, purpose: 'RESET', seconds: validSeconds })
