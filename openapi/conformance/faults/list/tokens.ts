import { faultsOf, type Mistake, type Reply } from '../fault.ts'
import { as, instead, queryOf, withQuery, withRequestHeader } from '../mistakes.ts'

/** A call rejected for its token is carried out after all, if the request looks so. */
const letsIn = (isLike: (authorization: string, query: URLSearchParams) => boolean): Mistake =>
  instead(async (call, backend) => {
    const reply: Reply = await backend.send(call)
    if (reply.status !== 401 || !isLike(String(call.headers.authorization ?? ''), queryOf(call))) return reply
    const cleaned = withQuery(call, (query) => query.delete('access_token'))
    return backend.send(as('user', withRequestHeader(cleaned, 'authorization', undefined), backend))
  })

/** Tokens that open what they should not. */
export const tokenFaults = faultsOf('tokens', [
  [
    'token-in-address',
    'listSessions',
    'a token may stand in the address',
    letsIn((_, query) => query.has('access_token')),
  ],
  [
    'token-cut',
    'getTeam',
    'the beginning of a token is enough',
    letsIn((sent) => sent.length > 20 && !sent.startsWith('Basic')),
  ],
  ['any-token', 'listWebhookDeliveries', 'any token will do', letsIn((sent) => sent.startsWith('Bearer '))],
  [
    'unsigned-token',
    'listNotifications',
    'a token that nobody signed will do',
    letsIn((sent) => sent.includes('eyJhbGciOiJub25lIn0')),
  ],
  ['any-scheme', 'getWalletThreshold', 'another scheme will do', letsIn((sent) => sent.startsWith('Basic '))],
  [
    'write-by-any-token',
    'updateProfile',
    'any token changes the profile',
    letsIn((sent) => sent.startsWith('Bearer ')),
  ],
  [
    'file-without-token',
    'exportTransactions',
    'a file is there for whoever asks',
    letsIn((sent) => sent === ''),
  ],
])
