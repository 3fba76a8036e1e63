export type Row = object

/** A cell that a spreadsheet would run; negative numbers are safe. The server's files have the same rule. */
const formula = /^(?:[=+@\t\r\uFF1D\uFF0B\uFF0D\uFF20]|-(?!\d+(?:\.\d+)?$))/

/** Parts of an object are columns of their own, such as `submission.kyb_id`; a list stays JSON. */
function cellsOf(row: Row, prefix = ''): [string, string][] {
  return Object.entries(row).flatMap(([name, value]: [string, unknown]): [string, string][] => {
    if (value !== null && typeof value === 'object' && !Array.isArray(value) && name !== 'details')
      return cellsOf(value, `${prefix}${name}.`)
    const text = value !== null && typeof value === 'object' ? JSON.stringify(value) : String(value ?? '')
    return [[`${prefix}${name}`, text]]
  })
}

const quoted = (cell: string): string => {
  const safe = formula.test(cell) ? `'${cell}` : cell
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Rows as a table per RFC 4180, with a column for every field that a row has. */
export function csvText(rows: readonly Row[]): string {
  const records = rows.map((row) => new Map(cellsOf(row)))
  const names = [...new Set(records.flatMap((record) => [...record.keys()]))]
  const lines = [names, ...records.map((record) => names.map((name) => record.get(name) ?? ''))]
  return lines.map((cells) => `${cells.map(quoted).join(',')}\r\n`).join('')
}
