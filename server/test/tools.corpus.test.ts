// Agents get valid tools of every document that the tests know.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type JsonObject, readReference } from '@switchboard/oas/document'
import { toolsOf } from '@switchboard/oas/tools'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { documents, files, modules } from './support/corpus-files.ts'

const known: [string, string][] = [
  ...files.map((file): [string, string] => [file, readFileSync(join(modules, file), 'utf8')]),
  ...documents.map(({ name, source }): [string, string] => [name, source]),
  ['a hostile one', readFileSync(join(import.meta.dirname, 'fixtures/hostile.yaml'), 'utf8')],
]

/** `strict` would also refuse what JSON Schema allows, such as a format that Ajv doesn’t know. */
const ajv = () => new Ajv2020({ strict: false, validateFormats: false, allErrors: false })

describe.each(known)('%s', (_title, source) => {
  const { operations } = readReference(parse(source) as JsonObject)
  const tools = toolsOf(operations)

  test('every operation is a tool whose schemas compile, with a name that every client takes', () => {
    expect(tools.map((tool) => tool.operation_id)).toEqual(operations.map((one) => one.operation_id))
    expect(new Set(tools.map(({ name }) => name)).size).toBe(tools.length)
    const compiler = ajv()
    for (const { name, title, description, inputSchema, outputSchema } of tools) {
      expect(name).toMatch(/^[A-Za-z0-9_-]{1,64}$/)
      for (const argument of Object.keys(inputSchema.properties ?? {}))
        expect(argument, name).toMatch(/^[A-Za-z0-9_-]{1,64}$/)
      expect([name, title.length, title.length <= 120, description.length <= 1200]).toEqual([
        name,
        title.length,
        true,
        true,
      ])
      expect(compiler.validateSchema(inputSchema), `${name} ${compiler.errorsText()}`).toBe(true)
      compiler.compile(inputSchema)
      if (outputSchema) compiler.compile(outputSchema)
      expect(JSON.stringify({ inputSchema, outputSchema }), name).not.toContain('"x-named"')
    }
  })

  test('its tools are the same when it is published again, whatever stands before them', () => {
    const names = new Map(tools.map((tool) => [tool.operation_id, tool.name]))
    const others = toolsOf([...operations].reverse().slice(0, Math.ceil(operations.length / 2)))
    expect(others.map(({ name }) => name)).toEqual(others.map(({ operation_id }) => names.get(operation_id)))
  })
})
