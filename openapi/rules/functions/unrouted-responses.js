import examplesNamed from './examples-named.js'
import examplesValid from './examples-valid.js'
import problemStatus from './problem-status.js'

const field = 'x-unrouted-responses'

/** Our own field names responses of `components`: a bundler takes no reference in a field that it does not know. */
export default function unroutedResponses(document) {
  const named = document[field]
  if (!named?.['404'] || !named['405']) return [{ message: `${field} names no 404 and 405`, path: [] }]
  return Object.entries(named).flatMap(([status, name]) => {
    const response = document.components?.responses?.[name]
    if (!response) return [{ message: `${field}: there is no response ${name}`, path: [field, status] }]
    const asOperation = { responses: { [status]: response } }
    return [examplesNamed, examplesValid, problemStatus]
      .flatMap((check) => check(asOperation, undefined, { path: [] }))
      .map(({ message }) => ({ message, path: ['components', 'responses', name] }))
  })
}
