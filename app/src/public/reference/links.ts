import { href } from '../../paths.ts'
import { type Place, writePlace } from './place.ts'
import type { ApiVersion } from './types.ts'

type Address = Pick<ApiVersion, 'publisher' | 'tag' | 'version' | 'preview'>

/** The address of a part of an API's page. */
export const placeHref = (
  { publisher, tag, version, preview }: Address,
  place: Partial<Place> = {},
): string =>
  `${preview?.version === version ? preview.href : href('api', { publisher, tag, version })}${writePlace(place)}`
