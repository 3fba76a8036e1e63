/** The rows of a CSV file per RFC 4180, each by the names of its header. */
export function readCsv(text: string): readonly Readonly<Record<string, string>>[] {
  const [header = [], ...lines] = linesOf(text)
  return lines.map((cells) => Object.fromEntries(header.map((name, index) => [name, cells[index] ?? ''])))
}

/** Its lines, each as cells. */
export function linesOf(text: string): string[][] {
  const lines: string[][] = []
  let line: string[] = []
  // A cell, quoted or not, and what ends it.
  for (const [whole, quoted, plain, end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/g)) {
    if (whole === '') break
    line.push(quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"'))
    if (end === ',') continue
    lines.push(line)
    line = []
  }
  return lines
}
