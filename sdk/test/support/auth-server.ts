import { type Answer, type Handler, startServer } from './server.ts'

export const login = 'POST /login'
export const refresh = 'POST /api/refresh-token'
export const logout = 'POST /api/logout'
export const credits = 'GET /api/wallet/credits'
export const payment = 'POST /api/payment'

export const problem = (status: number, code: string): Answer => ({
  status,
  body: {
    type: `/problems/${code}`,
    title: code,
    status,
    code,
    detail: `Because of ${code}.`,
    request_id: 'r-1',
  },
})
export const creditsResponse = { status: 200, body: { data: { wallet_credits: '12.00' } } }

/**
 * Takes one access token at a time, `a1`, `a2`, …, and trades one refresh token, `r1`, `r2`, …, strictly: an older
 * one is refused. `expire` makes it refuse the access token until the next trade.
 */
export async function startAuthServer(handlers: Record<string, Handler> = {}, base = '') {
  let generation = 1
  let accepted: string | undefined = 'a1'
  const pair = () => ({
    access_token: `a${generation}`,
    refresh_token: `r${generation}`,
    token_type: 'Bearer',
    expires_in: 900,
  })
  const secured =
    (answer: Answer): Handler =>
    ({ token }) =>
      token && token === accepted ? answer : problem(401, 'token_expired')
  const trade: Handler = ({ body }) => {
    if (JSON.parse(body).refresh_token !== `r${generation}`) return problem(401, 'refresh_refused')
    generation++
    accepted = `a${generation}`
    return { status: 200, body: { data: pair() } }
  }

  const server = await startServer(
    {
      [login]: () => ({ status: 200, body: { data: pair() } }),
      'POST /sso-verify': () => ({ status: 200, body: { data: pair() } }),
      [refresh]: trade,
      [logout]: () => ({ status: 200, body: { data: { message: 'Signed out.' } } }),
      [credits]: secured(creditsResponse),
      [payment]: secured({ status: 201, body: { data: { reference_number: 'p1' } } }),
      ...handlers,
    },
    base,
  )
  return {
    ...server,
    trade,
    secured,
    expire() {
      accepted = undefined
    },
    tokensOf: (operation: string) => server.sent(operation).map(({ token }) => token),
  }
}
