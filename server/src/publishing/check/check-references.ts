import { follow, isObject, type Json, type JsonObject } from '@switchboard/oas/document'
import type { Finding } from '../read/publish-error.ts'

/** References that only lead on, one to the next: more than any document needs, and each costs as many steps as follow it. */
const maxSteps = 30
const maxFindings = 50
/** Of a pointer that grows from step to step. */
const maxLength = 2000
const endless = Number.POSITIVE_INFINITY

/** References that lead to nothing but each other, or through more of them than anybody follows. */
export function checkReferences(document: JsonObject): Omit<Finding, 'line'>[] {
  const stepsFrom = createSteps(document)
  const findings: Omit<Finding, 'line'>[] = []
  walk(document as Json, (ref, pointer) => {
    const steps = findings.length < maxFindings ? stepsFrom(ref) : 0
    if (steps <= maxSteps) return
    const text =
      steps === endless
        ? `\`${ref}\` leads back to itself, and so to nothing. Put there what it stands for.`
        : `\`${ref}\` leads through more than ${maxSteps} other references. Refer to the last of them.`
    findings.push({ pointer, text })
  })
  return findings
}

/** How many references one leads through until something else stands there; each is followed once. */
function createSteps(document: JsonObject): (ref: string) => number {
  const known = new Map<string, number>()
  return (first) => {
    const way: string[] = []
    let rest = 0
    let at: string | undefined = first
    for (; at !== undefined && !known.has(at); at = nextOf(document, at)) {
      // Endless until the whole way is known: a reference back to here closes a circle.
      known.set(at, endless)
      way.push(at)
      // A circle may also lead deeper each time, as `A: { $ref: '#/A/b' }` does.
      if (at.length > maxLength + first.length) break
    }
    if (at !== undefined) rest = known.get(at) ?? endless
    for (const ref of way.reverse()) {
      rest += 1
      known.set(ref, rest)
    }
    return known.get(first) ?? endless
  }
}

/** The next reference, if the target of this one is a reference, too; one on the way there counts as well. */
function nextOf(document: JsonObject, ref: string): string | undefined {
  if (!ref.startsWith('#/')) return undefined
  let at: unknown = document
  const steps = ref.slice(2).split('/')
  for (const [index, step] of steps.entries()) {
    at = follow(at as JsonObject, `#/${step}`)
    const next = refOf(at)
    if (next !== undefined) return [next, ...steps.slice(index + 1)].join('/')
  }
  return undefined
}

const refOf = (value: unknown): string | undefined =>
  isObject(value) && typeof value.$ref === 'string' ? value.$ref : undefined

/** Keywords that hold data, in which `$ref` is a name like any other. */
const data = new Set(['example', 'default', 'enum', 'const', 'value', 'dataValue'])
/** Keywords that hold the author's own names. */
const maps = new Set([
  ...['properties', 'patternProperties', 'dependentSchemas', '$defs', 'schemas', 'parameters', 'headers'],
  ...['responses', 'requestBodies', 'examples', 'links', 'callbacks', 'paths', 'pathItems', 'webhooks'],
])

function walk(document: Json, visit: (ref: string, pointer: string) => void): void {
  step(document, '#', false)

  function step(value: Json, pointer: string, named: boolean): void {
    const ref = named ? undefined : refOf(value)
    if (ref !== undefined) visit(ref, pointer)
    for (const [name, item] of Object.entries(value ?? {})) {
      if (typeof item !== 'object' || item === null) continue
      if (!named && (data.has(name) || (name === 'examples' && Array.isArray(item)))) continue
      const place = `${pointer}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`
      step(item, place, !named && maps.has(name) && !Array.isArray(item))
    }
  }
}
