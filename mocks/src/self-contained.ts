import { isObject, type JsonObject } from './json.ts'

/** The files of products/shared, each under its name: `schemas` holds what shared/schemas.yaml does. */
export type SharedParts = Record<string, JsonObject>

const elsewhere = /^(?:shared\/)?(\w+)\.yaml#\/(\w+)$/
const sameFile = /^#\/(\w+)$/

/**
 * Moves what a document quotes from shared/ into its own components, so that it can be published as one file.
 * shared/schemas.yaml#/Problem becomes #/components/schemas/Problem: a shared file is named like its section.
 */
export function selfContained(document: JsonObject, shared: SharedParts): JsonObject {
  const own = isObject(document.components) ? document.components : {}
  const moved: Record<string, JsonObject> = {}

  function quote(section: string, name: string): string {
    const part = shared[section]?.[name]
    if (part === undefined) throw new Error(`shared/${section}.yaml has no ${name}`)
    const ownSection = own[section]
    if (isObject(ownSection) && name in ownSection)
      throw new Error(`${name} stands in shared/ and in ${section}, too`)
    moved[section] ??= {}
    const target = moved[section]
    if (!(name in target)) {
      target[name] = null
      target[name] = rewrite(part, section)
    }
    return `#/components/${section}/${name}`
  }

  function rewrite(node: unknown, section?: string): unknown {
    if (Array.isArray(node)) return node.map((item) => rewrite(item, section))
    if (!isObject(node)) return node
    const entries = Object.entries(node).map(([key, value]) =>
      key === '$ref' && typeof value === 'string'
        ? [key, follow(value, section)]
        : [key, rewrite(value, section)],
    )
    return Object.fromEntries(entries)
  }

  function follow(ref: string, section?: string): string {
    const [, file, name] = elsewhere.exec(ref) ?? []
    if (file && name) return quote(file, name)
    const [, local] = (section && sameFile.exec(ref)) || []
    return section && local ? quote(section, local) : ref
  }

  const rewritten = rewrite(document) as JsonObject
  const components: JsonObject = isObject(rewritten.components) ? rewritten.components : {}
  for (const [section, parts] of Object.entries(moved)) {
    components[section] = { ...(isObject(components[section]) ? components[section] : {}), ...parts }
  }
  return { ...rewritten, components }
}
