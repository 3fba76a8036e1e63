import { type ProblemText, problemText, wasCancelled } from '../../lib/problem.ts'

/** How one row of several fared. */
export interface Outcome<Row> {
  readonly row: Row
  /** Why nothing was done to it. */
  readonly failure?: ProblemText
  /** More than that it was done: that it waits for somebody. */
  readonly note?: string
}

interface EachOptions<Row> {
  /** A string says what more there is to know than that it was done. */
  readonly write: (row: Row) => Promise<unknown>
  /** Before each row, with the number of rows that are over. */
  readonly onProgress: (finished: number) => void
}

const notConfirmed: ProblemText = {
  text: 'Not done: you went back when you were asked who you are.',
  requestId: undefined,
  status: 0,
}

/**
 * Writes row after row. A failure doesn't keep the others from their turn; only a person who goes back from the question who they
 * are ends it, since each row after it would ask again.
 */
export async function runEach<Row>(
  rows: readonly Row[],
  { write, onProgress }: EachOptions<Row>,
): Promise<readonly Outcome<Row>[]> {
  const outcomes: Outcome<Row>[] = []
  for (const row of rows) {
    onProgress(outcomes.length)
    try {
      const note = await write(row)
      outcomes.push({ row, ...(typeof note === 'string' && { note }) })
    } catch (error) {
      if (wasCancelled(error))
        return [
          ...outcomes,
          ...rows.slice(outcomes.length).map((left) => ({ row: left, failure: notConfirmed })),
        ]
      outcomes.push({ row, failure: problemText(error) })
    }
  }
  return outcomes
}
