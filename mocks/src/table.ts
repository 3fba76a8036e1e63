import type { RunningMock } from './serve-contract.ts'

/** The table that people see on start: name, address, operations. */
export function table(servers: readonly RunningMock[]): string {
  const rows = servers.map(({ name, url, operations, proxied }) => [
    name,
    url,
    `${operations} operations`,
    proxied ? `validating proxy of ${proxied}` : '',
  ])
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}
