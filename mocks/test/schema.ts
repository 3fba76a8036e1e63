import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import type { JsonObject } from '../src/json.ts'

const ajv = new Ajv2020({ allErrors: true, strictTypes: false })
addFormats.default(ajv)

/** Why a value breaks a schema; empty when it does not. */
export function breaches(schema: JsonObject, value: unknown): string[] {
  const validate = ajv.compile(schema)
  if (validate(value)) return []
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath || '#'} ${message}`)
}
