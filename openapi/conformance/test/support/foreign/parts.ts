// Short words for the documents of small backends.
const json = (schema: object) => ({ content: { 'application/json': { schema } } })
export const ok = (schema: object, description = 'OK') => ({ description, ...json(schema) })
export const inPath = (name: string, type = 'string') => ({
  name,
  in: 'path',
  required: true,
  schema: { type },
})
export const body = (schema: object) => ({ requestBody: { required: true, ...json(schema) } })
export const text = { type: 'string', minLength: 1, maxLength: 40 }
export const object = (properties: object, required = Object.keys(properties)) => ({
  type: 'object',
  required,
  properties,
})
export const documentOf = (paths: object, more: object = {}) => ({
  openapi: '3.0.3',
  info: { title: 'Small', version: '1.0.0' },
  paths,
  ...more,
})

export const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.length >= 1 && [...value].length <= 40
