import type { JSONColumnType } from 'kysely'

declare module '../../platform/db/schema.ts' {
  interface Database extends TextTables {}
}

interface TextTables {
  /** Texts for other readers, made from each published version. */
  api_texts: {
    api: string
    version: string
    /** `.md`, `.postman.json`, or a slash and the identifier of an operation. */
    name: string
    /** Every other one is the name of a live place. */
    pieces: JSONColumnType<readonly string[]>
  }
  /** The documents themselves, in parts that are sent one after the other. */
  api_document_parts: {
    api: string
    version: string
    form: 'yaml' | 'json'
    part: number
    /** SHA-256 of the whole, in hexadecimal. */
    tag: string
    body: Buffer
  }
}
