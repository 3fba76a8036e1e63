import { randomUUID } from 'node:crypto'
import type { SmallBackend } from '../small-backend.ts'
import { body, documentOf, inPath, object, ok } from './parts.ts'

/** A bearer token of OAuth, a job that is found by its Location, 403 without a word, and 400 for what no schema says. */
export function jobs(): SmallBackend {
  const ids = new Set<string>()
  const job = object({ state: { type: 'string', enum: ['RUNNING', 'DONE'] } })
  return {
    args: ['--header', 'Authorization: Bearer t0ken-of-nobody'],
    door: ({ headers }) => (headers.authorization === 'Bearer t0ken-of-nobody' ? undefined : { status: 403 }),
    document: documentOf(
      {
        '/jobs': {
          post: {
            operationId: 'start',
            ...body(
              object({
                from: { type: 'integer', minimum: 0, maximum: 9 },
                to: { type: 'integer', minimum: 0, maximum: 9 },
              }),
            ),
            responses: { 202: { description: 'Begun' }, '4XX': { description: 'Not begun' } },
          },
        },
        '/jobs/{job_ref}': {
          get: { operationId: 'look', parameters: [inPath('job_ref')], responses: { 200: ok(job) } },
        },
      },
      {
        security: [{ oauth: ['jobs'] }],
        components: {
          securitySchemes: {
            oauth: {
              type: 'oauth2',
              flows: { clientCredentials: { tokenUrl: 'https://x.example/token', scopes: { jobs: 'All' } } },
            },
          },
        },
      },
    ),
    noRoute: { status: 405, body: { message: 'Method Not Allowed' } },
    routes: {
      'POST /jobs': ({ json }) => {
        const { from, to } = json ?? {}
        const isRight =
          [from, to].every((one) => Number.isInteger(one) && Number(one) >= 0 && Number(one) <= 9) &&
          Number(from) <= Number(to)
        if (!isRight) return { status: 400, body: { message: 'from is after to' } }
        const id = randomUUID()
        ids.add(id)
        return { status: 202, body: { accepted: true }, headers: { Location: `/jobs/${id}` } }
      },
      'GET /jobs/{job_ref}': ({ path }) =>
        ids.has(path.job_ref ?? '') ? { status: 200, body: { state: 'DONE' } } : { status: 404 },
    },
  }
}
