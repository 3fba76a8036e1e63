import type { Contract, Schema } from '../openapi/scripts/contract.ts'
import type { Entry } from '../openapi/scripts/operations.ts'
import { resolve } from '../openapi/scripts/resolve.ts'
import { banner } from './generate-banner.ts'

const keywords = ['format', 'minLength', 'maxLength', 'pattern', 'enum', 'const', 'minimum', 'maximum']

const head = `
/** The contract's rules for one field of a body. */
export interface FieldRules {
  readonly required?: true
  readonly format?: string
  readonly minLength?: number
  readonly maxLength?: number
  readonly pattern?: string
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly minimum?: number
  readonly maximum?: number
}
`

/** One constant for each operation with a body of fields, so that a bundler keeps only the forms that an app shows. */
export function formsModule(contract: Contract, entries: Entry[]): string {
  const forms = entries.flatMap(({ operation }) => {
    const body = operation.requestBody && resolve(contract, operation.requestBody)
    const schema = (body?.content?.['application/json'] ?? body?.content?.['multipart/form-data'])?.schema
    const { properties, required } = schema ? resolve(contract, schema) : ({} as Schema)
    if (!properties) return []
    const needed = new Set(Array.isArray(required) ? required : [])
    const fields = Object.entries(properties).flatMap(([name, field]) => {
      const resolved = resolve(contract, field)
      return [ruleLine(name, rulesOf(resolved, needed.has(name))), ...nestedRules(contract, name, resolved)]
    })
    const type = `{ readonly [field: string]: FieldRules }`
    return [`\nexport const ${operation.operationId} = {\n${fields.join('')}} as const satisfies ${type}\n`]
  })
  return `${banner}${head}${forms.join('')}`
}

const ruleLine = (name: string, rules: object) =>
  `  ${/^\w+$/.test(name) ? name : `'${name}'`}: ${JSON.stringify(rules)},\n`

/** Of the fields of an object within a body, named as a pointer names them: `limits/credits_per_day`. One that can be null can be left empty. */
function nestedRules(contract: Contract, name: string, schema: Schema): string[] {
  const options = ((schema.oneOf as Schema[] | undefined) ?? [schema]).map((option) =>
    resolve(contract, option),
  )
  const { properties = {}, required } = options.find((option) => option.properties) ?? ({} as Schema)
  return Object.entries(properties).map(([inner, field]) => {
    const resolved: Schema = resolve(contract, field)
    const isNeeded = Array.isArray(required) && required.includes(inner)
    const isNullable = Array.isArray(resolved.type) && resolved.type.includes('null')
    return ruleLine(`${name}/${inner}`, rulesOf(resolved, isNeeded && !isNullable))
  })
}

function rulesOf(schema: Schema, required: boolean): Record<string, unknown> {
  const present = keywords.filter((keyword) => schema[keyword] !== undefined)
  return {
    ...(required && { required }),
    ...Object.fromEntries(present.map((keyword) => [keyword, schema[keyword]])),
  }
}
