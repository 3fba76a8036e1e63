import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type JsonObject, readReference } from '@switchboard/oas/document'
import { parse } from 'yaml'

const documents = join(import.meta.dirname, '../../mocks/dist')

/** Every example of a request's body in the demo's documents, with its schema. */
export const demoBodies = readdirSync(documents).flatMap((file) => {
  const { operations } = readReference(parse(readFileSync(join(documents, file), 'utf8')) as JsonObject)
  return operations.flatMap(({ operation_id, schemas, body }) =>
    (body?.content ?? []).flatMap(({ schema, examples }) =>
      schema
        ? examples.map(({ name, value }) => ({
            title: `${file} ${operation_id} ${name}`,
            schema,
            schemas,
            value,
          }))
        : [],
    ),
  )
})
