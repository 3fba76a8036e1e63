import type { JsonObject } from '@switchboard/oas/document'
import type { Db } from '../../src/platform/db/client.ts'
import { publish } from '../../src/publishing/publish/publish.ts'

/** The size of a catalogue with publishers from everywhere. */
export const largeCatalogue = { documents: 40, operations: 5_000, largest: 300, documentBytes: 1_000_000 }

/** Addresses of pages that are among the heaviest of it. */
export const heavyPages = {
  manyOperations: '/api/publisher-0/api-0/v1',
  largeDocument: '/api/publisher-1/api-1/v1?operation=operation-1-0',
}

/**
 * Fills a catalogue: the first API has 300 operations, the document of the second 1 MB, and all have 5,000 operations
 * together. Texts are like those of foreign documents, including ones that break pages: a title without a space,
 * markup, and a name that another API has, too. Nobody downloads them, so no files are made.
 */
export async function fillCatalogue(db: Db, now = new Date()): Promise<void> {
  const { documents, operations, largest } = largeCatalogue
  const each = Math.floor((operations - largest) / (documents - 1))
  const rest = operations - largest - each * (documents - 1)
  for (let index = 0; index < documents; index += 1) {
    const count = index === 0 ? largest : each + (index === 1 ? rest : 0)
    await db.transaction().execute((tx) => publish(tx, publicationOf(index, count, now), { isTrial: true }))
  }
}

const titles = ['Parcel', 'Invoice', 'Weather', 'Identity', 'Fleet', 'Payments', 'Geocoding', 'Roaming']
const categories = ['Logistics', 'Finance', 'Weather', 'Identity', 'Location', 'Messaging', 'Other']
const verbs = [
  'List',
  'Create',
  'Read',
  'Replace',
  'Cancel',
  'Search',
  'Export',
  'Approve',
  'Measure',
  'Follow',
]
const kinds = [
  'open',
  'archived',
  'shared',
  'planned',
  'refused',
  'monthly',
  'verified',
  'temporary',
  'foreign',
]
const things = ['parcels', 'invoices', 'forecasts', 'drivers', 'routes', 'refunds', 'addresses', 'devices']
const places = [
  'of an account',
  'in a region',
  'by reference',
  'for a partner',
  'since a day',
  'within a fence',
]

const one = (texts: readonly string[], index: number): string => texts[index % texts.length] ?? ''

const oddTitles: Readonly<Record<number, string>> = {
  2: 'Supercalifragilisticexpialidocious-Telecommunications-Gateway',
  3: '<b>Bold</b> & “quoted”',
  // Both of them, by two publishers.
  4: 'Number Lookup',
  5: 'Number Lookup',
}

function publicationOf(index: number, count: number, now: Date) {
  const document = documentOf(index, count)
  const day = now.toISOString().slice(0, 10)
  const title = titleOf(index)
  return {
    api: `api-${index}`,
    publisher: `publisher-${index}`,
    tag: `api-${index}`,
    version: 'v1',
    full_version: '1.0.0',
    name: title,
    summary: `${title} for partners: ${one(things, index)}, ${one(things, index + 3)} and what became of them, with <em>markup</em> & **stars** that nobody meant.`,
    description: `What ${title} does, in **Markdown**.`,
    category: one(categories, index),
    tags: [one(things, index), one(kinds, index * 5), `Team ${index}`],
    status: 'ACTIVE' as const,
    kyb_required: false,
    position: 100 + index,
    updated_at: now,
    released_on: day,
    sunset_on: null,
    upstream: null,
    document: JSON.stringify(document),
    document_name: null,
    parsed: document,
    asPublished: document,
    published_by: null,
    deprecation_reason: null,
    startsOn: day,
    today: day,
  }
}

const titleOf = (index: number): string => oddTitles[index] ?? `${one(titles, index)} ${index}`

function documentOf(index: number, count: number): JsonObject {
  const operations = Array.from({ length: count }, (_, number): [string, JsonObject] => [
    `/${one(things, number)}/${number}/{id}`,
    { get: operationOf(index, number) },
  ])
  const written = { openapi: '3.1.0', info: { title: titleOf(index), version: '1.0.0' } }
  const filler = index === 1 ? Math.max(0, largeCatalogue.documentBytes - count * 500) : 0
  return {
    ...written,
    paths: Object.fromEntries(operations),
    components: { schemas: { Large: { type: 'object', properties: fields(filler) } } },
  }
}

const operationOf = (index: number, number: number): JsonObject => ({
  operationId: `operation-${index}-${number}`,
  summary: `${one(verbs, number)} ${one(kinds, number * 7 + index)} ${one(things, number + index)} ${one(places, number * 3 + index)}`,
  'x-price': { credits: `${number % 4}.${String((number * 25) % 100).padStart(2, '0')}`, unit: 'call' },
  parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }],
  responses: {
    200: {
      description: 'What was asked for.',
      ...(index === 1 &&
        number === 0 && {
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Large' } } },
        }),
    },
  },
})

/** So many fields that their schema has about as many bytes. */
const fields = (bytes: number): JsonObject =>
  Object.fromEntries(
    Array.from({ length: Math.ceil(bytes / 120) }, (_, number) => [
      `${one(things, number)}_${number}`,
      {
        type: 'string',
        maxLength: 200,
        description: `The ${number}th of the ${one(kinds, number)} ${one(things, number)}.`,
      },
    ]),
  )
