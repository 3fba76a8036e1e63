import {
  asArray,
  asObject,
  follow,
  isObject,
  type JsonObject,
  pointerStep,
  resolved,
  stepsOf,
} from '@switchboard/oas/document'
import { isSent } from './convert-swagger.ts'

const sections: Readonly<Record<string, string>> = {
  schemas: 'definitions',
  parameters: 'parameters',
  requestBodies: 'parameters',
  responses: 'responses',
  securitySchemes: 'securityDefinitions',
}

/** References may lead in circles. */
const maxSteps = 200

/**
 * The JSON Pointer into a Swagger 2.0 document of what stands at a pointer into its conversion to OpenAPI 3.0; where the conversion
 * made it up, of the nearest place around it.
 */
export function swaggerPlace(document: JsonObject, pointer: string): string {
  const [first = '', second = '', ...others] = stepsOf(pointer)
  const section = first === 'components' ? sections[second] : undefined
  let place: readonly string[] = []
  let rest: readonly string[] = section === undefined ? stepsOf(pointer) : [section, ...others]
  for (let steps = 0; rest.length > 0 && steps < maxSteps; steps += 1) {
    const next = stepInto(document, place, rest)
    if (!next) break
    place = next.place
    rest = rest.slice(next.taken)
  }
  return pointerOf(place)
}

const pointerOf = (place: readonly string[]): string => `#/${place.map(pointerStep).join('/')}`

interface Step {
  readonly place: readonly string[]
  /** How many steps of the pointer into the conversion it stands for. */
  readonly taken: number
}

function stepInto(
  document: JsonObject,
  place: readonly string[],
  [step = '', next = '']: readonly string[],
): Step | undefined {
  const at = follow(document, pointerOf(place))
  const into = (...steps: string[]): Step => ({ place: [...place, ...steps], taken: 1 })
  if (Array.isArray(at))
    return place.at(-1) === 'parameters' ? parameterStep(document, place, step) : into(step)
  if (!isObject(at)) return undefined
  if (Object.hasOwn(at, step)) {
    // The conversion takes bodies and fields of forms out of the parameters, so that the others move up.
    if (step !== 'parameters' || !Array.isArray(at.parameters)) return into(step)
    const places = at.parameters.flatMap((one, index) =>
      isSent(resolved(document, one)) ? [] : [String(index)],
    )
    const index = places[Number(next)]
    return index === undefined ? undefined : { place: [...place, step, index], taken: 2 }
  }
  if (typeof at.$ref === 'string' && at.$ref.startsWith('#/')) return { place: stepsOf(at.$ref), taken: 0 }
  if (step === 'requestBody') {
    const sent = asArray(at.parameters).findIndex((one) => isSent(resolved(document, one)))
    if (sent < 0) return undefined
    const isBody = asObject(resolved(document, asArray(at.parameters)[sent])).in === 'body'
    return isBody ? into('parameters', String(sent)) : into('parameters')
  }
  if (step === 'content') return { place, taken: 2 }
  return step === 'schema' ? { place, taken: 1 } : undefined
}

/** Into a form, whose fields are the properties of one schema after the conversion. */
function parameterStep(document: JsonObject, place: readonly string[], step: string): Step | undefined {
  if (step === 'content') return { place, taken: 2 }
  if (step === 'schema' || step === 'properties') return { place, taken: 1 }
  const fields = asArray(follow(document, pointerOf(place)))
  const index = fields.findIndex((field) => asObject(resolved(document, field)).name === step)
  return index < 0 ? undefined : { place: [...place, String(index)], taken: 1 }
}
