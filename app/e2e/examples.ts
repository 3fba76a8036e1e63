import { readFileSync } from 'node:fs'
import { join } from 'node:path'

type Named<Data> = Readonly<Record<string, Data>>

const bundle = (name: 'portal' | 'content') =>
  JSON.parse(readFileSync(join(import.meta.dirname, `../../openapi/dist/${name}.json`), 'utf8'))
const contracts = { portal: bundle('portal'), content: bundle('content') }

/** The `data` of an operation's named examples, which the mock returns and a page on it shows. */
export function examplesOf<Data>(path: string, contract: keyof typeof contracts = 'portal'): Named<Data> {
  const { examples } = contracts[contract].paths[path].get.responses['200'].content['application/json']
  const data = Object.entries<{ value: { data: Data } }>(examples).map(([name, { value }]) => [
    name,
    value.data,
  ])
  return Object.fromEntries(data)
}
