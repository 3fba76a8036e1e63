import { asArray, asObject, asText, isObject, type Json } from '../../reference/json.ts'
import { type NamedSchemas, type Resolved, resolve } from './resolve.ts'
import { type Limit, limitsOf, typeWords } from './words.ts'

/** One field of a body, by the path that leads to it: `errors[].pointer`. The whole has no path. */
export interface Field {
  readonly path: string
  readonly type: string
  readonly required: boolean
  readonly limits: readonly Limit[]
  readonly description: string
}

const deepest = 8
const mostFields = 200

/** Every field below a schema, each where it stands. What holds itself is told once. */
export function fieldsOf(schema: Json | undefined, schemas: NamedSchemas): Field[] {
  const fields: Field[] = []
  const walk = (at: Resolved, path: string, around: readonly string[]) => {
    if (fields.length >= mostFields || around.length > deepest) return
    for (const child of childrenOf(at, path)) {
      const found = resolve(child.schema, schemas)
      if (child.path !== path) fields.push(fieldOf(found, child, schemas))
      if (found.names.some((name) => around.includes(name))) continue
      walk(found, child.path, [...around, found.names[0] ?? ''])
    }
  }
  const whole = resolve(schema, schemas)
  walk(whole, '', whole.names)
  if (fields.length > 0 || Object.keys(whole.node).length === 0) return fields.slice(0, mostFields)
  return [fieldOf(whole, { path: '', required: true }, schemas)]
}

interface Child {
  readonly path: string
  readonly required: boolean
  readonly schema: Json | undefined
}

const fieldOf = (
  found: Resolved,
  { path, required }: Omit<Child, 'schema'>,
  schemas: NamedSchemas,
): Field => ({
  path,
  required,
  type: typeWords(found, schemas),
  limits: limitsOf(found),
  description: asText(found.node.description),
})

function childrenOf({ node }: Resolved, path: string): Child[] {
  const needed = asArray(node.required)
  const at = (name: string) => (path ? `${path}.${name}` : name)
  const optional = (place: string, schema: Json | undefined): Child => ({
    path: place,
    required: false,
    schema,
  })
  return [
    ...Object.entries(asObject(node.properties)).map(([name, schema]) => ({
      path: at(name),
      required: needed.includes(name),
      schema,
    })),
    ...(isObject(node.additionalProperties) ? [optional(at('*'), node.additionalProperties)] : []),
    ...(isObject(node.items) ? [optional(`${path}[]`, node.items)] : []),
    ...asArray(node.prefixItems).map((schema, place) => optional(`${path}[${place}]`, schema)),
    // Forms have the path of what they are forms of: their fields follow.
    ...[...asArray(node.oneOf), ...asArray(node.anyOf)].map((schema) => optional(path, schema)),
  ]
}
