/** Before each separator of a query: servers of some languages take semicolons, too. */
const beforeSeparator = /(?=[&;])/

/**
 * A path and query with the gateway's own parameter, `own`, in the place of any that an API could take for it. Everything else stays byte
 * for byte.
 */
export function withOwnParameter(target: string, own: string): string {
  const start = target.indexOf('?')
  if (start < 0) return `${target}?${own}`
  const [name = ''] = namesIn(own)
  const all = target.slice(start + 1).split(beforeSeparator)
  const others = all.filter((piece) => !namesIn(piece.replace(/^[&;]/, '')).includes(name))
  // Where the first one goes, the separator of the next is left over.
  const query = others.join('').slice(others[0] === all[0] ? 0 : 1)
  return `${target.slice(0, start)}?${query}${query && '&'}${own}`
}

/**
 * The names that a server could read, the plain one first. Names that differ in case are one to some; PHP reads spaces, dots and an open
 * bracket as underscores and ends names at a NUL; lists have brackets at their end; a second question mark is dropped by `URLSearchParams`.
 */
function namesIn(parameter: string): readonly string[] {
  const [raw = ''] = parameter.split('=', 1)
  const name = decoded(decoded(raw.replaceAll('+', ' ')))
    .toLowerCase()
    .replace(/\0.*$/s, '')
    .replace(/^[?\s]+|\s+$/g, '')
    .replace(/[ .]/g, '_')
  return [name, name.replace(/\[.*$/s, ''), name.replace('[', '_')]
}

/** As bytes, so that nothing is too malformed for it; twice, since some servers do. */
const decoded = (text: string): string =>
  text.replace(/%u([0-9a-f]{4})|%([0-9a-f]{2})/gi, (_, wide, byte) =>
    String.fromCharCode(Number.parseInt(wide ?? byte, 16)),
  )
