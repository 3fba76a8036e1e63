/** Where links of an API lead, and where callers have to go instead. */
interface LinkPlaces {
  /** Addresses of the API: those behind the gateway, and those that its document names. */
  readonly bases: readonly string[]
  /** Path below the API’s address and query of this call. */
  readonly path: string
  /** The gateway’s address of the version. */
  readonly gateway: string
  /** Name of the query parameter that holds the gateway’s own credential. */
  readonly secretName?: string | undefined
}

/** Relations that only tell where to go. Others make a browser load something. */
const relations: ReadonlySet<string> = new Set([
  ...['next', 'prev', 'previous', 'first', 'last', 'self', 'current', 'up', 'start', 'index'],
  ...['item', 'collection', 'related', 'alternate', 'edit', 'describedby', 'status', 'monitor'],
])

/** The links of a header that lead to the API, as links to the gateway; empty without any. RFC 8288. */
export function linksForCaller(header: string, places: LinkPlaces): string {
  const links = [...header.matchAll(/<([^<>]*)>((?:[^,<>"]|"[^"]*")*)/g)]
  return links
    .flatMap(([, target = '', parameters = '']) => {
      const address = onlyLeads(parametersOf(parameters)) ? addressAtGateway(target, places) : undefined
      return address === undefined ? [] : [`<${address}>${parameters.trimEnd()}`]
    })
    .join(', ')
}

/** Names in lower case, and values. Undefined where programs could disagree about them: a word in quotes must not pass for a relation. */
function parametersOf(text: string): readonly (readonly [string, string])[] | undefined {
  if (text.includes('\\')) return undefined
  const parameters: [string, string][] = []
  const next = /\s*;\s*([^\s=;"]+)\s*(?:=\s*(?:"([^"]*)"|([^\s;"]*)))?\s*/y
  while (next.lastIndex < text.length) {
    const [, name, quoted, bare = ''] = next.exec(text) ?? []
    if (name === undefined) return undefined
    parameters.push([name.toLowerCase(), quoted ?? bare])
  }
  return parameters
}

/** An anchor is another address, and says what another page links to. */
function onlyLeads(parameters: ReturnType<typeof parametersOf>): boolean {
  if (!parameters || parameters.some(([name]) => /^(?:anchor|rev|rel.+)$/.test(name))) return false
  const rels = parameters
    .filter(([name]) => name === 'rel')
    .flatMap(([, value]) => value.toLowerCase().split(/\s+/))
  return rels.length > 0 && rels.every((rel) => relations.has(rel) || /^https?:/.test(rel))
}

/** Undefined for an address elsewhere: callers would take their key there. */
function addressAtGateway(
  target: string,
  { bases, path, gateway, secretName }: LinkPlaces,
): string | undefined {
  const called = `${(bases[0] ?? '').replace(/\/$/, '')}${path}`
  if (!URL.canParse(target, called)) return undefined
  const url = new URL(target, called)
  if (secretName !== undefined && url.searchParams.has(secretName)) url.searchParams.delete(secretName)
  const rest = bases.map((base) => pathBelow(url, base)).find((one) => one !== undefined)
  // An API that doesn’t know the path under which it’s reached links to the one that it was called with.
  const isSame = /^\/(?!\/)/.test(target) && url.pathname === path.split('?')[0]
  const below = rest ?? (isSame ? url.pathname : undefined)
  return below === undefined ? undefined : `${gateway}${below}${url.search}${url.hash}`
}

function pathBelow({ origin, pathname }: URL, base: string): string | undefined {
  if (!URL.canParse(base)) return undefined
  const { origin: own, pathname: prefix } = new URL(base)
  const start = prefix.replace(/\/$/, '')
  if (origin !== own || !(pathname === start || pathname.startsWith(`${start}/`))) return undefined
  return pathname.slice(start.length)
}
