import { faultsOf, type Mistake } from '../fault.ts'
import { problem, withHeader } from '../mistakes.ts'
import { heads } from '../random/values.ts'

const notTaken = (path: string): Mistake => heads(path, () => problem(405, 'method_not_allowed'))

/** Responses to HEAD. */
export const headFaults = faultsOf('HEAD', [
  ['head-not-taken', 'listFaqs', 'HEAD is a method that it doesn’t know', notTaken('/api/faqs')],
  [
    'head-of-another-type',
    'getProfile',
    'HEAD says nothing of the type',
    heads('/api/profile', async (call, backend) =>
      withHeader(await backend.send(call), 'content-type', undefined),
    ),
  ],
  [
    'head-for-everybody',
    'listTransactions',
    'HEAD is answered without a token',
    heads('/api/transactions', async (call, backend) => {
      const reply = await backend.send(call)
      return reply.status === 401 ? { ...reply, status: 200 } : reply
    }),
  ],
])
