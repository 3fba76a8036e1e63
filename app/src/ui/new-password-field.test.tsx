import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { NewPasswordField } from './new-password-field.tsx'
import type { StrengthAnswer, StrengthQuestion } from './password-strength-worker.ts'

/** Stands in for the browser's, and runs the real one's code in the test's own thread. */
class SameThreadWorker {
  static started: SameThreadWorker[] = []
  asked: StrengthQuestion[] = []
  ended = false
  onmessage: ((event: { data: StrengthAnswer }) => void) | null = null
  constructor() {
    SameThreadWorker.started.push(this)
  }
  postMessage(question: StrengthQuestion) {
    this.asked.push(question)
    vi.spyOn(self, 'postMessage').mockImplementationOnce((answer) => this.onmessage?.({ data: answer }))
    self.onmessage?.({ data: question } as MessageEvent)
  }
  terminate() {
    this.ended = true
  }
}

beforeEach(async () => {
  SameThreadWorker.started = []
  vi.stubGlobal('Worker', SameThreadWorker)
  await import('./password-strength-worker.ts')
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function renderField(onChange = () => {}) {
  const { unmount } = render(
    <NewPasswordField
      label="New password"
      minLength={10}
      known={['jun.delacruz@example.com']}
      onChange={onChange}
    />,
  )
  return { unmount, user: userEvent.setup(), field: screen.getByLabelText('New password') }
}

const says = (text: string | RegExp) =>
  waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(text))

test('nothing is fetched to judge a password before a person comes to the field', async () => {
  const { user, field } = renderField()
  expect(SameThreadWorker.started).toEqual([])
  await user.click(field)
  expect(SameThreadWorker.started).toHaveLength(1)
})

test.each([
  ['qwertyuiop123', /^Password strength: Weak\. This is similar to a commonly used password\.$/],
  ['Wonderful2024', /^Password strength: Fair\. Add more words that are less common\.$/],
  ['sunshine-lemon', /^Password strength: Good\. Another word makes it strong\.$/],
  ['delacruz2026', /^Password strength: Weak\. Leave out your email address and our name\.$/],
  ['mango-tree-by-the-well', /^Password strength: Strong\.$/],
  [
    'jun.delacruz@example.com',
    /^Password strength: Very weak\. Leave out your email address and our name\.$/,
  ],
])('%s: a verdict and one piece of advice', async (password, verdict) => {
  const { user, field } = renderField()
  await user.type(field, password)
  await says(verdict)
})

test('what the form refuses as too short is never called strong', async () => {
  const { user, field } = renderField()
  await user.type(field, 'x9$Lq!7')
  await says(/^Password strength: Too short\. Use at least 10 characters\.$/)
})

test('a person who types is not spoken to after each letter', async () => {
  const { user, field } = renderField()
  const password = 'mango-tree-by-the-well'
  await user.click(field)
  // Letter by letter without a break: how fast a machine types is not what is asked here.
  for (let end = 1; end <= password.length; end += 1)
    fireEvent.change(field, { target: { value: password.slice(0, end) } })
  await says(/Strong/)
  expect(SameThreadWorker.started.flatMap(({ asked }) => asked.map((question) => question.password))).toEqual(
    [password],
  )
})

test('the form hears every letter, and an emptied field has no verdict', async () => {
  const heard = vi.fn()
  const { user, field } = renderField(heard)
  await user.type(field, 'qwertyuiop')
  expect(heard).toHaveBeenCalledTimes(10)
  await says(/Weak|Very weak/)
  await user.clear(field)
  await says(/^At least 10 characters\. Three or four unrelated words/)
})

test('what judges ends with the field', async () => {
  const { user, field, unmount } = renderField()
  await user.click(field)
  unmount()
  expect(SameThreadWorker.started.map(({ ended }) => ended)).toEqual([true])
})
