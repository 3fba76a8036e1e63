import type { ProblemText } from '@switchboard/sdk/problems'
import { href } from '../../../paths.ts'
import type { Entry } from '../entry.ts'

type Row = readonly [code: string, text: ProblemText]

/** Its table is fetched with the first search, and not with the palette. */
export const problemsQuery = {
  queryKey: ['problem-codes'],
  queryFn: async (): Promise<{ readonly data: readonly Row[] }> => ({
    data: Object.entries((await import('@switchboard/sdk/problems')).problems),
  }),
  staleTime: Number.POSITIVE_INFINITY,
}

/** Codes of the portal itself; those of APIs lead to the responses that show them. */
export const problemEntries = (rows: readonly Row[]): readonly Entry[] =>
  rows
    .filter(([, { of }]) => of === 'portal')
    .map(([code, { title, meaning, statuses }]) => ({
      id: `problem ${code}`,
      kind: 'problem',
      title,
      names: [code, ...statuses.map(String)],
      about: 'Portal',
      text: `error ${meaning}`,
      target: { href: href('problem', { code: code.replaceAll('_', '-') }) },
    }))
