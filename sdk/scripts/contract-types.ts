import openapiTS, { astToString } from 'openapi-typescript'
import ts from 'typescript'

/** What openapi-typescript asks about each schema. */
type Transform = NonNullable<NonNullable<Parameters<typeof openapiTS>[1]>['transform']>

/**
 * The types of a contract. Without `defaultNonNullable: false`, a body field that has a default would become one that
 * must be sent.
 */
export async function contractTypes(contract: object): Promise<string> {
  const options = { defaultNonNullable: false, transform: listedValues, silent: true }
  return astToString(await openapiTS(JSON.stringify(contract), options))
}

/** `x-extensible-enum` becomes the union of what it lists. */
const listedValues: Transform = (schema) => {
  const { 'x-extensible-enum': values } = schema as { 'x-extensible-enum'?: readonly string[] }
  return values && ts.factory.createUnionTypeNode(values.map(literal))
}

const literal = (value: string) => ts.factory.createLiteralTypeNode(ts.factory.createStringLiteral(value))
