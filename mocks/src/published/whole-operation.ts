import { bundleTarget } from '@stoplight/json'
import { exampleOf, type NamedSchemas, type SchemaNode } from '@switchboard/oas/schema'
import { isObject, type JsonObject } from '../json.ts'
import type { Operation } from '../serve-contract.ts'

const bundled = '#/__bundled__/'

/**
 * An operation with the schemas that it quotes, and an example where it has none: the one of its page. Prism's own sampler gives up on
 * schemas that quote one another a lot.
 */
export function wholeOperation(document: JsonObject, operation: Operation): Operation {
  const whole: Operation & { readonly __bundled__?: NamedSchemas } = bundleTarget({
    document: { ...document, __target__: operation },
    path: '#/__target__',
    cloneDocument: false,
  })
  const named: typeof whole = JSON.parse(JSON.stringify(whole), (_, value) =>
    isObject(value) && typeof value.$ref === 'string' && value.$ref.startsWith(bundled)
      ? { ...value, 'x-named': value.$ref.slice(bundled.length) }
      : value,
  )
  const responses = whole.responses.map((response, place) => ({
    ...response,
    contents: response.contents?.map((content, index) => {
      const schema = named.responses[place]?.contents?.[index]?.schema
      if (!schema || content.examples?.length || !/\bjson$/.test(content.mediaType)) return content
      const value = exampleOf(schema as SchemaNode, named.__bundled__ ?? {}, 'response')
      return { ...content, examples: [{ id: 'example', key: 'example', value }] }
    }),
  }))
  return { ...whole, responses: responses as Operation['responses'] }
}
