// The little of OpenAPI 3.1 that our scripts look at.
export type Role = 'VISITOR' | 'USER' | 'ADMIN'
export type Schema = { [keyword: string]: unknown; $ref?: string; properties?: Record<string, Schema> }
export type Example = { summary?: string; value?: unknown }
export type Media = { schema?: Schema; examples?: Record<string, Example> }
export type Ref = { $ref?: string }
export type Parameter = Ref & {
  name: string
  in: string
  required?: boolean
  schema?: Schema
  'x-provenance'?: string
}
export type Body = Ref & { required?: boolean; content?: Record<string, Media> }
export type Answer = Ref & {
  description?: string
  headers?: Record<string, unknown>
  content?: Record<string, Media>
}
export type Operation = {
  operationId: string
  tags?: string[]
  parameters?: Parameter[]
  requestBody?: Body
  responses: Record<string, Answer>
  security?: Record<string, string[]>[]
  'x-provenance'?: 'spec' | 'designed'
  'x-roles'?: Role[]
  'x-team-roles'?: string[] | 'person'
  'x-staff-roles'?: string[] | 'all'
  'x-idempotent'?: boolean
  'x-invalidates'?: string[]
}
export type Contract = {
  openapi: string
  info: { title: string; version: string }
  paths: Record<string, Record<string, Operation>>
  components?: Record<string, Record<string, unknown>>
}
