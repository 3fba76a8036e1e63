/** Each takes one rule out of the source. `npm run -w sdk prove` shows that the named test then turns red. */
export interface SeededBug {
  readonly rule: string
  readonly file: string
  readonly replace: string
  readonly by: string
  /** The test that has to fail: its file, and words of its name. */
  readonly red: readonly [file: string, name: string]
}

const session = (file: string) => `session/${file}.test.ts`

export const sessionBugs: readonly SeededBug[] = [
  {
    rule: 'a call that needs a token goes out as Bearer',
    file: 'with-session.ts',
    replace: 'if (token) request.headers.set',
    by: 'if (!token) request.headers.set',
    red: [session('token'), 'goes out as Bearer'],
  },
  {
    rule: 'the contract tells which call needs one, whatever the base path',
    file: 'access.ts',
    replace: 'path}`)',
    by: 'new URL(url).pathname}`)',
    red: [session('token'), 'is told by the contract under a base URL with a path'],
  },
  {
    rule: 'a token never leaves the portal’s address',
    file: 'access.ts',
    replace: "before !== '' ||",
    by: '',
    red: [session('token'), 'never carries the token to another address'],
  },
  {
    rule: 'a token known to have expired is refreshed first',
    file: 'with-session.ts',
    replace: 'held?.refresh_token && expired(held, clock())',
    by: 'held?.refresh_token && !held.access_token',
    red: [session('token'), 'is refreshed first when the token is known to have expired'],
  },
  {
    rule: 'one refresh for all waiting calls',
    file: 'session/renewal.ts',
    replace: 'if (flight?.era !== era) {',
    by: 'if (era >= 0) {',
    red: [session('refresh'), 'is refreshed once for all waiting calls'],
  },
  {
    rule: '403 is refreshed like 401',
    file: 'with-session.ts',
    replace: 'status === 401 || status === 403',
    by: 'status === 401',
    red: [session('refresh'), 'does the same for 403'],
  },
  {
    rule: 'the body is sent again intact',
    file: 'with-session.ts',
    replace: 'const copy = request.clone()',
    by: 'const copy = new Request(request.url, { method: request.method, headers: request.headers })',
    red: [session('refresh'), 'sends the body again intact'],
  },
  {
    rule: 'newer tokens found are used instead of a refresh',
    file: 'session/renewal.ts',
    replace: 'if (held.access_token !== used && !expired(held, clock())) return held',
    by: '',
    red: [session('refresh'), 'does not refresh again for an answer that comes late'],
  },
  {
    rule: 'newer tokens of another tab are used',
    file: 'session/renewal.ts',
    replace: 'if (held.access_token !== used && !expired(held, clock())) return held',
    by: '',
    red: [session('tabs'), 'use the newer tokens that the other tab left in the store'],
  },
  {
    rule: 'an abort ends the wait, not the refresh',
    file: 'abortable.ts',
    replace: "signal.addEventListener('abort', abort)",
    by: '',
    red: [session('refresh'), 'lets a caller go who gives up waiting'],
  },
  {
    rule: 'tabs take turns by a lock',
    file: 'session/turns.ts',
    replace: 'if (locks === null) return job()',
    by: 'return job()',
    red: [session('tabs'), 'with locks refresh once'],
  },
  {
    rule: 'the wait for the lock has a limit',
    file: 'session/turns.ts',
    replace: 'signal: AbortSignal.timeout(lockWaitMs)',
    by: 'signal: new AbortController().signal',
    red: [session('tabs'), 'go on without the lock when a frozen tab holds it'],
  },
  {
    rule: 'without a lock the work is done all the same',
    file: 'session/turns.ts',
    replace: '.catch(() => running ?? job())',
    by: '',
    red: [session('tabs'), 'go on without the lock where the browser forbids locks'],
  },
  {
    rule: 'what another tab left in the store wins over the own refresh',
    file: 'session/renewal.ts',
    replace: "if (now?.refresh_token !== held.refresh_token) return now ?? state.end('gone')",
    by: '',
    red: [session('tabs'), 'without locks use the newer tokens even when their own refresh was refused'],
  },
  {
    rule: '401 again after a fresh token ends the session',
    file: 'with-session.ts',
    replace: "await state.end('token-rejected', token)",
    by: 'void state',
    red: [session('final-responses'), 'ends the session: tokens cleared'],
  },
  {
    rule: '403 again after a fresh token keeps the session',
    file: 'with-session.ts',
    replace: 'if (response.status === 401 && (await isProblem(response))) await',
    by: 'if (response.status > 400) await',
    red: [session('final-responses'), 'is handed to the caller, the session kept'],
  },
  {
    rule: 'a real 403 causes no further refresh',
    file: 'with-session.ts',
    replace: 'settled = token',
    by: 'settled = undefined',
    red: [session('final-responses'), 'causes no further refresh for that token'],
  },
  {
    rule: 'a refused refresh ends the session',
    file: 'session/renewal.ts',
    replace: "if (!pair) return state.end('refresh-refused', held.access_token)",
    by: 'if (!pair) return null',
    red: [session('refresh-fails'), 'ends the session once'],
  },
  {
    rule: 'the end is told once',
    file: 'session/state.ts',
    replace: 'if (era === begun && alive && access_token',
    by: 'if (access_token',
    red: [session('final-responses'), 'ends the session: tokens cleared'],
  },
  {
    rule: 'an unreachable refresh keeps the session',
    file: 'session/trade.ts',
    replace: '    throw failure',
    by: '    return null',
    red: [session('refresh-fails'), 'keeps the session and gives the caller the error'],
  },
  {
    rule: '429 is no refusal',
    file: 'session/trade.ts',
    replace: '/^4(?!08|29)/',
    by: '/^4/',
    red: [session('refresh-fails'), 'by 429 keeps the session'],
  },
  {
    rule: 'at most six refreshes a minute',
    file: 'session/cool-down.ts',
    replace: ': longestPauseMs\n      write(',
    by: ': 0\n      write(',
    red: [session('refresh-fails'), 'is asked at most six times a minute'],
  },
  {
    rule: 'no refresh token: the session ends',
    file: 'session/renewal.ts',
    replace:
      "if (!held?.refresh_token) return state.end(held ? 'no-refresh-token' : 'gone', held?.access_token)",
    by: 'if (!held?.refresh_token) return null',
    red: [session('final-responses'), '401 ends the session'],
  },
  {
    rule: 'a late refresh restores nothing',
    file: 'session/renewal.ts',
    replace: `    if (state.era() !== era) return null
    // Another tab was faster, or logged out: the store is the truth.
    if (now?.refresh_token !== held.refresh_token) return now ?? state.end('gone')
`,
    by: '',
    red: [session('logged-out'), 'a late refresh restores nothing'],
  },
  {
    rule: 'a call is never sent again as somebody else',
    file: 'session/renewal.ts',
    replace: `    if (state.era() !== era) return null
    // Another`,
    by: '    // Another',
    red: [session('logged-out'), 'a late refresh does not send the call again as whoever signed in since'],
  },
  {
    rule: 'a late login restores nothing',
    file: 'session.ts',
    replace: 'if (logouts !== begun) {',
    by: 'if (logouts < 0) {',
    red: [session('logged-out'), 'a late login restores nothing'],
  },
  {
    rule: 'a slow write does not overtake a logout',
    file: 'session/state.ts',
    replace: 'const done = turn.then(job)',
    by: 'const done = Promise.resolve().then(job)',
    red: [session('logged-out'), 'a store that is slow to write ends up empty'],
  },
  {
    rule: 'a late 401 of an older session ends nothing',
    file: 'with-session.ts',
    replace: ' || state.era() !== era) return response',
    by: ') return answer',
    red: [session('logged-out'), 'a late 401 of the session before'],
  },
  {
    rule: 'logout clears before it asks the server',
    file: 'session.ts',
    replace: 'await farewell(await state.clear())',
    by: 'await farewell(await state.read()); await state.clear()',
    red: [session('logged-out'), 'clears the tokens before the server has answered'],
  },
  {
    rule: 'a proxy that refuses a refresh logs nobody out',
    file: 'session/trade.ts',
    replace: ' && (await isProblem(failure))',
    by: '',
    red: [session('proxies'), 'keeps the session when it refuses the refresh'],
  },
  {
    rule: 'a proxy that refuses a fresh token logs nobody out',
    file: 'with-session.ts',
    replace: 'if (response.status === 401 && (await isProblem(response))) await',
    by: 'if (response.status === 401) await',
    red: [session('proxies'), 'keeps the session when it refuses a fresh token'],
  },
  {
    rule: 'a proxy’s refusals cause one refresh',
    file: 'with-session.ts',
    replace: 'if (isRenewable && token !== settled) return true',
    by: 'if (isRenewable) return true',
    red: [session('proxies'), 'causes no storm of refreshes'],
  },
  {
    rule: 'Retry-After is kept',
    file: 'session/cool-down.ts',
    replace: 'Math.max(backOffMs, retryAfterMs(failure, now))',
    by: 'backOffMs',
    red: [session('cool-down'), 'is not asked again before its Retry-After'],
  },
  {
    rule: 'refreshes that fail are tried ever later',
    file: 'session/cool-down.ts',
    replace: 'Math.max(backOffMs, retryAfterMs(failure, now))',
    by: 'retryAfterMs(failure, now)',
    red: [session('cool-down'), 'is tried ever later'],
  },
  {
    rule: 'tabs keep one limit of refreshes',
    file: 'session/cool-down.ts',
    replace: 'notes?.getItem(name) ?? own',
    by: 'own',
    red: [session('shared-limit'), 'is asked six times a minute by six tabs'],
  },
  {
    rule: 'a refresh that hangs is not asked for by all who lose patience',
    file: 'session/cool-down.ts',
    replace: 'write(tries, begun, tries < mostTries ? 0 : longestPauseMs)',
    by: '',
    red: [session('shared-limit'), 'that hangs is not asked'],
  },
  {
    rule: 'portals of one process on one store refresh once',
    file: 'session/turns.ts',
    replace: 'if (!locks || !name) return inProcess(key, job)',
    by: 'if (!locks || !name) return job()',
    red: [session('one-store'), 'refresh once'],
  },
]
