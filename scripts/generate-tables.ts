import type { Contract, Operation, Schema } from '../openapi/scripts/contract.ts'
import type { Entry } from '../openapi/scripts/operations.ts'
import { resolve } from '../openapi/scripts/resolve.ts'
import { banner } from './generate-banner.ts'

const quoted = (value: unknown): string => `'${String(value)}'`
const listed = (values: readonly unknown[]): string => `[${values.map(quoted).join(', ')}]`
const lines = (rows: string[]): string => rows.map((row) => `  ${row},\n`).join('')

// One array a set, marked pure, so that a bundler drops the tables an entry does not use.
const keySet = (name: string, about: string, entries: Entry[]): string =>
  `\n/** ${about} */\nexport const ${name}: ReadonlySet<string> = /* @__PURE__ */ new Set([\n${lines(entries.map(({ key }) => quoted(key)))}])\n`

const isPublic = ({ security }: Operation): boolean => security?.length === 0
const isOptional = ({ security }: Operation): boolean =>
  security !== undefined && security.length > 1 && security.some((need) => Object.keys(need).length === 0)

export function operationsModule(entries: Entry[]): string {
  const where = (test: (operation: Operation) => boolean) =>
    entries.filter(({ operation }) => test(operation))
  return [
    banner,
    keySet('publicOperations', 'Called without a token.', where(isPublic)),
    keySet('optionalAuthOperations', 'Work without a token, and return more with one.', where(isOptional)),
    keySet(
      'idempotentOperations',
      'Take an Idempotency-Key.',
      where((operation) => operation['x-idempotent'] === true),
    ),
  ].join('')
}

export function operationIdsModule(entries: Entry[]): string {
  const byId = entries.map(({ key, operation }) => `${operation.operationId}: ${quoted(key)}`)
  const byKey = entries.map(({ key, operation }) => `${quoted(key)}: ${quoted(operation.operationId)}`)
  return [
    banner,
    `\n/** operationId to \`METHOD /path\`. */\nexport const operationKeys = {\n${lines(byId)}} as const\n`,
    `\n/** \`METHOD /path\` to operationId. */\nexport const operationIds = {\n${lines(byKey)}} as const\n`,
    '\nexport type OperationId = keyof typeof operationKeys\nexport type OperationKey = keyof typeof operationIds\n',
  ].join('')
}

type PathsOf = (name: string, ids: readonly string[]) => readonly string[]

/** From the operationIds of reads to their paths, which is what the keys of their cached answers begin with. */
const pathsIn = (entries: Entry[]): PathsOf => {
  const pathOf = new Map(entries.map(({ operation, path }) => [operation.operationId, path]))
  return (name, ids) =>
    ids.map((id) => {
      const path = pathOf.get(id)
      if (!path) throw new Error(`${name} names ${id}, which no operation has`)
      return path
    })
}

/** Which reads are stale after a write, and after an event of the stream. One file, since it is fetched when the first of either happens. */
export function invalidationsModule({ components }: Contract, entries: Entry[]): string {
  const pathsOf = pathsIn(entries)
  const writes = entries.flatMap(({ key, operation }) => {
    const paths = pathsOf(`x-invalidates of ${key}`, operation['x-invalidates'] ?? [])
    return paths.length > 0 ? [`${quoted(key)}: ${listed(paths)}`] : []
  })
  const schemas = Object.entries((components?.schemas ?? {}) as Record<string, Schema>)
  const events = schemas.flatMap(([name, { 'x-tells': stale, properties }]) =>
    Array.isArray(stale)
      ? [`${properties?.type?.const}: ${listed(pathsOf(`x-tells of ${name}`, stale))}`]
      : [],
  )
  return [
    `${banner}import type { components } from './portal.ts'\n\ntype EventType = components['schemas']['NotificationEvent']['type']\n`,
    `\n/** Paths of the reads that a successful write makes stale, by \`METHOD /path\` of the write. */\nexport const invalidations: Readonly<Record<string, readonly string[]>> = {\n${lines(writes)}}\n`,
    `\n/** Paths of the reads that are stale after an event of the stream, by its type. */\nexport const tells: Readonly<Record<EventType, readonly string[]>> = {\n${lines(events)}}\n`,
  ].join('')
}

export function rolesModule(entries: Entry[]): string {
  const rows = entries.map(({ key, operation }) => `${quoted(key)}: ${listed(operation['x-roles'] ?? [])}`)
  const head = `${banner}import type { OperationKey } from './operation-ids.ts'\n\nexport type Role = 'VISITOR' | 'USER' | 'ADMIN'\n`
  return `${head}\n/** Who may call what. A VISITOR has no token. */\nexport const roles: Readonly<Record<OperationKey, readonly Role[]>> = {\n${lines(rows)}}\n`
}

interface RoleTable {
  readonly field: 'x-team-roles' | 'x-staff-roles'
  readonly type: 'TeamRole' | 'StaffRole'
  readonly about: string
}

const teamTable: RoleTable = {
  field: 'x-team-roles',
  type: 'TeamRole',
  about: 'Which roles of a team may call what for the account. What concerns a person alone is not in it.',
}
const staffTable: RoleTable = {
  field: 'x-staff-roles',
  type: 'StaffRole',
  about: 'Which administrators may call what. What all of them may is not in it.',
}

export const teamRolesModule = (entries: Entry[]): string => roleTableModule(teamTable, entries)
export const staffRolesModule = (entries: Entry[]): string => roleTableModule(staffTable, entries)

/** Each set of roles has a name, since many operations are open to the same: the table is part of signed-in pages. */
function roleTableModule({ field, type, about }: RoleTable, entries: Entry[]): string {
  const rows = entries.flatMap(({ key, operation }) => {
    const named = operation[field]
    return Array.isArray(named) ? [{ key, roles: listed(named), name: named.join('_').toLowerCase() }] : []
  })
  const sets = new Map(rows.map(({ name, roles }) => [name, roles]))
  const variable = `${type.charAt(0).toLowerCase()}${type.slice(1)}s`
  return [
    `${banner}import type { OperationKey } from './operation-ids.ts'\nimport type { components } from './portal.ts'\n\nexport type ${type} = components['schemas']['${type}']\n\n`,
    ...[...sets].map(([name, roles]) => `const ${name}: readonly ${type}[] = ${roles}\n`),
    `\n/** ${about} */\nexport const ${variable}: Readonly<Partial<Record<OperationKey, readonly ${type}[]>>> = {\n`,
    `${lines(rows.map(({ key, name }) => `${quoted(key)}: ${name}`))}}\n`,
  ].join('')
}

export function listsModule(contract: Contract, entries: Entry[]): string {
  const paged = entries.filter(({ method, operation }) => {
    const names = (operation.parameters ?? []).map((parameter) => resolve(contract, parameter).name)
    return method === 'GET' && names.includes('page') && names.includes('limit')
  })
  return `${banner}${keySet('pagedOperations', 'Take `page` and `limit`, and return `meta` with the total.', paged)}`
}
