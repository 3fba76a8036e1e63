import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmFromMarkdown } from 'mdast-util-gfm'
import { gfm } from 'micromark-extension-gfm'
import type { Nodes } from '../../../src/platform/markdown/tree.ts'
import {
  bodyFacts,
  cellsOf,
  code,
  headerRows,
  headOf,
  mediaType,
  said,
  schemaFacts,
  wordsOf,
} from './markdown-body.ts'
import { letters, rowText, written } from './words.ts'

// Facts in an operation's Markdown, as lines to compare with its page.

interface Section {
  readonly title: string
  readonly nodes: readonly Nodes[]
}

/** By headings of a depth; the part before the first has no title. */
function sectionsOf(nodes: readonly Nodes[], depth: number): Section[] {
  const starts = nodes.flatMap((node, place) =>
    node.type === 'heading' && node.depth === depth ? [place] : [],
  )
  return [-1, ...starts].map((start, place) => ({
    title: start < 0 ? '' : wordsOf(nodes[start]),
    nodes: nodes.slice(start + 1, starts[place] ?? nodes.length),
  }))
}

const schemeless = /^(?:Operation|Webhook) .* of Some 1\.0\.0\. /

export function markdownFacts(text: string): string[] {
  const { children } = fromMarkdown(text, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] })
  const nodes = children as Nodes[]
  const end = nodes.findIndex((node) => node.type === 'paragraph' && schemeless.test(wordsOf(node)))
  const opening = nodes
    .slice(2, end)
    .filter((node) => !wordsOf(node).startsWith('Deprecated. It still works'))
  const [head, ...sections] = sectionsOf(nodes.slice(end + 1), 2)
  return [...said('', [...opening, ...(head?.nodes ?? [])]), ...sections.flatMap(sectionFacts)]
}

function sectionFacts({ title, nodes }: Section): string[] {
  const [kind = '', status = ''] = title.split(' ')
  switch (kind) {
    case 'Price':
    case 'Try':
      return []
    case 'Authentication':
      return authentication(nodes)
    case 'Parameters':
      return parameters(nodes)
    case 'Body':
      return [`body ${status ? 'optional' : 'required'}`, ...bodyFacts(nodes, 'body')]
    case 'Response':
      return bodyFacts(nodes, `response ${status}`)
    case 'Errors':
      return errors(nodes)
    case 'Callbacks':
      return callbacks(nodes)
    case 'Test':
      return testValues(nodes)
    default:
      throw new Error(`A section “${title}” is new.`)
  }
}

function parameters(nodes: readonly Nodes[]): string[] {
  const [table] = nodes
  if (table?.type !== 'table') return []
  const rows = cellsOf(table).slice(1)
  return [
    ...rows.map(([name = '', place = '', type = '', required, notes = '']) =>
      rowText({ place, within: [], path: code(name), type, required: required === 'yes', notes }),
    ),
    ...schemaFacts(nodes.slice(1), 'below'),
  ]
}

/** The parts of a body: its description, headers, each media type with its schema and examples, links. */
function authentication(nodes: readonly Nodes[]): string[] {
  const blocks = nodes.filter(({ type }) => type !== 'html')
  const [first] = blocks
  const sole = /^Send your API key in (‹.*›)\.$/.exec(wordsOf(first))?.[1]
  if (sole) {
    const other = blocks.filter((node) => wordsOf(node).startsWith('Or send an access token'))
    const about = blocks.slice(1).filter((node) => !other.includes(node))
    return [
      ...other.map((node) => `needs ${letters(wordsOf(node))}`),
      `scheme ${sole}inaheader`,
      ...said('scheme', about).map((one) => one.replace(' said', ' says')),
    ]
  }
  const ways = blocks[1]?.type === 'list' ? blocks[1] : undefined
  const rest = blocks.slice(ways ? 2 : 1)
  const starts = rest.flatMap((node, at) =>
    node.type === 'paragraph' && /^‹[^›]+›: .*\.$/.test(wordsOf(node)) ? [at] : [],
  )
  return [
    `needs ${letters(wordsOf(first))}`,
    ...(ways?.children ?? []).map((way) => `way ${letters(wordsOf(way))}`),
    ...starts.flatMap((start, at) => {
      const [scheme, ...more] = rest.slice(start, starts[at + 1] ?? rest.length)
      const facts = more.at(-1)
      const hasFacts = facts?.type === 'list' && /^(Discovery URL|Scope ‹|\S.* flow, )/.test(wordsOf(facts))
      return [
        `scheme ${letters(wordsOf(scheme))}`,
        ...said('scheme', hasFacts ? more.slice(0, -1) : more).map((one) => one.replace(' said', ' says')),
        ...(hasFacts && facts.type === 'list'
          ? facts.children.map((item) =>
              wordsOf(item).startsWith('Scope ')
                ? letters(wordsOf(item)).replace('scope', 'scope ')
                : `origin ${letters(wordsOf(item))}`,
            )
          : []),
      ]
    }),
  ]
}

