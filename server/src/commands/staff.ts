// Administrators, for operators: the first owner, and one who is locked out. `npm run staff`. See docs/operation.md.
import { userInfo } from 'node:os'
import { parseArgs } from 'node:util'
import { readStaff } from '../modules/accounts/staff-repo.ts'
import { addStaff, recoverStaff } from '../modules/staff/by-operator.ts'
import { dbOn, openPool } from '../platform/db/client.ts'
import { openDatabase } from '../platform/db/open-database.ts'
import type { StaffRole } from '../platform/http/acting-account.ts'
import { Problem } from '../platform/http/problem.ts'
import { readToolSettings } from '../platform/settings/deployment.ts'
import { orExit } from '../platform/settings/read-environment.ts'

const usage = `Usage:
  npm run staff -- list
  npm run staff -- add <email> --role <role> [--role <role> …]
  npm run staff -- recover <email>
Roles: owner, publisher, finance, support, auditor.`

const roleNames: readonly StaffRole[] = ['OWNER', 'PUBLISHER', 'FINANCE', 'SUPPORT', 'AUDITOR']

function rolesOf(texts: readonly string[]): readonly StaffRole[] {
  const roles = roleNames.filter((role) => texts.includes(role.toLowerCase()))
  if (roles.length === 0 || roles.length < new Set(texts).size) throw new RangeError(usage)
  return roles
}

const { databaseUrl, dataDir, publicUrl } = orExit(() => readToolSettings(process.env))
const database = await openDatabase({ url: databaseUrl, dataDir })
const db = dbOn(openPool({ url: database.url }))

async function run(): Promise<string> {
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
  const operating = { db, clock: () => new Date(), publicUrl, operator: `operator:${userInfo().username}` }
  const then = 'sets a password, once, within seven days. Whoever has it is in:'
  if (command === 'add')
    return `The link for ${email} ${then}\n${await addStaff(operating, { email, roles: rolesOf(values.role ?? []) })}`
  if (command === 'recover')
    return `Password, second factors and sessions of ${email} are gone. The link ${then}\n${await recoverStaff(operating, email)}`
  throw new RangeError(usage)
}

try {
  process.stdout.write(`${await run()}\n`)
} catch (error) {
  // Errors that the operator can fix are printed plainly; others with their trace.
  const theirs =
    error instanceof RangeError || error instanceof Problem || (error instanceof TypeError && 'code' in error)
  console.error(theirs ? error.message : error)
  process.exitCode = 1
} finally {
  await db.destroy()
  await database.close()
}
