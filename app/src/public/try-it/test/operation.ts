import type { ApiVersion, ReferenceOperation } from '../types.ts'

/** "Check a SIM swap" in small, for tests. */
export const operation = (rest: Partial<ReferenceOperation> = {}): ReferenceOperation => ({
  operation_id: 'checkSimSwap',
  method: 'POST',
  path: '/check',
  summary: 'Check a SIM swap',
  description: '',
  tag: 'Operations',
  deprecated: false,
  price: '2.00',
  price_unit: 'call',
  inputs: [],
  body: {
    required: true,
    description: '',
    content: [
      {
        type: 'application/json',
        schema: { 'x-named': 'SimSwapCheck' },
        examples: [
          {
            name: 'lastDay',
            summary: 'Changed in the last day?',
            value: { phoneNumber: '+639175550101', maxAge: 24 },
          },
          { name: 'tenDays', summary: 'The default period', value: { phoneNumber: '+639175550102' } },
        ],
      },
    ],
  },
  responses: [
    {
      status: '200',
      description: 'Whether the SIM was changed.',
      headers: [],
      content: [
        {
          type: 'application/json',
          schema: null,
          examples: [{ name: 'swapped', summary: 'Another SIM', value: { swapped: true } }],
        },
      ],
    },
    {
      status: '402',
      description: 'The wallet holds less than the price. Nothing was charged.',
      headers: [],
      content: [
        {
          type: 'application/problem+json',
          schema: null,
          examples: [
            {
              name: 'creditsShort',
              summary: 'The wallet is nearly empty',
              value: {
                title: 'Not enough credits',
                status: 402,
                code: 'insufficient_credits',
                detail: 'Top up, then call again.',
              },
            },
          ],
        },
      ],
    },
  ],
  security: ['apiKey'],
  test_data: [
    {
      operation_id: 'checkSimSwap',
      value: '+639175550102',
      at: '#/phoneNumber',
      label: 'SIM unchanged for years',
      outcome: { status: 200, example: 'notSwapped' },
    },
  ],
  schemas: {
    SimSwapCheck: {
      type: 'object',
      required: ['phoneNumber'],
      properties: { phoneNumber: { type: 'string' }, maxAge: { type: 'integer' } },
    },
  },
  ...rest,
})

export const api = {
  api: 'sim-swap',
  publisher: 'lumina',
  tag: 'sim-swap',
  version: 'v1',
  name: 'SIM Swap',
  operations: [],
  servers: [
    { environment: 'MOCK', url: '/mock/sim-swap', description: 'The mock.' },
    { environment: 'TEST', url: '/gateway/lumina/sim-swap/v1', description: 'The gateway.' },
    { environment: 'LIVE', url: '/gateway/lumina/sim-swap/v1', description: 'The gateway.' },
  ],
} as unknown as ApiVersion
