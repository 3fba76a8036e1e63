import type { Operation } from '@switchboard/oas/document'
import type { components } from '@switchboard/sdk'

type Schemas = components['schemas']

/** Fields that stay the same until the next publication; live words say the rest. */
type KeptField =
  | ('api' | 'publisher' | 'tag' | 'version' | 'full_version' | 'name' | 'summary' | 'description')
  | ('kyb_required' | 'price_from' | 'price_unit' | 'released_on')

/** All that is published of one version. */
export interface PublishedVersion {
  readonly api: Pick<Schemas['ApiVersion'], KeptField>
  readonly index: Schemas['ApiReference']
  readonly operations: readonly Operation[]
  /** Calls that the API makes by itself. */
  readonly webhooks: readonly Operation[]
}

export const absolute = (address: string, publicUrl: string): string => new URL(address, `${publicUrl}/`).href

/** The file name of a download: publisher, API and version. */
export const fileName = (
  {
    publisher,
    tag,
    api,
    full_version,
  }: Pick<Schemas['ApiVersion'], 'publisher' | 'tag' | 'api' | 'full_version'>,
  rest: string,
): string => `${publisher}-${tag ?? api}-${full_version}${rest}`