function errors(nodes: readonly Nodes[]): string[] {
  const [table, ...rest] = nodes
  if (table?.type !== 'table') return []
  const rows = cellsOf(table).slice(1)
  const meanings =
    rest[0]?.type === 'list'
      ? rest[0].children.map(wordsOf).map((one) => /^([^:]+): (.*)$/s.exec(one) ?? [])
      : []
  const meaning = new Map(meanings.map(([, status = '', words = '']) => [status, letters(words)]))
  const starts = rest.flatMap((node, at) =>
    /^(Headers of|Response fields for|Example) /.test(wordsOf(node)) && node.type === 'paragraph' ? [at] : [],
  )
  const examples = starts.flatMap((start) => {
    const [, status, name] = /^Example (\S+), ‹(.*)›:$/.exec(wordsOf(rest[start])) ?? []
    const value = rest[start + 1]
    return name && value?.type === 'code'
      ? [{ status, text: `error ${status} example ${name} ${written(value.value)}` }]
      : []
  })
  return [
    ...rows
      .map(([status = '', code = '', cause = '', remedy = '']) => ({
        status,
        cause: letters(cause),
        rest: [status, code, remedy],
        isNamed: examples.some((one) => one.status === status),
      }))
      .flatMap(({ status, cause, rest: [, code = '', remedy = ''], isNamed }) =>
        isNamed
          ? [`error ${status} ${code.replace(/[‹›]/g, '')} ${cause} ${letters(remedy)}`]
          : [`error ${status}`, ...(cause ? [`error ${status} said ${cause}`] : [])],
      ),
    ...[...meaning].map(([status, words]) => `error ${status} said ${words}`),
    ...examples.map(({ text }) => text),
    ...starts.flatMap((start, at) => {
      const part = rest.slice(start + 1, starts[at + 1] ?? rest.length)
      const title = wordsOf(rest[start])
      const list = title.replace(/^(Headers of|Response fields for) /, '').replace(/:$/, '')
      if (title.startsWith('Headers of'))
        return list
          .split(', ')
          .flatMap((status) => [
            ...(part[0]?.type === 'table' ? headerRows(part[0], `error ${status}`) : []),
            ...schemaFacts(part.slice(1), `error ${status} header`),
          ])
      return title.startsWith('Response fields for') ? bodyFacts(part, `error ${list}`) : []
    }),
  ]
}

function callbacks([, ...nodes]: readonly Nodes[]): string[] {
  return sectionsOf(nodes, 3).flatMap(({ title, nodes: [call, ...rest] }) => {
    if (!title) return []
    const place = `callback ${letters(title)}`
    const [, method, url, deprecated = ''] = /^‹(\S+) (.*)›( \(deprecated\))?$/s.exec(wordsOf(call)) ?? []
    const ends = rest.at(-1)
    const responses =
      ends && headOf(ends)[0] === 'Your response' && ends.type === 'table' ? cellsOf(ends).slice(1) : []
    const parameters = rest.findIndex((node) => headOf(node)[0] === 'Name')
    const blocks = rest.slice(0, responses.length > 0 ? -1 : rest.length)
    const bodyAt = blocks.findIndex((node) => mediaType(node))
    const start = blocks.findIndex(
      (node) =>
        node.type === 'paragraph' && /^(The document asks|Authentication is optional)/.test(wordsOf(node)),
    )
    const wayList = start >= 0 && blocks[start + 1]?.type === 'list' ? blocks[start + 1] : undefined
    const before = blocks
      .slice(0, bodyAt < 0 ? undefined : bodyAt)
      .filter((node) => node !== wayList && node !== blocks[start])
    const table = rest[parameters]
    return [
      `${place} ${method} ${url}${deprecated && ' deprecated'}`,
      ...said(
        place,
        before.filter((node) => node.type !== 'table'),
      ),
      ...(start >= 0
        ? [`${place} needs ${letters(wordsOf(blocks[start]) + (wayList ? wordsOf(wayList) : ''))}`]
        : []),
      ...(table?.type === 'table'
        ? cellsOf(table)
            .slice(1)
            .map(([name = '', , type = '', required, notes = '']) =>
              rowText({ place, within: [], path: code(name), type, required: required === 'yes', notes }),
            )
        : []),
      ...(bodyAt < 0 ? [] : bodyFacts(blocks.slice(bodyAt), place)),
      ...responses.map(([status = '', words = '']) => `${place} takes ${letters(status + words)}`),
    ]
  })
}

const testValues = (nodes: readonly Nodes[]): string[] =>
  nodes.flatMap((node) =>
    node.type === 'table'
      ? cellsOf(node)
          .slice(1)
          .map(
            ([value = '', at = '', label = '', outcome = '']) =>
              `test value ${letters(value + label + at + outcome)}`,
          )
      : [],
  )
