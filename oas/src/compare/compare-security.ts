import { authenticationOf } from '../security/authentication.ts'
import type { Flow, Operation, SecurityRequirement, SecurityScheme } from '../types.ts'
import { added, type Change, changed, code, removed } from './change.ts'

type Way = readonly SecurityRequirement[]
export type Schemes = readonly SecurityScheme[]

/** Credentials of a call. Each way suffices by itself, so one that needs no more than an old one breaks no caller. */
export function compareSecurity(old: Operation, now: Operation): Change[] {
  // Older stored documentation holds only scheme names.
  const known = old.security_requirements !== undefined && now.security_requirements !== undefined
  const [was, is] = [old, now].map((one) => authenticationOf(known ? one : namesOf(one)))
  if (!was || !is) return []
  const needed = ({ kind }: typeof was) => kind === 'required'
  const free = ({ ways }: typeof was) => ways.length === 0
  if (free(was) && needed(is))
    return [changed(`Authentication with ${is.ways.map(wayText).join(' or ')} is now required.`, true)]
  if (needed(was) && free(is)) return [changed('Authentication is no longer required.')]
  const forced = !needed(was) && needed(is) ? [changed('Authentication is now required.', true)] : []
  const eased = needed(was) && !needed(is) ? [changed('Authentication is now optional.')] : []
  return [...forced, ...eased, ...compareWays(was.ways, is.ways)]
}

const namesOf = ({ security }: Operation) => ({ security })

function compareWays(was: readonly Way[], is: readonly Way[]): Change[] {
  const remaining = new Set(is.map(textOf))
  const old = new Set(was.map(textOf))
  const gone = was.filter((way) => !remaining.has(textOf(way)))
  const come = is.filter((way) => !old.has(textOf(way)))
  const paired = new Set<Way>()
  const changes = gone.flatMap((way): Change[] => {
    const stillEnough = is.some((other) => asksNoMore(other, way))
    const next = come.find((other) => !paired.has(other) && namesIn(other) === namesIn(way))
    if (next) {
      paired.add(next)
      return scopeChanges(way, next, !stillEnough)
    }
    return stillEnough ? [] : [removed(`${wayText(way)} is no longer accepted for authentication.`)]
  })
  const others = come.filter((way) => !paired.has(way))
  return [...changes, ...others.map((way) => added(`${wayText(way)} is now accepted for authentication.`))]
}

/** The same schemes, with other scopes. */
function scopeChanges(was: Way, is: Way, breaking: boolean): Change[] {
  return is.flatMap(({ scheme, scopes }) => {
    const before = was.find((one) => one.scheme === scheme)?.scopes ?? []
    const more = scopes.filter((scope) => !before.includes(scope))
    const fewer = before.filter((scope) => !scopes.includes(scope))
    return [
      ...(more.length > 0 ? [changed(`${code(scheme)} now needs ${scopeWords(more)}.`, breaking)] : []),
      ...(fewer.length > 0 ? [changed(`${code(scheme)} no longer needs ${scopeWords(fewer)}.`)] : []),
    ]
  })
}

const scopeWords = (scopes: readonly string[]): string =>
  `the ${scopes.length > 1 ? 'scopes' : 'scope'} ${scopes.map(code).join(', ')}`

const asksNoMore = (way: Way, than: Way): boolean =>
  way.every(({ scheme, scopes }) => {
    const other = than.find((one) => one.scheme === scheme)
    return other !== undefined && scopes.every((scope) => other.scopes.includes(scope))
  })

const byName = (way: Way): Way => way.toSorted((one, other) => (one.scheme < other.scheme ? -1 : 1))
const namesIn = (way: Way): string => JSON.stringify(byName(way).map(({ scheme }) => scheme))
const textOf = (way: Way): string =>
  JSON.stringify(byName(way).map(({ scheme, scopes }) => [scheme, scopes.toSorted()]))
const wayText = (way: Way): string => way.map(({ scheme }) => code(scheme)).join(' with ')

