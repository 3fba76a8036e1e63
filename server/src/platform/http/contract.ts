import { createRequire } from 'node:module'
import type { StaffRole, TeamRole } from './acting-account.ts'

/** The contract’s bundle as the server reads it. */
export interface Operation {
  readonly id: string
  /** In capitals. */
  readonly method: string
  readonly path: string
  readonly access: 'public' | 'optional' | 'protected'
  readonly roles: readonly string[]
  /**
   * Team roles that can call it for the account; undefined for operations that concern only the caller, and for those
   * without a team.
   */
  readonly teamRoles: readonly TeamRole[] | undefined
  /** Staff roles of administrators who can call it; undefined where all of them can. */
  readonly staffRoles: readonly StaffRole[] | undefined
  /** Whether reads of others, who act for the same account, are stale after it. */
  readonly changesAccount: boolean
  readonly idempotent: boolean
  /** Where it takes more than others. */
  readonly maxJsonValues: number | undefined
  /** Whether the session has to have proved lately who is behind it: any, or that of an account with a second factor. */
  readonly stepUp: 'always' | 'enrolled' | undefined
  /** Whether service accounts, which can prove nothing, can call it nonetheless. */
  readonly takesServices: boolean
  readonly query: readonly QueryParameter[]
  /** JSON Pointer into the bundle, of the JSON body’s schema. */
  readonly bodySchema: string | undefined
  /** The same of a multipart body. */
  readonly formSchema: string | undefined
  /** Every declared one, `default` included. */
  readonly statuses: readonly string[]
  /** JSON Pointers into the bundle by status, of the schemas of responses. `default` stands for any other 5xx. */
  readonly responseSchemas: Readonly<Record<string, string>>
}

interface QueryParameter {
  readonly name: string
  readonly required: boolean
  readonly schema: string
  readonly fallback: unknown
}

interface Media {
  readonly schema?: object
}
interface RawOperation {
  readonly operationId: string
  readonly security: readonly Readonly<Record<string, unknown>>[]
  readonly 'x-roles': readonly string[]
  readonly 'x-team-roles'?: readonly TeamRole[] | 'person'
  readonly 'x-staff-roles'?: readonly StaffRole[] | 'all'
  readonly 'x-invalidates'?: readonly string[]
  readonly 'x-idempotent'?: boolean
  readonly 'x-step-up'?: 'always' | 'enrolled'
  readonly 'x-service-accounts'?: boolean
  readonly 'x-max-json-values'?: number
  readonly parameters?: readonly (RawParameter | { readonly $ref: string })[]
  readonly requestBody?: { readonly content: Readonly<Record<string, Media>> }
  readonly responses: Readonly<Record<string, RawResponse | { readonly $ref: string }>>
}
interface RawParameter {
  readonly name: string
  readonly in: string
  readonly required?: boolean
  readonly schema: { readonly default?: unknown }
}
interface RawResponse {
  readonly content?: Readonly<Record<string, Media>>
}
export interface Bundle {
  readonly paths: Readonly<Record<string, Readonly<Record<string, RawOperation>>>>
  readonly components: Readonly<Record<string, Readonly<Record<string, unknown>>>>
}

const methods = ['get', 'post', 'put', 'patch', 'delete']

/** The bundle as its reader needs it: each names the parts that it looks into. */
export function readBundle<Document = Bundle>(contract: 'portal' | 'content' = 'portal'): Document {
  return createRequire(import.meta.url)(`@switchboard/contract/${contract}.json`)
}

export function operationsOf(bundle: Bundle): readonly Operation[] {
  return Object.entries(bundle.paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([method]) => methods.includes(method))
      .map(([method, raw]) => operationOf(bundle, { path, method, raw })),
  )
}

function operationOf(
  bundle: Bundle,
  { path, method, raw }: { path: string; method: string; raw: RawOperation },
): Operation {
  const at = `#/paths/${pointerSegment(path)}/${method}`
  const { 'x-team-roles': teamRoles = 'person', 'x-staff-roles': staffRoles = 'all' } = raw
  const { 'x-invalidates': stale = [] } = raw
  return {
    id: raw.operationId,
    method: method.toUpperCase(),
    path,
    access: accessOf(raw.security),
    roles: raw['x-roles'],
    teamRoles: teamRoles === 'person' ? undefined : teamRoles,
    staffRoles: staffRoles === 'all' ? undefined : staffRoles,
    changesAccount: teamRoles !== 'person' && stale.length > 0,
    idempotent: raw['x-idempotent'] === true,
    maxJsonValues: raw['x-max-json-values'],
    stepUp: raw['x-step-up'],
    takesServices: raw['x-service-accounts'] === true,
    query: queryOf(bundle, raw, at),
    bodySchema: bodyOf(raw, at, 'application/json'),
    formSchema: bodyOf(raw, at, 'multipart/form-data'),
    statuses: Object.keys(raw.responses),
    responseSchemas: responseSchemasOf(bundle, raw, at),
  }
}

function bodyOf(raw: RawOperation, at: string, type: string): string | undefined {
  return raw.requestBody?.content[type] && `${at}/requestBody/content/${pointerSegment(type)}/schema`
}

function accessOf(security: RawOperation['security']): Operation['access'] {
  if (security.length === 0) return 'public'
  return security.some((scheme) => Object.keys(scheme).length === 0) ? 'optional' : 'protected'
}

function queryOf(bundle: Bundle, raw: RawOperation, at: string): QueryParameter[] {
  return (raw.parameters ?? []).flatMap((parameter, index) => {
    const own = `${at}/parameters/${index}`
    const { value, pointer } = resolve<RawParameter>(bundle, parameter, own)
    if (value.in !== 'query') return []
    const { value: schema } = resolve<RawParameter['schema']>(bundle, value.schema, '')
    return {
      name: value.name,
      required: value.required === true,
      schema: `${pointer}/schema`,
      fallback: schema.default,
    }
  })
}

function responseSchemasOf(bundle: Bundle, raw: RawOperation, at: string): Record<string, string> {
  const pointers: Record<string, string> = {}
  for (const [status, response] of Object.entries(raw.responses)) {
    const { value, pointer } = resolve<RawResponse>(bundle, response, `${at}/responses/${status}`)
    const json = Object.keys(value.content ?? {}).find((type) => type.endsWith('json'))
    if (json) pointers[status] = `${pointer}/content/${pointerSegment(json)}/schema`
  }
  return pointers
}

function resolve<Value>(bundle: Bundle, value: unknown, pointer: string): { value: Value; pointer: string } {
  const ref = (value as { $ref?: string }).$ref
  if (!ref) return { value: value as Value, pointer }
  const [, , section = '', name = ''] = ref.split('/')
  return { value: bundle.components[section]?.[name] as Value, pointer: ref }
}

const pointerSegment = (segment: string): string => segment.replaceAll('~', '~0').replaceAll('/', '~1')
