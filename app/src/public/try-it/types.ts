import type { components } from '@switchboard/sdk'

type Schemas = components['schemas']

export type ApiVersion = Schemas['ApiVersion']
export type ReferenceOperation = Schemas['ReferenceOperation']
export type ReferenceInput = Schemas['ReferenceInput']
export type ReferenceResponse = Schemas['ReferenceResponse']
export type NamedSchemas = ReferenceOperation['schemas']
export type Environment = Schemas['ApiServer']['environment']
