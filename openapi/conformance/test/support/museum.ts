import { type Call, openSmallBackend, type Reply } from './small-backend.ts'

/** Faults of a backend with the museum's contract. */
export interface Faults {
  readonly priceIsText?: boolean
  readonly takesAnything?: boolean
  readonly needsNoKey?: boolean
  /** Answers each purchase by 429. */
  readonly isLimited?: boolean
  /** Answers so many calls by 503, with Retry-After. */
  readonly busyCalls?: number
}

export type Museum = Awaited<ReturnType<typeof openMuseum>>

const wrong: Reply = { status: 400, body: { message: 'This cannot be read.' } }

/** A small backend for `fixtures/museum.yaml`, written by hand. */
export function openMuseum(faults: Faults = {}) {
  let busy = faults.busyCalls ?? 0
  const day = '2026-11-21'
  const price = faults.priceIsText ? 'twelve' : 12
  const tickets =
    (answer: (call: Call) => Reply) =>
    (call: Call): Reply =>
      busy-- > 0
        ? { status: 503, body: { message: 'Come back.' }, headers: { 'Retry-After': '0' } }
        : answer(call)
  const notAllowed: Reply = {
    status: 405,
    body: { message: 'GET or POST.' },
    headers: { Allow: 'GET, POST' },
  }
  return openSmallBackend({
    document: {},
    door: ({ headers }) =>
      headers['x-api-key'] === 'k3y-of-nobody' || faults.needsNoKey
        ? undefined
        : { status: 401, body: { message: 'Send a key.' } },
    noRoute: { status: 404, body: { message: 'There is nothing here.' } },
    routes: {
      'GET /tickets': tickets(({ query }) => {
        const isRight = /^[1-9]$/.test(query.get('limit') ?? '2')
        return isRight || faults.takesAnything ? { status: 200, body: [{ day, price }] } : wrong
      }),
      'POST /tickets': tickets(({ json }) => {
        if (faults.isLimited)
          return {
            status: 429,
            body: { message: 'Come back tomorrow.' },
            headers: { 'Retry-After': '86400' },
          }
        if (faults.takesAnything) return { status: 201, body: { day, price } }
        return isTicket(json) ? { status: 201, body: { day: json.day, price } } : wrong
      }),
      ...Object.fromEntries(
        ['PUT', 'PATCH', 'DELETE'].map((method) => [`${method} /tickets`, () => notAllowed]),
      ),
    },
  })
}

function isTicket(value: Call['json']): value is { readonly day: string } {
  if (!value) return false
  const { day, people, ...others } = value
  const isDay = typeof day === 'string' && /^\d{4}-\d\d-\d\d$/.test(day) && isReal(day)
  const isCount = Number.isInteger(people) && Number(people) >= 1 && Number(people) <= 20
  return isDay && isCount && Object.keys(others).length === 0
}

const isReal = (day: string): boolean =>
  !Number.isNaN(Date.parse(day)) && new Date(day).toISOString().startsWith(day)
