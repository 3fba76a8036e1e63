import type { Result } from '../../src/engine/result.ts'

/** A run that found one fault, with what is hard to write into each format. */
export const someResult: Result = {
  tool: { name: 'switchboard-conformance', version: '1.0.0' },
  contract: { title: 'A <contract> & more', version: '1.0.0', sha256: 'a'.repeat(64) },
  url: 'http://localhost:8080/portal-api',
  seed: 7,
  started: '2026-11-21T01:42:00.000Z',
  ended: '2026-11-21T01:43:30.000Z',
  readOnly: false,
  only: [],
  skip: [],
  mock: false,
  timeUp: false,
  complete: false,
  requests: 120,
  operations: [
    {
      operation: 'listFaqs',
      method: 'GET',
      path: '/api/faqs',
      outcome: 'passed',
      statuses: { 200: 3, default: 0 },
    },
    { operation: 'login', method: 'POST', path: '/login', outcome: 'failed', statuses: { 200: 1, 401: 0 } },
    { operation: 'logout', method: 'POST', path: '/api/logout', outcome: 'left out', statuses: { 200: 0 } },
  ],
  rules: [
    {
      rule: 'positive/requests',
      title: 'Requests are understood',
      phase: 'positive',
      outcome: 'failed',
      milliseconds: 1200,
    },
    { rule: 'flows/keys', title: 'Keys end', phase: 'flows', outcome: 'left out', milliseconds: 0 },
  ],
  findings: [
    {
      rule: 'positive/requests',
      operation: 'login',
      check: 'body /data type',
      expected: '/data must be object, not <b>"text"</b>',
      got: '"a\u0000b\ud800 & ]]>"',
      request: `curl -i 'http://localhost:8080/portal-api/login' --data-binary '{"email":"<x>"}'`,
      contractPointer: '#/paths/~1login/post/responses/200',
    },
  ],
  leftOut: [
    { rule: 'flows/keys', operation: '', reason: 'no --user was given', isGap: true },
    { rule: '', operation: 'logout', reason: 'it may change data, and --read-only was given', isGap: false },
  ],
}
