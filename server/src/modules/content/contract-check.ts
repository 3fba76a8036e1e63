import { type Bundle, readBundle } from '../../platform/http/contract.ts'
import { fieldErrors } from '../../platform/http/field-errors.ts'
import type { FieldError } from '../../platform/http/problem.ts'
import { ajvFor } from '../../platform/http/validation.ts'
import type { Source } from './source.ts'

interface Schema {
  readonly properties?: object
  readonly allOf?: readonly { readonly $ref?: string }[]
}

/** Holds what authors write against the contract. Stricter than answers are: a field nobody knows is a slip. */
export function createContractCheck(): (kind: Source['kind'], fields: object) => readonly FieldError[] {
  const content = ajvFor(strictly(readBundle('content')), false)
  const portal = ajvFor(strictly(readBundle('portal')), false)
  return (kind, fields) => {
    const ajv = kind === 'Faq' ? portal : content
    const validate = ajv.getSchema(`portal#/components/schemas/${kind}`)
    if (!validate) throw new Error(`The contract has no ${kind}.`)
    return validate(fields) ? [] : innermost(fieldErrors(validate.errors ?? [], '#/'))
  }
}

/** A copy that takes no unknown fields. Schemas that others extend stay open: they cannot know the rest. */
function strictly(bundle: Bundle): Bundle {
  const copy = structuredClone(bundle)
  const schemas = Object.entries((copy.components.schemas ?? {}) as Record<string, Schema>)
  const extended = new Set(schemas.flatMap(([, { allOf = [] }]) => allOf.map(({ $ref }) => $ref)))
  for (const [name, schema] of schemas) {
    const closed = schema.properties || schema.allOf
    if (closed && !extended.has(`#/components/schemas/${name}`)) {
      Object.assign(schema, { unevaluatedProperties: false })
    }
  }
  return copy
}

/** Where a field inside is wrong, that the whole is wrong says nothing more. */
const innermost = (errors: readonly FieldError[]): readonly FieldError[] =>
  errors.filter(({ pointer }) => !errors.some((other) => other.pointer.startsWith(`${pointer}/`)))
