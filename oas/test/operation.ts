import type { Operation } from '../src/types.ts'

/** An operation with nothing but what a test says of it. */
export const operation = (rest: Partial<Operation> = {}): Operation => ({
  operation_id: 'check',
  method: 'POST',
  path: '/check',
  summary: 'Check',
  description: '',
  tag: '',
  deprecated: false,
  price: null,
  price_unit: null,
  inputs: [],
  body: null,
  responses: [],
  security: [],
  test_data: [],
  schemas: {},
  ...rest,
})
