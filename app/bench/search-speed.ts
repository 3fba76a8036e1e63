import { createSearchIndex, search } from '../src/public/palette/search-index.ts'
import { catalogueEntries } from '../src/public/palette/sources/catalogue.ts'

const verbs = ['Create', 'Read', 'List', 'Replace', 'Remove', 'Check', 'Send', 'Retrieve']
const things = ['message', 'device', 'number', 'session', 'subscription', 'location', 'template', 'receipt']

/** The time that each key costs while something is typed, mistypings and all: the slowest, beside its budget. */
export function searchSpeed({ operations, budgetMs }: { operations: number; budgetMs: number }): string {
  const entries = catalogueEntries([large(operations)])
  const started = performance.now()
  const shelves = [createSearchIndex(entries)]
  const built = performance.now() - started
  const typed = [
    'retrieve message 2999',
    'subscritpion',
    '/things/1500',
    'how do I remove a device',
    'zzzzzz',
  ]
  const keys = typed.flatMap((text) => [...text].map((_, end) => text.slice(0, end + 1)))
  const times = keys.map((query) => timeOf(() => search(shelves, query)))
  const slowest = Math.max(...times)
  const mean = times.reduce((sum, time) => sum + time, 0) / times.length
  return [
    slowest <= budgetMs ? 'kept  ' : 'MISSED',
    `slowest key ${slowest.toFixed(1)} ms (${budgetMs})`,
    `mean ${mean.toFixed(1)} ms`,
    `index of ${entries.length} entries ${built.toFixed(0)} ms, once`,
  ].join('  ')
}

function timeOf(work: () => unknown): number {
  const started = performance.now()
  work()
  return performance.now() - started
}

const large = (count: number): Parameters<typeof catalogueEntries>[0][number] => ({
  api: 'large',
  publisher: 'lumina',
  tag: 'large',
  version: 'v1',
  name: 'A large API',
  summary: 'It has many operations.',
  category: 'Network',
  mocked: false,
  operations: Array.from({ length: count }, (_, place) => {
    const verb = verbs[place % verbs.length] ?? ''
    const thing = things[Math.floor(place / verbs.length) % things.length] ?? ''
    return {
      id: `${verb.toLowerCase()}${thing}${place}`,
      method: 'POST',
      path: `/things/${place}/${thing}s`,
      title: `${verb} ${thing} ${place}`,
      price: '0.10',
    }
  }),
  errors: [],
})
