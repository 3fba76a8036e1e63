import type { Element, Properties, Root, RootContent } from './tree.ts'

const empty: ReadonlySet<string> = new Set(['br', 'hr', 'img'])

/** Properties whose attributes are written otherwise. */
const attributes: Readonly<Record<string, string>> = {
  ariaLabel: 'aria-label',
  className: 'class',
  tabIndex: 'tabindex',
}

/**
 * Writes a tree whose elements and properties are those of the schema and of rewrite.ts. `hast-util-to-html` knows all of HTML, which
 * costs 11 KB here: see decision 0031.
 */
export const writeHtml = ({ children }: Root | Element): string => children.map(write).join('')

function write(node: RootContent): string {
  if (node.type === 'text') return escaped(node.value)
  if (node.type !== 'element') return ''
  const { tagName, properties } = node
  const start = `<${tagName}${written(properties)}`
  return empty.has(tagName) ? `${start} />` : `${start}>${writeHtml(node)}</${tagName}>`
}

const written = (properties: Properties): string =>
  Object.entries(properties)
    .map(([name, value]) => {
      const text = Array.isArray(value) ? value.join(' ') : String(value)
      return ` ${attributes[name] ?? name}="${escaped(text).replaceAll('"', '&quot;')}"`
    })
    .join('')

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
