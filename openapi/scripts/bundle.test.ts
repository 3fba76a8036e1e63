import { expect, test } from 'vitest'
import { bundle } from './bundle.ts'
import { operationsOf } from './operations.ts'

const fixture = (name: string) => bundle(`scripts/fixtures/${name}/openapi.yaml`)

test('quoted examples are written out where they are quoted, under their own names', async () => {
  const examples = operationsOf(await fixture('quoted')).map(
    ({ operation }) => operation.responses['200']?.content?.['application/json']?.examples,
  )
  expect(examples).toEqual([
    { user: { summary: 'A thing', value: 'spoon' } },
    { user: { summary: 'Another', value: 'fork' } },
  ])
})

test('schemas keep their names and are hoisted into components', async () => {
  const { components } = await fixture('quoted')
  expect(components).toEqual({ schemas: { Name: { type: 'string' } } })
})

test('two schemas of one name are refused, not renamed', async () => {
  await expect(fixture('collision')).rejects.toThrow(/Thing/)
})

test('an example that is not there is named with its place', async () => {
  await expect(fixture('missing')).rejects.toThrow(/missing\/openapi\.yaml:\d+:\d+: Can't resolve \$ref/)
})
