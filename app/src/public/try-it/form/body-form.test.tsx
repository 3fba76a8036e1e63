import type { SchemaNode } from '@switchboard/oas/schema'
import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { demoBodies } from '../../../../test/demo-bodies.ts'
import { renderApp } from '../../../../test/render-app.tsx'
import { ChakraScope } from '../../../theme/chakra-scope.tsx'
import { BodyForm } from './body-form.tsx'

interface RenderOptions {
  readonly schema: SchemaNode
  readonly schemas?: Record<string, SchemaNode>
  readonly value: unknown
}

interface HeldProps extends Required<RenderOptions> {
  readonly onChange: (value: unknown) => void
}

/** Holds the value, as the console does. */
function HeldForm({ value: first, onChange, ...rest }: HeldProps) {
  const [value, setValue] = useState(first)
  const change = (next: unknown) => {
    onChange(next)
    setValue(next)
  }
  const rejections = [{ at: '/note', text: 'Rejected by the server.' }]
  return <BodyForm {...rest} value={value} rejections={rejections} onChange={change} />
}

function renderForm({ schemas = {}, ...rest }: RenderOptions) {
  const onChange = vi.fn()
  renderApp(
    <ChakraScope>
      <HeldForm {...rest} schemas={schemas} onChange={onChange} />
    </ChakraScope>,
  )
  return { body: () => onChange.mock.lastCall?.[0] }
}

const controls = () =>
  [...screen.queryAllByRole('textbox'), ...screen.queryAllByRole('combobox')] as (
    | HTMLInputElement
    | HTMLSelectElement
  )[]

test('the demo has bodies', () => expect(demoBodies.length).toBeGreaterThan(10))

test.each(demoBodies)(
  'every field of $title is filled in, without a fault, and comes back as it was',
  ({ schema, schemas, value }) => {
    const { body } = renderForm({ schema, schemas, value })
    expect(controls().length).toBeGreaterThan(0)
    expect(screen.queryByText('JSON, since this part has no fixed fields.')).toBeNull()
    expect(controls().filter((one) => one.getAttribute('aria-invalid'))).toEqual([])
    for (const [place, { value: text }] of controls().entries()) {
      if (text === '') continue
      const otherwise = controls()[place] instanceof HTMLSelectElement ? '' : '7'
      fireEvent.change(controls()[place] as Element, { target: { value: otherwise } })
      fireEvent.change(controls()[place] as Element, { target: { value: text } })
    }
    expect(body()).toEqual(value)
  },
)

const schema: SchemaNode = {
  type: 'object',
  required: ['profile', 'note'],
  properties: {
    profile: { type: 'string', enum: ['LOW', 'STEADY'] },
    note: { type: ['string', 'null'] },
    count: { type: 'integer' },
    isFast: { type: 'boolean' },
    device: { type: 'object', properties: { name: { type: 'string' } } },
    tags: { type: 'array', items: { type: 'string', examples: ['a'] } },
    any: {},
    area: {
      oneOf: [
        {
          title: 'Circle',
          type: 'object',
          required: ['radius'],
          properties: { radius: { type: 'number', examples: [2] } },
        },
        {
          title: 'Square',
          type: 'object',
          required: ['side'],
          properties: { side: { type: 'number', examples: [3] } },
        },
      ],
    },
  },
}
const field = (name: string) => screen.getByLabelText(name)
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } })

test.each<readonly [string, unknown, () => unknown, unknown]>([
  ['a fixed set', { profile: 'LOW' }, () => type('profile', '"STEADY"'), { profile: 'STEADY' }],
  ['a number, which is no text', {}, () => type('count', '7'), { count: 7 }],
  [
    'a long number',
    {},
    () => type('count', '9007199254740993'),
    { count: { 'x-number': '9007199254740993' } },
  ],
  ['an emptied field that is optional', { count: 7 }, () => type('count', ''), {}],
  [
    'an emptied field that is required, and may be null',
    { note: 'x' },
    () => type('note', ''),
    { note: null },
  ],
  ['a boolean', {}, () => type('isFast', 'true'), { isFast: true }],
  [
    'a field that the document doesn’t have',
    { extra: [1], count: 1 },
    () => type('count', '2'),
    { extra: [1], count: 2 },
  ],
  ['any value, as JSON', {}, () => type('any', '[1]'), { any: [1] }],
  ['another variant', { area: { radius: 1 } }, () => type('area variant', '1'), { area: { side: 3 } }],
  [
    'an entry more',
    {},
    () => userEvent.click(screen.getByRole('button', { name: 'Add an entry' })),
    { tags: ['a'] },
  ],
  [
    'an entry less',
    { tags: ['x', 'y'] },
    () => userEvent.click(screen.getByRole('button', { name: 'Remove tags[0]' })),
    { tags: ['y'] },
  ],
  [
    'the last entry less',
    { tags: ['x'] },
    () => userEvent.click(screen.getByRole('button', { name: 'Remove tags[0]' })),
    {},
  ],
  [
    'an object less',
    { device: { name: 'x' } },
    () => userEvent.click(screen.getByRole('button', { name: 'Remove device' })),
    {},
  ],
])('%s', async (_what, value, change, expected) => {
  const { body } = renderForm({ schema, value })
  await change()
  expect(body()).toEqual(expected)
})

test('a wrong value of a fixed set can’t be chosen, and is marked where it came from JSON; so is what the server rejected', () => {
  renderForm({ schema, value: { profile: 'FAST', note: 'x' } })
  const choices = within(field('profile'))
    .getAllByRole('option')
    .map(({ textContent }) => textContent)
  expect(choices).toEqual(['FAST', 'LOW', 'STEADY'])
  expect(field('profile')).toHaveAccessibleDescription('Expected one of LOW, STEADY.')
  expect(field('profile')).toBeInvalid()
  expect(field('note')).toHaveAccessibleDescription('Rejected by the server.')
})
