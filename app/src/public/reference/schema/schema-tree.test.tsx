// biome-ignore-all lint/suspicious/noThenProperty: it is a word of JSON Schema
import type { SchemaNode } from '@switchboard/oas/schema'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderApp } from '../../../../test/render-app.tsx'
import { loadMarkdown } from '../../../ui/markdown/load.ts'
import { SchemaTree } from './schema-tree.tsx'

const schemas = {
  Cat: { type: 'object', required: ['lives'], properties: { lives: { type: 'integer' } } },
  Dog: { type: 'object', properties: { bark: { type: 'string' } } },
}
const pets = {
  oneOf: [{ 'x-named': 'Cat' }, { 'x-named': 'Dog' }],
  discriminator: { propertyName: 'kind', mapping: { cat: 'Cat', dog: 'Dog' } },
}

async function renderTree(schema: SchemaNode, xml = false) {
  await loadMarkdown()
  renderApp(<SchemaTree schema={schema} reading={{ schemas, direction: 'request', xml }} />)
}
const rowOf = (name: string) => screen.getByText(name).closest('li') as HTMLElement
const words = (name: string) => rowOf(name).textContent

test('forms stand below a heading that says how one is chosen; the first lies open', async () => {
  await renderTree(pets)
  expect(screen.getByText(/^One of these 2 forms, chosen by/)).toHaveTextContent(
    'One of these 2 forms, chosen by kind',
  )
  expect(words('Cat')).toContain('if kind is cat')
  expect(screen.getByRole('button', { name: 'Cat' })).toHaveAttribute('aria-expanded', 'true')
  expect(within(rowOf('Cat')).getByText('lives')).toBeVisible()
  expect(screen.queryByText('bark')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Dog' }))
  expect(within(rowOf('Dog')).getByText('bark')).toBeVisible()
})

test('values that the document explains stand one below the other, each with its meaning', async () => {
  const size = {
    type: 'string',
    enum: ['S', 'L'],
    'x-enum-varnames': ['Small', 'Large'],
    'x-enum-descriptions': ['For one', 'For all'],
  }
  await renderTree({ properties: { size } })
  const values = within(rowOf('size')).getAllByRole('listitem')
  expect(values.map(({ textContent }) => textContent)).toEqual(['S Small: For one', 'L Large: For all'])
})

test('of many values the first stand there, and all of them on demand', async () => {
  const code = { type: 'string', enum: Array.from({ length: 60 }, (_, place) => `V${place}`) }
  await renderTree({ properties: { code } })
  expect(screen.queryByText('V59')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Show all 60' }))
  expect(screen.getByText('V59')).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Show all/ })).toBeNull()
})

test('a default is shown, also where the description has its letters', async () => {
  await renderTree({ properties: { page: { type: 'integer', default: 1, description: 'At least 1.' } } })
  expect(words('page')).toContain('Defaults to 1.')
})

test('what holds on a condition is a row of its own', async () => {
  await renderTree({
    properties: { kind: { enum: ['card', 'cash'] } },
    required: ['kind'],
    if: { properties: { kind: { const: 'card' } } },
    then: { required: ['number'], properties: { number: { type: 'string' } } },
  })
  const condition = screen.getByRole('button', { name: 'If kind is card' })
  expect(condition).toHaveAttribute('aria-expanded', 'true')
  expect(within(condition.closest('li') as HTMLElement).getByText('number')).toBeVisible()
})

test('names of XML stand at a body of XML, and nowhere else', async () => {
  const schema = {
    type: 'object',
    properties: {
      id: { type: 'string', xml: { attribute: true } },
      tags: { type: 'array', items: { type: 'string' }, xml: { name: 'all-tags', wrapped: true } },
      size: { type: 'string', xml: { name: 'Size', prefix: 'a', namespace: 'urn:a' } },
    },
  }
  await renderTree(schema, true)
  expect(words('id')).toContain('In XML, an attribute.')
  expect(words('tags')).toContain('In XML, its items are within an element all-tags.')
  expect(words('size')).toContain(
    'In XML, the element a:Size. In the namespace urn:a.'.replace('. In', '.In'),
  )
})

test('a body of JSON says nothing of XML', async () => {
  await renderTree({ properties: { id: { type: 'string', xml: { attribute: true } } } })
  expect(words('id')).not.toContain('XML')
})
