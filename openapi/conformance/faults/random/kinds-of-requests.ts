import type { JsonObject } from '@switchboard/oas/document'
import type { Contract, Operation } from '../../src/engine/contract/contract.ts'
import { flatten } from '../../src/engine/generate/flat-schema.ts'
import { type Kind, query } from './kind.ts'
import { isDecimal, isText, sentPlaces } from './places.ts'
import * as values from './values.ts'

function boundsAt(operation: Operation, { document }: Contract) {
  const ofBody = sentPlaces(document, operation).filter(({ path }) => !path.includes('.'))
  const ofQuery = query(operation).map(({ name, schema }) => ({
    path: name,
    node: flatten(document, schema).node,
  }))
  return [...ofBody, ...ofQuery].flatMap(({ path: name, node }) =>
    boundsOf(node).map(([keyword, bound]) => ({ name, keyword, bound })),
  )
}

/** Of a format of texts, a length says little. */
const isWritten = ({ format }: JsonObject): boolean => format !== undefined && !/^int/.test(String(format))

const boundsOf = (node: JsonObject): readonly (readonly [string, number])[] =>
  node.pattern !== undefined || isWritten(node) || node.enum !== undefined
    ? []
    : ['minLength', 'maxLength', 'minimum', 'maximum'].flatMap((keyword) => {
        const bound = node[keyword]
        return typeof bound === 'number' && bound <= 5_000 && !(keyword === 'minLength' && bound < 2)
          ? [[keyword, bound] as const]
          : []
      })

/** Parameters that are ignored, valid requests that are rejected, and invalid ones that are taken. */
export const kindsOfRequests: readonly Kind[] = [
  {
    name: 'bound',
    variantsAt: (operation, contract) =>
      boundsAt(operation, contract).flatMap((bound) => {
        const told = `${bound.name} at ${bound.keyword} ${bound.bound}`
        return [
          { title: `refuses ${told}`, mistake: values.refusesBound(bound) },
          { title: `takes beyond ${told}`, mistake: values.takesBeyond(bound) },
        ]
      }),
  },
  {
    name: 'non-ASCII',
    variantsAt: (operation, { document }) => {
      const texts = [
        ...sentPlaces(document, operation).filter(
          (place) => isText(place) && !/\.|passw|token|captcha|secret/.test(place.path),
        ),
        ...query(operation)
          .map(({ name, schema }) => ({ path: name, node: flatten(document, schema).node, required: false }))
          .filter((place) => isText(place) && place.path === 'search'),
      ]
      return texts.length > 0
        ? [
            { title: 'other letters become question marks', mistake: values.asksInAscii },
            ...texts.map(({ path }) => ({
              title: `${path} has to be ASCII`,
              mistake: values.refusesForeign(path),
            })),
          ]
        : []
    },
  },
  {
    name: 'zero taken',
    variantsAt: (operation, { document }) =>
      sentPlaces(document, operation)
        .filter((place) => isDecimal(place) && !place.path.includes('.'))
        .map(({ path }) => ({
          title: `${path} may be nothing`,
          mistake: values.takesNothing(path, '100.00'),
        })),
  },
]
