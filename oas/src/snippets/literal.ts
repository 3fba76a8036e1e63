/** In single quotes, as JavaScript reads them. */
export const quoted = (text: string): string =>
  `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`

/** With what stands before it, as much as the narrowest panel on a wide screen shows. */
const lineLength = 44

/** A value as a person writes it: in one line where there is room, and without quotes that say nothing. */
export function literal(value: unknown, depth: number): string {
  if (typeof value === 'string') return quoted(value)
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const list = Array.isArray(value)
  const entries = list
    ? value.map((item) => literal(item, depth + 1))
    : Object.entries(value).map(([name, one]) => `${property(name)}: ${literal(one, depth + 1)}`)
  const [open, close] = list ? '[]' : '{}'
  if (entries.length === 0) return `${open}${close}`
  const line = list ? `[${entries.join(', ')}]` : `{ ${entries.join(', ')} }`
  if (depth > 0 && line.length <= lineLength && !line.includes('\n')) return line
  const indent = '  '.repeat(depth)
  return `${open}\n${entries.map((entry) => `${indent}  ${entry},\n`).join('')}${indent}${close}`
}

const property = (name: string): string => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : quoted(name))
