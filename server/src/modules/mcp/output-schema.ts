import type { ToolSchema } from '@switchboard/oas/tools'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'

const ajv = new Ajv2020({ strict: false, validateFormats: false, addUsedSchema: false })
/** By the schema of a tool, and gone with it. */
const validators = new WeakMap<ToolSchema, ValidateFunction>()

/** Whether a response is what a tool promises: clients reject any other, and the paid response would be lost. */
export function fits(schema: ToolSchema, value: object): boolean {
  let validate = validators.get(schema)
  if (!validate) {
    // Not kept by Ajv itself, which would never let go of it.
    validate = ajv.compile(schema)
    ajv.removeSchema(schema)
    validators.set(schema, validate)
  }
  return validate(value)
}
