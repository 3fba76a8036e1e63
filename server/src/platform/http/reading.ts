import type { Reads } from '../db/reads.ts'
import { type Outcome, type operations, type RequestContext, type Stream, untyped } from './handler.ts'

/** A handler of what people look at. It may come from a replica, and decides nothing about money or access: decision 0103. */
export const reading = <Id extends keyof operations>(
  handle: (call: RequestContext<Id, Reads>) => Outcome<Id>,
) => untyped({ transaction: false, reads: true }, handle)

/** The same for a file that is made as it is read. */
export const exportedReading = <Id extends keyof operations>(
  handle: (call: RequestContext<Id, Reads>) => Promise<Stream>,
) => untyped({ transaction: false, reads: true, isExport: true }, handle)
