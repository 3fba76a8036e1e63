import type { Contract, Schema } from '../../contract.ts'

const json = (schema: Schema) => ({ content: { 'application/json': { schema } } })

/** A contract small enough to change by hand, with one of everything that is compared. */
export const sample: Contract = {
  openapi: '3.1.0',
  info: { title: 'Sample', version: '1.0.0' },
  paths: {
    '/things': {
      get: {
        operationId: 'listThings',
        security: [],
        'x-roles': ['VISITOR', 'USER'],
        parameters: [{ name: 'limit', in: 'query', schema: { type: 'integer', maximum: 200 } }],
        responses: {
          '200': { headers: { 'X-Request-Id': {} }, ...json({ $ref: '#/components/schemas/Thing' }) },
          '404': { content: { 'application/problem+json': {} } },
        },
      },
      post: {
        operationId: 'addThing',
        security: [{ bearer: [] }],
        'x-roles': ['USER'],
        requestBody: json({ $ref: '#/components/schemas/NewThing' }),
        responses: { '201': { description: 'Made.' } },
      },
    },
  },
  components: {
    schemas: {
      Thing: {
        type: 'object',
        required: ['id', 'kind'],
        properties: {
          id: { type: 'string' },
          kind: { type: 'string', enum: ['SPOON', 'FORK'] },
          mood: { type: ['string', 'null'], enum: ['GOOD', 'BAD', null] },
          made_at: { type: 'string', format: 'date-time' },
          parts: { type: 'array', items: { $ref: '#/components/schemas/Thing' } },
        },
      },
      NewThing: {
        allOf: [
          {
            type: 'object',
            required: ['name'],
            properties: {
              name: { type: 'string', minLength: 1, maxLength: 40 },
              kind: { type: 'string', enum: ['SPOON', 'FORK'] },
              size: { type: 'integer' },
            },
          },
        ],
      },
    },
  },
}
