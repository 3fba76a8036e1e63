import type { Reference } from '@switchboard/oas/document'
import type { components } from '@switchboard/sdk'

type Schemas = components['schemas']

/** Others are documented, but neither sold nor answered by the gateway. */
const sold: ReadonlySet<string> = new Set(['GET', 'POST', 'PUT', 'PATCH', 'DELETE'])

/** The operations as lists show them. One without a price is free. */
export const summariesOf = ({ index }: Reference): Schemas['OperationSummary'][] =>
  index.operations.flatMap(({ operation_id, method, path, summary, price, price_unit }) =>
    sold.has(method)
      ? {
          operation_id,
          method: method as Schemas['OperationSummary']['method'],
          path,
          summary: summary.slice(0, longestSummary),
          price: price ?? '0.00',
          price_unit: price_unit ?? 'call',
        }
      : [],
  )

const longestSummary = 200

export const testDataOf = ({ operations }: Reference): Schemas['TestDatum'][] =>
  operations.flatMap(({ test_data }) => test_data)
