// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { followLinks } from './route-view.tsx'

const navigate = vi.fn()
let stop = () => {}

beforeEach(() => {
  stop = followLinks(document, navigate)
})
afterEach(() => {
  stop()
  navigate.mockReset()
  document.body.replaceChildren()
})

function click(html: string, init: MouseEventInit = {}): MouseEvent {
  document.body.innerHTML = html
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init })
  // jsdom can't leave the page: clicks that the app doesn't handle are stopped last.
  window.addEventListener('click', (late) => late.preventDefault(), { once: true })
  document.querySelector('[data-hit]')?.dispatchEvent(event)
  return event
}

test('a link of the app is followed without loading the page', () => {
  click('<a href="/plans?x=1#top"><b data-hit>Plans</b></a>')
  expect(navigate).toHaveBeenCalledWith('/plans?x=1#top')
})

test.each([
  ['to another site', '<a data-hit href="https://other.example/plans">Other</a>'],
  ['to a new tab', '<a data-hit href="/api" target="_blank">API</a>'],
  ['to a download', '<a data-hit href="/file.csv" download>File</a>'],
  ['within the page', '<a data-hit href="#main">Skip</a>'],
  ['to a mail program', '<a data-hit href="mailto:a@b.example">Mail</a>'],
  ['no link at all', '<button data-hit type="button">Send</button>'],
])('a click that leads %s is left to the browser', (_what, html) => {
  click(html)
  expect(navigate).not.toHaveBeenCalled()
})

test.each(['metaKey', 'ctrlKey', 'shiftKey', 'altKey'])('with %s it is left to the browser', (key) => {
  click('<a data-hit href="/plans">Plans</a>', { [key]: true })
  expect(navigate).not.toHaveBeenCalled()
})
