// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test } from 'vitest'
import { keepFocus } from './keep-focus.ts'

let stop: () => void
beforeEach(() => {
  document.body.innerHTML = `<main tabindex="-1"><h1>Credits</h1><button id="other">Other</button>
    <section><h2>Waiting</h2><ul><li><button id="approve">Approve</button></li><li><button id="next">Next</button></li></ul></section></main>
    <div id="portal"></div>`
  stop = keepFocus(document)
})
afterEach(() => stop())

const get = (selector: string) => document.querySelector<HTMLElement>(selector) as HTMLElement
const focused = () => document.activeElement?.textContent?.trim().split('\n')[0]

test('a control that goes leaves the focus at the heading of its part', async () => {
  get('#approve').focus()
  get('li').remove()
  await expect.poll(focused).toBe('Waiting')
  expect(document.activeElement).toHaveAttribute('tabindex', '-1')
  get('#other').focus()
  expect(get('h2')).not.toHaveAttribute('tabindex')
})

test('where its part goes, too, it is at the heading of what is left', async () => {
  get('#approve').focus()
  get('section').remove()
  await expect.poll(focused).toBe('Credits')
})

test.each(['disabled', 'hidden', 'inert'])(
  'a control that stays and is %s leaves it at its row',
  async (state) => {
    get('#approve').focus()
    get('#approve').toggleAttribute(state)
    // As browsers take the focus from it.
    get('#approve').blur()
    await expect.poll(() => document.activeElement).toBe(get('li'))
  },
)

test('a tab that gives way leaves it at the heading of the page', async () => {
  get('#approve').focus()
  get('section').hidden = true
  get('#approve').blur()
  await expect.poll(focused).toBe('Credits')
})

test('a dialog that closes without giving it back leaves it at its opener', async () => {
  get('#approve').focus()
  get('#portal').innerHTML =
    '<div role="dialog"><button id="no">No</button><button id="yes">Yes</button></div>'
  get('#no').focus()
  get('#yes').focus()
  get('#portal').replaceChildren()
  await expect.poll(() => document.activeElement).toBe(get('#approve'))
})

test('a dialog that closes after its opener has gone leaves it where that was', async () => {
  get('#approve').focus()
  get('#portal').innerHTML = '<div role="dialog"><h2>Sure?</h2><button id="yes">Yes</button></div>'
  get('#yes').focus()
  get('li').remove()
  get('#portal').replaceChildren()
  await expect.poll(focused).toBe('Waiting')
})

test('a place that somebody else chose is kept', async () => {
  get('#approve').focus()
  get('li').remove()
  get('#other').focus()
  await new Promise((resolve) =>
    requestAnimationFrame(() =>
      requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    ),
  )
  expect(focused()).toBe('Other')
})

test('who pressed beside everything is left alone', async () => {
  get('#approve').focus()
  get('#approve').blur()
  await Promise.resolve()
  get('li').remove()
  await new Promise((resolve) =>
    requestAnimationFrame(() =>
      requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    ),
  )
  expect(document.activeElement).toBe(document.body)
})

test('a question that ends in another dialog leaves it at what opened the first, however much happened in them', async () => {
  get('#approve').focus()
  for (const name of ['first', 'second']) {
    const buttons = Array.from({ length: 5 }, (_, index) => `<button id="${name}${index}"></button>`)
    get('#portal').innerHTML = `<div role="dialog">${buttons.join('')}</div>`
    for (const button of document.querySelectorAll<HTMLElement>('#portal button')) button.focus()
  }
  get('#portal').replaceChildren()
  await expect.poll(() => document.activeElement).toBe(get('#approve'))
})

test('where nothing of its part is left, it is at the heading of the page', async () => {
  get('#portal').innerHTML = '<button id="undo">Undo</button>'
  get('#undo').focus()
  get('#portal').replaceChildren()
  await expect.poll(focused).toBe('Credits')
})
