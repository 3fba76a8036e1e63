import { posix } from 'node:path'
import { isObject, type JsonObject } from './json.ts'

/** The files that a document may quote, by their path beside it: `shared/schemas.yaml`. */
export type Parts = Record<string, JsonObject>

const quoted = /^([\w./-]*)#\/(\w+)$/

/**
 * Moves what a document quotes from other files into its own components, so that it can be published as one file.
 * A file is named like its section: shared/schemas.yaml#/Problem becomes #/components/schemas/Problem. Examples are
 * put where they are quoted, since readers of OpenAPI seldom follow a reference there.
 */
export function selfContained(document: JsonObject, parts: Parts): JsonObject {
  const own = isObject(document.components) ? document.components : {}
  const moved: Record<string, JsonObject> = {}
  const origins = new Map<string, string>()

  function rewrite(node: unknown, file: string): unknown {
    if (Array.isArray(node)) return node.map((item) => rewrite(item, file))
    if (!isObject(node)) return node
    const [, path, name] = (typeof node.$ref === 'string' && quoted.exec(node.$ref)) || []
    const target = path ? posix.join(posix.dirname(file), path) : file
    if (name && target !== '') return quote(target, name)
    return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, rewrite(value, file)]))
  }

  function quote(file: string, name: string): unknown {
    const part = parts[file]?.[name]
    if (part === undefined) throw new Error(`${file} has no ${name}`)
    const section = posix.basename(file, '.yaml')
    if (section === 'examples') return rewrite(part, file)
    const place = `${section}/${name}`
    if (!origins.has(place)) {
      origins.set(place, file)
      moved[section] ??= {}
      moved[section][name] = rewrite(part, file)
    }
    const inDocument = own[section]
    if (origins.get(place) !== file || (isObject(inDocument) && name in inDocument)) {
      throw new Error(`two parts are named ${name} in ${section}`)
    }
    return { $ref: `#/components/${place}` }
  }

  const rewritten = rewrite(document, '') as JsonObject
  const components: JsonObject = isObject(rewritten.components) ? rewritten.components : {}
  for (const [section, added] of Object.entries(moved)) {
    components[section] = { ...(isObject(components[section]) ? components[section] : {}), ...added }
  }
  return { ...rewritten, components }
}
