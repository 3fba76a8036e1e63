import type { NodeOf, Nodes } from '../../../src/platform/markdown/tree.ts'
import { letters, literal, rowText, written } from './words.ts'

// Facts in a body's Markdown, and the words and tables they consist of.

/** The words of a node, with marks around code. */
export function wordsOf(node: Nodes | undefined): string {
  if (!node) return ''
  if (node.type === 'inlineCode' || node.type === 'code') return literal(node.value)
  if ('value' in node) return node.value
  return 'children' in node ? (node.children as Nodes[]).map(wordsOf).join('') : ''
}

/** Facts in running text: those of the operation itself have no place. */
export const said = (place: string, nodes: readonly Nodes[]): string[] => {
  const words = letters(nodes.map(wordsOf).join(''))
  return words ? [`${place} said ${words}`.trim()] : []
}

export const headOf = (node: Nodes): string[] =>
  (node.type === 'table' ? (cellsOf(node)[0] ?? []) : []).map((cell) => cell)
export const cellsOf = (table: NodeOf<'table'>): string[][] =>
  table.children.map((row) => row.children.map(wordsOf))
export const code = (cell: string): string => /^‹(.*)›$/s.exec(cell)?.[1] ?? cell

export function bodyFacts(nodes: readonly Nodes[], place: string): string[] {
  const starts = nodes.flatMap((node, at) => (mediaType(node) ? [at] : []))
  const before = nodes.slice(0, starts[0] ?? nodes.length)
  const headers = before.filter((node) => headOf(node)[0] === 'Header')
  const headersAt = before.findIndex((node) => headOf(node)[0] === 'Header')
  const links = nodes.findIndex((node) => node.type === 'paragraph' && wordsOf(node) === 'Links:')
  const linkList = links < 0 ? undefined : nodes[links + 1]
  return [
    ...said(place, before.slice(0, [headersAt, links].filter((at) => at >= 0).sort()[0] ?? before.length)),
    ...headers.flatMap((node) => (node.type === 'table' ? headerRows(node, place) : [])),
    ...(headersAt >= 0
      ? schemaFacts(
          before.slice(headersAt + 1).filter((_, at) => links < 0 || headersAt + 1 + at < links),
          `${place} header`,
        )
      : []),
    ...starts.flatMap((start, at) => {
      const end = starts[at + 1] ?? (links > start ? links : nodes.length)
      return mediaFacts(nodes.slice(start, end), place)
    }),
    ...(linkList?.type === 'list'
      ? linkList.children.map((item) => `${place} link ${letters(wordsOf(item))}`)
      : []),
  ]
}

export const mediaType = (node: Nodes): string | undefined =>
  node.type === 'paragraph' ? /^As ‹(.*)›:/.exec(wordsOf(node))?.[1] : undefined

export const headerRows = (table: NodeOf<'table'>, place: string): string[] =>
  cellsOf(table)
    .slice(1)
    .map(([name = '', type = '', notes = '']) =>
      rowText({ place: `${place} header`, within: [], path: code(name), type, notes }),
    )

function mediaFacts([start, ...nodes]: readonly Nodes[], at: string): string[] {
  const place = `${at} ${start && mediaType(start)}`
  const rest = letters(wordsOf(start)).split('›').at(-1)
  const first = nodes.findIndex(
    (node) =>
      node.type === 'paragraph' &&
      wordsOf(node).startsWith('Example: ') &&
      nodes[nodes.indexOf(node) + 1]?.type === 'code',
  )
  const all = first < 0 ? nodes : nodes.slice(0, first)
  const fieldsAt = all.findIndex((node) => wordsOf(node) === 'How fields are sent:')
  const tree = fieldsAt < 0 ? all : all.slice(0, fieldsAt)
  const [root] = tree
  const isRoot = root?.type === 'paragraph' && !isForm(root) && !isHeading(root)
  return [
    ...(rest ? [`${place} ${rest}`] : []),
    ...(isRoot ? [`${place} is ${letters(wordsOf(root))}`] : []),
    ...schemaFacts(isRoot ? tree.slice(1) : tree, place),
    ...(fieldsAt < 0 ? [] : all.slice(fieldsAt + 1)).flatMap((node) => {
      if (node.type === 'list')
        return node.children.map((item) => `${place} ${letters(wordsOf(item)).replace('field', 'field ')}`)
      return node.type === 'table' ? headerRows(node, `${place} field`) : []
    }),
    ...nodes.flatMap((node, index) => {
      const next = nodes[index + 1]
      if (index < first || first < 0 || node.type !== 'paragraph' || next?.type !== 'code') return []
      return [`${place} example ${letters(wordsOf(node).replace('Example: ', ''))} ${written(next.value)}`]
    }),
  ]
}

const strongOf = (node: Nodes) =>
  node.type === 'paragraph' ? node.children.slice(0, 3).find(({ type }) => type === 'strong') : undefined
const isForm = (node: Nodes): boolean => strongOf(node) !== undefined && /:( |$)/.test(wordsOf(node))
const isHeading = (node: Nodes): boolean =>
  node.type === 'paragraph' && /^(‹[^›]*›: )?One (or more )?of these /.test(wordsOf(node))

/** Tables of fields, and between them forms and conditions, each named with those that it is within. */
export function schemaFacts(nodes: readonly Nodes[], place: string): string[] {
  let within: string[] = []
  return nodes.flatMap((node): string[] => {
    if (node.type === 'table')
      return cellsOf(node)
        .slice(1)
        .map(([path = '', type = '', required, notes = '']) =>
          rowText({ place, within, path: code(path), type, required: required === 'yes', notes }),
        )
    if (isHeading(node)) return [`${place} | chosen: ${letters(wordsOf(node).replace(/^‹[^›]*›: /, ''))}`]
    const name = strongOf(node)
    if (!name || node.type !== 'paragraph') return [`${place} ? ${letters(wordsOf(node))}`]
    const at = node.children.indexOf(name as never)
    const after = node.children
      .slice(at + 1)
      .map((one) => wordsOf(one as Nodes))
      .join('')
    const colon = after.indexOf(':')
    within = [...wordsOf(name).split(' › ')].map(letters)
    const own = [...within.slice(0, -1), letters(`${within.at(-1) ?? ''}${after.slice(0, colon)}`)]
    return [rowText({ place, within: own, path: '', type: '', notes: after.slice(colon + 1) })]
  })
}
