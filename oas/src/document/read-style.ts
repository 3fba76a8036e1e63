import { asText, type JsonObject } from '../json.ts'
import type { Encoding, Input, Style } from '../types.ts'

const styles: Readonly<Record<Input['place'], readonly Style[]>> = {
  path: ['simple', 'label', 'matrix'],
  query: ['form', 'spaceDelimited', 'pipeDelimited', 'deepObject'],
  querystring: [],
  header: ['simple'],
  cookie: ['form', 'cookie'],
}

export const usualStyle = (place: Input['place']): Style | undefined => styles[place][0]

/** How a value is written, where it is not the default of its place. */
export function readStyle(raw: JsonObject, place: Input['place']): Omit<Encoding, 'content_type'> {
  const [usual] = styles[place]
  const style = styles[place].find((one) => one === asText(raw.style)) ?? usual
  const explodes = style === 'form' || style === 'cookie'
  return {
    ...(style && style !== usual && { style }),
    ...(typeof raw.explode === 'boolean' &&
      raw.explode !== explodes &&
      style !== 'deepObject' && { explode: raw.explode }),
    ...(raw.allowReserved === true && { allow_reserved: true }),
  }
}
