import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ChakraScope } from '../../theme/chakra-scope.tsx'
import { SelectField } from './select-field.tsx'
import { TextAreaField } from './text-area-field.tsx'
import { TextField } from './text-field.tsx'

const frame = { label: 'Name', hint: 'As on your passport.', error: 'Enter your name.' }

test.each([
  ['one line', <TextField key="1" {...frame} />, 'textbox'],
  ['several lines', <TextAreaField key="2" {...frame} />, 'textbox'],
  [
    'a list',
    <SelectField key="3" {...frame}>
      <option>A</option>
    </SelectField>,
    'combobox',
  ],
])('%s: label, hint and error are read out with it', (_name, field, role) => {
  render(<ChakraScope>{field}</ChakraScope>)
  const control = screen.getByRole(role, { name: 'Name' })
  expect(control).toHaveAccessibleDescription('As on your passport. Enter your name.')
  expect(control).toBeInvalid()
})

test('a label that is not seen still names its field', () => {
  render(
    <ChakraScope>
      <TextField label="Search keys" labelHidden />
    </ChakraScope>,
  )
  expect(screen.getByRole('textbox', { name: 'Search keys' })).toBeValid()
})

test('what is disabled says so', () => {
  render(
    <ChakraScope>
      <SelectField label="Country" disabled>
        <option>PH</option>
      </SelectField>
      <TextField label="Account" disabled />
    </ChakraScope>,
  )
  expect(screen.getByRole('combobox', { name: 'Country' })).toBeDisabled()
  expect(screen.getByRole('textbox', { name: 'Account' })).toBeDisabled()
})
