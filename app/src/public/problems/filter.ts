import type { ProblemText } from '@switchboard/sdk/problems'

export type ProblemRow = readonly [code: string, text: ProblemText]

export interface ProblemGroup {
  readonly status: number
  readonly rows: readonly ProblemRow[]
}

/** The codes that have every word: in the code, its status, its title, or what it means. */
export function matchingProblems(rows: readonly ProblemRow[], words: string): readonly ProblemRow[] {
  const terms = plain(words).split(/\s+/).filter(Boolean)
  return rows.filter(([code, { statuses, title, meaning, cause, fix }]) => {
    const text = plain([code, code.replaceAll('_', ' '), ...statuses, title, meaning, cause, fix].join('\n'))
    return terms.every((term) => text.includes(term))
  })
}

/** By their usual status, the lowest first. */
export const byStatus = (rows: readonly ProblemRow[]): readonly ProblemGroup[] =>
  [...Map.groupBy(rows, ([, { statuses }]) => statuses[0])]
    .sort(([one], [other]) => one - other)
    .map(([status, own]) => ({ status, rows: own }))

// As a keyboard writes them. A pasted address of an error's page, or a quoted code, is its code.
const plain = (text: string): string =>
  text
    .replace(/^.*\/problems\//, '')
    .replace(/[‘’]/g, "'")
    .replace(/["“”`-]/g, ' ')
    .toLowerCase()
