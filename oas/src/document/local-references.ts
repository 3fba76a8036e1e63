import { asObject, isObject, type JsonObject } from '../json.ts'
import { follow } from '../pointer.ts'
import { walkObjects } from './walk-objects.ts'

/** Stands for the address of a document that says none. */
const nowhere = 'https://document.invalid/'

interface Resource {
  readonly base: string
  readonly pointer: string
}

/**
 * The document with what is referred to by `$id` or `$anchor` referred to by its place, as everything else is. One without
 * those names is answered as it is.
 */
export function localReferences(document: JsonObject): JsonObject {
  const { $self } = document
  const root: Resource = {
    base: typeof $self === 'string' ? absolute($self, nowhere) : nowhere,
    pointer: '#',
  }
  const resources = new Map<string, Resource>()
  const anchors = new Map<string, string>()
  walkObjects(document, ({ node, pointer, extension }) => {
    if (extension) return
    if (typeof node.$id === 'string') {
      const base = absolute(node.$id, around(pointer).base)
      resources.set(pointer, { base, pointer })
    }
    for (const name of [node.$anchor, node.$dynamicAnchor])
      if (typeof name === 'string') {
        const key = `${around(pointer).base}#${name}`
        if (!anchors.has(key)) anchors.set(key, pointer)
        if (!anchors.has(`#${name}`)) anchors.set(`#${name}`, pointer)
      }
  })
  if (resources.size === 0 && anchors.size === 0 && root.base === nowhere) return document
  const byBase = new Map([root, ...resources.values()].map((one) => [one.base, one]))
  const copy = structuredClone(document) as Record<string, never>
  walkObjects(copy, ({ node, pointer }) => {
    const changed = node as Record<string, unknown>
    if (typeof node.$ref === 'string') changed.$ref = local(node.$ref, around(pointer))
    const { mapping, defaultMapping } = asObject(node.discriminator)
    if (typeof defaultMapping === 'string')
      (node.discriminator as Record<string, unknown>).defaultMapping = local(defaultMapping, around(pointer))
    if (isObject(mapping))
      for (const [value, target] of Object.entries(mapping))
        if (typeof target === 'string')
          (mapping as Record<string, unknown>)[value] = local(target, around(pointer))
  })
  return copy

  /** The nearest schema with an address around a place, or at it. */
  function around(pointer: string): Resource {
    for (let at = pointer; at.length > 1; at = at.slice(0, at.lastIndexOf('/'))) {
      const resource = resources.get(at)
      if (resource) return resource
    }
    return root
  }

  function local(ref: string, resource: Resource): string {
    // Written as OpenAPI has it, also within a schema that has an address.
    if (ref.startsWith('#/') && follow(document, ref) !== undefined) return ref
    const [address = '', fragment = ''] = ref.split('#', 2)
    const target = address === '' ? resource : byBase.get(absolute(address, resource.base))
    if (!target) return ref
    if (fragment === '') return target === root ? ref : target.pointer
    if (fragment.startsWith('/')) {
      const place = `${target.pointer}${fragment}`
      return follow(document, place) === undefined ? ref : place
    }
    const known = anchors.get(`${target.base}#${fragment}`)
    return known ?? (address === '' ? (anchors.get(`#${fragment}`) ?? ref) : ref)
  }
}

function absolute(address: string, base: string): string {
  const [url = ''] = address.split('#', 1)
  return URL.canParse(url, base) ? new URL(url, base).href : url
}
