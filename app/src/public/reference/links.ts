import { href } from '../../paths.ts'
import { type Place, writePlace } from './place.ts'
import type { CatalogueApi } from './types.ts'

type Address = Pick<CatalogueApi, 'publisher' | 'tag' | 'version'>

/** The address of a part of an API's page. */
export const placeHref = ({ publisher, tag, version }: Address, place: Partial<Place> = {}): string =>
  `${href('api', { publisher, tag, version })}${writePlace(place)}`
