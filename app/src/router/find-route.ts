import { matchRoute, type Parser } from 'wouter'

export interface Match<Row> {
  readonly row: Row
  readonly params: Readonly<Record<string, string | undefined>>
}

interface Wanted {
  readonly path: string
  readonly parser: Parser
}

/** The first row whose pattern fits, or null for an address that nobody knows. */
export function findRoute<Row extends { readonly path: string }>(
  rows: readonly Row[],
  { path, parser }: Wanted,
): Match<Row> | null {
  for (const row of rows) {
    const [matches, params] = matchRoute(parser, row.path, path)
    if (matches) return { row, params }
  }
  return null
}
