import { compare } from '../src/compare/compare.ts'
import { readReference } from '../src/document/read-reference.ts'

export const media = (schema: unknown) => ({ content: { 'application/json': { schema } } })
export const documentOf = (operation: object, schemas: object = {}) =>
  readReference({
    openapi: '3.1.0',
    paths: { '/a': { post: { summary: 'A', responses: {}, ...operation } } },
    components: { schemas },
  } as never)
export const sentencesOf = (old: ReturnType<typeof documentOf>, now: ReturnType<typeof documentOf>) =>
  compare(old, now).changes.map(({ breaking, text }) => `${breaking ? 'breaking: ' : ''}${text}`)

export const inRequest = (schema: unknown, schemas?: object) =>
  documentOf({ requestBody: media(schema) }, schemas)
export const inResponse = (schema: unknown, schemas?: object) =>
  documentOf({ responses: { 200: media(schema) } }, schemas)
export const isBreaking = (text: string) => text.startsWith('breaking: ')
