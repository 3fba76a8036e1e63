import { isRecord } from '../json.ts'
import { type Phrase, term } from './phrase.ts'
import type { ResolvedSchema } from './resolve.ts'

/** How a value is written in XML, where its name as a field does not tell. */
export function xmlWords({ node }: ResolvedSchema): Phrase[] {
  const { xml } = node
  if (!isRecord(xml)) return []
  const { name, prefix, namespace, attribute, wrapped, nodeType } = xml
  const own = typeof name === 'string' && name ? name : undefined
  const full = typeof prefix === 'string' && prefix ? `${prefix}:${own ?? ''}` : own
  const kind = attribute === true || nodeType === 'attribute' ? 'attribute' : 'element'
  const special = specials[String(nodeType)]
  if (special) return [[special]]
  const isWrapped = node.type === 'array' && (wrapped === true || nodeType === 'element')
  const written: Phrase = isWrapped
    ? ['In XML, its items are within an element', ...(full ? [' ', term(full)] : [' of its name'])]
    : full
      ? [`In XML, the ${kind} `, term(full)]
      : kind === 'attribute'
        ? ['In XML, an attribute']
        : []
  return [
    ...(written.length > 0 ? [written] : []),
    ...(typeof namespace === 'string' && namespace ? [['In the namespace ', term(namespace)]] : []),
  ]
}

/** Without an element of their own. */
const specials: Readonly<Record<string, string>> = {
  text: 'In XML, the text of its element',
  cdata: 'In XML, a CDATA section within its element',
}
