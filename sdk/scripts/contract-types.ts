import openapiTS, { astToString } from 'openapi-typescript'
import ts from 'typescript'

/** A schema as openapi-typescript passes it to its transform. */
type Transform = NonNullable<NonNullable<Parameters<typeof openapiTS>[1]>['transform']>

/**
 * The types of a contract. Without `defaultNonNullable: false`, a body field that has a default would become one that
 * must be sent.
 */
export async function contractTypes(contract: object): Promise<string> {
  const options = { defaultNonNullable: false, transform: listedValues, silent: true }
  return astToString(await openapiTS(JSON.stringify(contract), options))
}

interface Listed {
  'x-extensible-enum'?: readonly string[]
  'x-http-status'?: true
}

/** `x-extensible-enum` becomes the union of what it lists, with `x-http-status` also of `http_${number}`. */
const listedValues: Transform = (schema) => {
  const { 'x-extensible-enum': values, 'x-http-status': status } = schema as Listed
  return values && ts.factory.createUnionTypeNode([...values.map(literal), ...(status ? [httpStatus] : [])])
}

const literal = (value: string) => ts.factory.createLiteralTypeNode(ts.factory.createStringLiteral(value))

const httpStatus = ts.factory.createTemplateLiteralType(ts.factory.createTemplateHead('http_'), [
  ts.factory.createTemplateLiteralTypeSpan(
    ts.factory.createKeywordTypeNode(ts.SyntaxKind.NumberKeyword),
    ts.factory.createTemplateTail(''),
  ),
])
