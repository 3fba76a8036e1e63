import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { OperationBody } from '../src/public/reference/operation/operation-body.tsx'
import type {
  ApiVersion,
  ReferenceEntry,
  ReferenceOperation,
  ReferenceSecurity,
} from '../src/public/reference/types.ts'
import { loadMarkdown } from '../src/ui/markdown/load.ts'

interface OperationParts {
  readonly api: ApiVersion
  readonly operation: ReferenceOperation
  readonly operations: readonly ReferenceEntry[]
  readonly security: readonly ReferenceSecurity[]
}

/** Modules that the page loads on demand. */
const fetched = [
  () => import('../src/public/reference/operation/callbacks.tsx'),
  () => import('../src/public/reference/operation/document-authentication.tsx'),
  () => import('../src/public/reference/operation/document-schemes.tsx'),
  () => import('../src/public/reference/operation/encodings.tsx'),
  () => import('../src/public/reference/operation/links.tsx'),
]

/**
 * The page of an operation as somebody sees it who opens whatever can be opened. It is read once for each choice that it
 * offers: a media type, an example.
 */
export async function readOpened(parts: OperationParts, read: (page: HTMLElement) => void): Promise<void> {
  // With an anchor in its address, a page is drawn at once.
  window.location.hash = 'all'
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  await Promise.all([loadMarkdown(), ...fetched.map((load) => load())])
  const page = document.createElement('main')
  document.body.append(page)
  const root = createRoot(page)
  await act(async () =>
    root.render(
      <OperationBody
        {...parts}
        scenario={undefined}
        tryIt={undefined}
        limits={null}
        neighbours={{ before: undefined, after: undefined }}
      />,
    ),
  )
  for (let form = 0; form === 0 || (await chooseForm(page, form)); form += 1)
    for (let example = 0; example === 0 || (await chooseExample(page, example)); example += 1) {
      while (await open(page)) {}
      read(page)
    }
  await act(async () => root.unmount())
  page.remove()
}

async function chooseForm(page: HTMLElement, place: number): Promise<boolean> {
  const selects = [...page.getElementsByTagName('select')].filter(({ options }) => options.length > place)
  await act(async () => {
    for (const select of selects) {
      select.value = select.options[place]?.value ?? ''
      select.dispatchEvent(new Event('change', { bubbles: true }))
    }
  })
  return selects.length > 0
}

async function chooseExample(page: HTMLElement, place: number): Promise<boolean> {
  const chips = [...page.getElementsByTagName('fieldset')].flatMap(
    (set) => [...set.getElementsByTagName('button')][place] ?? [],
  )
  await act(async () => {
    for (const chip of chips) chip.click()
  })
  return chips.length > 0
}

/** Returns whether there was something to open. Schemas that repeat an outer one stay closed: they have no end. */
async function open(page: HTMLElement): Promise<boolean> {
  const closed = [...page.getElementsByTagName('button')].filter(
    (button) =>
      (button.getAttribute('aria-expanded') === 'false' && !repeats(button)) ||
      button.textContent?.startsWith('Show '),
  )
  await act(async () => {
    for (const button of closed) button.click()
  })
  return closed.length > 0
}

const repeats = (button: Element): boolean => {
  const notes = button.parentElement?.nextElementSibling
  return [...(notes?.children ?? [])].some(({ textContent }) =>
    textContent?.endsWith(' above. Expand it to see its fields.'),
  )
}
