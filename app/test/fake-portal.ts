import { vi } from 'vitest'

type Answer = () => Response
type Answers = Readonly<Record<string, Answer | ((request: Request) => Response | Promise<Response>)>>

export const json = (body: unknown, status = 200): Answer => {
  return () => Response.json(body, { status })
}

/** A problem as the contract writes it. */
export const problem = (status: number, rest: Record<string, unknown> = {}): Answer => {
  const body = {
    type: 'about:blank',
    title: 'Refused',
    status,
    code: 'refused',
    request_id: 'req_test01',
    ...rest,
  }
  return () => Response.json(body, { status, headers: { 'Content-Type': 'application/problem+json' } })
}

export const unreachable: Answer = () => {
  throw new TypeError('fetch failed')
}

/** Answers calls by `METHOD /path`, and keeps what was sent. A call that nobody expected is a 501. */
export function fakePortal(answers: Answers) {
  const sent: { operation: string; body: unknown }[] = []
  vi.stubGlobal('fetch', async (request: Request) => {
    const operation = `${request.method} ${new URL(request.url).pathname}`
    const text = await request.text()
    sent.push({ operation, body: text ? JSON.parse(text) : undefined })
    return (answers[operation] ?? problem(501, { code: `unexpected ${operation}` }))(request)
  })
  return { sent }
}
