import { faultsOf, type Mistake } from '../fault.ts'
import { problem } from '../mistakes.ts'
import { heads } from '../random/values.ts'

const notTaken = (path: string): Mistake => heads(path, () => problem(405, 'method_not_allowed'))

/** Responses to HEAD. */
export const headFaults = faultsOf('HEAD', [
  ['head-not-taken', 'listFaqs', 'HEAD is a method that it doesn’t know', notTaken('/api/faqs')],
])
