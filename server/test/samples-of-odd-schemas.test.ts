// Each field of a document asks something of its value that few generators see: its sample is a value of it, Ajv says so.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type JsonObject, readReference } from '@switchboard/oas/document'
import { exampleOf, type SchemaNode } from '@switchboard/oas/schema'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { expect, test } from 'vitest'
import { parse } from 'yaml'

const document = parse(
  readFileSync(join(import.meta.dirname, 'fixtures/corpus/odd-schemas.yaml'), 'utf8'),
) as JsonObject
const ajv = new Ajv2020({ strict: false })
addFormats.default(ajv)
ajv.addSchema({ $id: 'document', ...document })

const fields = readReference(document).operations.flatMap(({ body, schemas }) => {
  const { 'x-named': name = '' } = (body?.content[0]?.schema ?? {}) as { 'x-named'?: string }
  const { properties = {} } = schemas[name] as { properties?: Readonly<Record<string, SchemaNode>> }
  return Object.entries(properties).map(([field, schema]) => ({ field, schema, schemas, name }))
})

test.each(fields)('$field', ({ field, schema, schemas, name }) => {
  const sample = JSON.parse(JSON.stringify(exampleOf(schema, schemas)))
  const isValid = ajv.compile({ $ref: `document#/components/schemas/${name}/properties/${field}` })
  expect(isValid(sample) ? '' : `${JSON.stringify(sample)} ${ajv.errorsText(isValid.errors)}`).toBe('')
})

test('all fields of the document are tried', () => {
  expect(fields).toHaveLength(88)
})
