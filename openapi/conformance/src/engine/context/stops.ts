import { CouldNotRun } from '../could-not-run.ts'
import { NoResponse } from '../http/request.ts'

/** An operation is not called now: the backend asks to wait, or the rule has had its share of calls. */
export class Throttled extends Error {}

/** A call cannot be written: nothing tells what to name in it, or its body is of a kind that the checker cannot write. */
export class Unwritable extends Throttled {}

/** The time budget is spent. */
export class TimeUp extends Error {}

/** Whether it was thrown to stop something, and not because a rule read what no backend should have sent. */
export const isStop = (error: unknown): boolean =>
  [Throttled, TimeUp, CouldNotRun, NoResponse].some((kind) => error instanceof kind)

export const stumbled = (error: unknown): string =>
  `the checker couldn’t read what came: ${error instanceof Error ? error.message : error}`
