// Administrators, for operators: the first owner, and one who is locked out. `npm run staff`. See server/README.md.
import { userInfo } from 'node:os'
import { parseArgs } from 'node:util'
import { readStaff } from '../modules/accounts/staff-repo.ts'
import { addStaff, recoverStaff } from '../modules/staff/by-operator.ts'
import type { Db } from '../platform/db/client.ts'
import type { StaffRole } from '../platform/http/acting-account.ts'
import { allStaffRoles } from '../platform/http/staff-role.ts'
import { readToolSettings } from '../platform/settings/deployment.ts'
import { orExit } from '../platform/settings/read-environment.ts'
import { runCommand } from './run-command.ts'

const settings = orExit(() => readToolSettings(process.env))

const usage = `Usage:
  npm run staff -- list
  npm run staff -- add <email> --role <role> [--role <role> …]
  npm run staff -- recover <email>
Roles: ${allStaffRoles.join(', ').toLowerCase()}.`

function rolesOf(texts: readonly string[]): readonly StaffRole[] {
  const roles = allStaffRoles.filter((role) => texts.includes(role.toLowerCase()))
  if (roles.length === 0 || roles.length < new Set(texts).size) throw new RangeError(usage)
  return roles
}

async function run(db: Db): Promise<string> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { role: { type: 'string', multiple: true } },
  })
  const [command, email] = positionals
  if (command === 'list') {
    const lines = (await readStaff(db)).map(
      ({ email, roles, invited }) =>
        `${email}  ${roles.join(', ').toLowerCase()}${invited ? '  invited' : ''}`,
    )
    return lines.join('\n') || 'There are no administrators.'
  }
  if (!email?.includes('@')) throw new RangeError(usage)
  const operating = {
    db,
    clock: () => new Date(),
    publicUrl: settings.publicUrl,
    operator: `operator:${userInfo().username}`,
  }
  const then = 'sets a password, once, within seven days. Whoever has it is in:'
  if (command === 'add')
    return `The link for ${email} ${then}\n${await addStaff(operating, { email, roles: rolesOf(values.role ?? []) })}`
  if (command === 'recover')
    return `Password, second factors and sessions of ${email} are gone. The link ${then}\n${await recoverStaff(operating, email)}`
  throw new RangeError(usage)
}

await runCommand(settings, async (db) => {
  process.stdout.write(`${await run(db)}\n`)
})
