import type { components } from '@switchboard/sdk'

type Schemas = components['schemas']

export type ApiVersion = Schemas['ApiVersion']
export type ReferenceOperation = Schemas['ReferenceOperation']
export type ReferenceInput = Schemas['ReferenceInput']
export type ReferenceResponse = Schemas['ReferenceResponse']
export type SchemaNode = Schemas['JsonSchemaNode']
export type NamedSchemas = Readonly<Record<string, SchemaNode>>
export type TestDatum = Schemas['TestDatum']
export type Environment = Schemas['ApiServer']['environment']
