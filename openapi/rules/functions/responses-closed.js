const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value)
const isClosed = (schema) => schema.additionalProperties === false || schema.unevaluatedProperties === false
/** Says of itself that there is more, and of which kind. */
const isOpenOnPurpose = ({ additionalProperties: more }) => more === true || isObject(more)

/**
 * Objects of a JSON response at any depth; composed schemas are closed at their use. References are followed here,
 * since Spectral drops the keywords beside them.
 */
export default function responsesClosed(operation, _options, { path, document }) {
  const objects = new Map()
  for (const [status, response] of Object.entries(operation.responses ?? {})) {
    const answer = followed(response, [...path, 'responses', status])
    for (const [type, media] of Object.entries(answer.schema.content ?? {}))
      if (/[/+]json$/.test(type))
        visit(media.schema, [...answer.at, 'content', type, 'schema'], false, new Set())
  }
  return [...objects.values()]

  function followed(schema, at) {
    if (typeof schema?.$ref !== 'string') return { schema, at }
    const steps = schema.$ref
      .slice(2)
      .split('/')
      .map((step) => decodeURIComponent(step).replaceAll('~1', '/').replaceAll('~0', '~'))
    return followed(
      steps.reduce((value, step) => value?.[step], document.data),
      steps,
    )
  }

  function visit(schema, at, isInClosed, above) {
    if (!isObject(schema)) return
    const isSafe = isInClosed || isClosed(schema) || isOpenOnPurpose(schema)
    if (schema.$ref) {
      const target = followed(schema, at)
      const key = `${schema.$ref} ${isSafe}`
      if (!above.has(key)) visit(target.schema, target.at, isSafe, new Set([...above, key]))
    }
    if (schema.properties && !isSafe)
      objects.set(at.join('/'), {
        message: 'An object of an answer may have fields that are not named',
        path: at,
      })
    for (const word of ['allOf', 'oneOf', 'anyOf'])
      schema[word]?.forEach((part, index) => {
        visit(part, [...at, word, String(index)], isSafe, above)
      })
    for (const [name, inner] of Object.entries(schema.properties ?? {}))
      visit(inner, [...at, 'properties', name], false, above)
    visit(schema.items, [...at, 'items'], false, above)
    visit(schema.additionalProperties, [...at, 'additionalProperties'], false, above)
  }
}
