import type { Mock } from './prism-mock.ts'

/**
 * A caller that accepts JSON gets problems, too. By itself Prism takes `Accept: application/json` to the letter and
 * answers 406 where the contract has application/problem+json; real servers send the problem (RFC 9457, section 3).
 */
export function acceptProblems(mock: Mock): Mock {
  return (request) => {
    const accept = request.input.data.headers?.accept
    if (!accept?.includes('application/json')) return mock(request)
    const mediaTypes = [...accept.split(','), 'application/problem+json']
    return mock({ ...request, config: { ...request.config, mediaTypes } })
  }
}
