import { literal } from '@switchboard/oas/snippets'
import type { ReferenceOperation } from '../types.ts'

type Sampled = Pick<ReferenceOperation, 'inputs' | 'body'>

/**
 * How long the first sample of an operation is: that of the typed client, which APIs with a mock have. Of others, which are printed as
 * `fetch`, it is near enough for a sketch.
 */
export function sampleLines({ inputs, body }: Sampled, isMocked: boolean): number {
  const params: Record<string, Record<string, unknown>> = {}
  for (const { name, place, required, example } of inputs)
    if (required) params[place] = { ...params[place], [name]: example ?? '' }
  const example = body?.content[0]?.examples[0]
  const options = {
    ...(Object.keys(params).length > 0 && { params }),
    ...(example && { body: example.value }),
  }
  const call = Object.keys(options).length > 0 ? literal(options, 0).split('\n').length : 1
  // Import, client, check and print, with the gaps between them.
  return call + (isMocked ? 10 : 9)
}