interface SchemeSides {
  readonly was: Schemes
  readonly is: Schemes
}

/** Changes of the schemes that both versions of an operation name. */
export function compareSchemes(old: Operation, now: Operation, { was, is }: SchemeSides): Change[] {
  const used = (operation: Operation) =>
    new Set(authenticationOf(operation).ways.flatMap((way) => way.map(({ scheme }) => scheme)))
  const still = used(now)
  return [...used(old)].flatMap((name) => {
    const before = was.find((scheme) => scheme.name === name)
    const after = is.find((scheme) => scheme.name === name)
    return before && after && still.has(name) ? schemeChanges(before, after) : []
  })
}

function schemeChanges(was: SecurityScheme, is: SecurityScheme): Change[] {
  const [before, after] = [was, is].map(kindWords)
  if (kindOf(was) !== kindOf(is)) return [changed(`${code(is.name)} is now ${after}, not ${before}.`, true)]
  return [
    ...urlChange(`The discovery URL of ${code(is.name)}`, was.discovery_url, is.discovery_url),
    ...flowChanges(is.name, was.flows ?? [], is.flows ?? []),
  ]
}

/** Headers have no capitals. */
const kindOf = (scheme: SecurityScheme): string =>
  scheme.place === 'header' ? kindWords(scheme).toLowerCase() : kindWords(scheme)

/** The same for schemes that differ in their names alone. */
const identityOf = (scheme: SecurityScheme): string => {
  const flows = (scheme.flows ?? []).map(({ scopes: _, ...flow }) => JSON.stringify(flow))
  return JSON.stringify([kindOf(scheme), scheme.discovery_url ?? null, flows.sort()])
}

/** Schemes that are the same in both versions, by their old name and with the new one. */
export function renamedSchemes(was: Schemes, is: Schemes): ReadonlyMap<string, string> {
  const pairs = was.flatMap((old): [string, string][] => {
    const same = is.filter((now) => identityOf(now) === identityOf(old))
    if (same.length === 0 || same.some(({ name }) => name === old.name)) return []
    return [[old.name, same[0]?.name ?? old.name]]
  })
  return new Map(pairs)
}

/** An operation by the new names of its schemes. */
export function withSchemes(operation: Operation, names: ReadonlyMap<string, string>): Operation {
  const nameOf = (name: string) => names.get(name) ?? name
  const requirements = operation.security_requirements?.map((way) =>
    way.map(({ scheme, ...rest }) => ({ scheme: nameOf(scheme), ...rest })),
  )
  return {
    ...operation,
    security: operation.security.map(nameOf),
    ...(requirements && { security_requirements: requirements }),
  }
}

function kindWords({ type, place, key }: SecurityScheme): string {
  if (type === 'apiKey') return `an API key in the ${place} ${code(key)}`
  return type === 'http' ? `the HTTP scheme ${code(key?.toLowerCase())}` : code(type)
}

function flowChanges(name: string, was: readonly Flow[], is: readonly Flow[]): Change[] {
  const find = (flows: readonly Flow[], { flow }: Flow) => flows.find((one) => one.flow === flow)
  return [
    ...was
      .filter((flow) => !find(is, flow))
      .map(({ flow }) => removed(`${code(name)} no longer has the flow ${code(flow)}.`)),
    ...is
      .filter((flow) => !find(was, flow))
      .map(({ flow }) => added(`${code(name)} now has the flow ${code(flow)}.`)),
    ...is.flatMap((flow) => {
      const before = find(was, flow)
      const of = `of ${code(name)}`
      return before
        ? [
            ...urlChange(`The token URL ${of}`, before.token_url, flow.token_url),
            ...urlChange(`The authorization URL ${of}`, before.authorization_url, flow.authorization_url),
          ]
        : []
    }),
  ]
}

const urlChange = (what: string, was: string | undefined, is: string | undefined): Change[] =>
  was === is || was === undefined || is === undefined
    ? []
    : [changed(`${what} changed from ${code(was)} to ${code(is)}.`, true)]
