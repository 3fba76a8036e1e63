import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach, expect, vi } from 'vitest'

// A busy machine is no fault of the code, so waiting has a generous limit.
configure({ asyncUtilTimeout: 30_000 })

// A test run is silent: a complaint of React or a library is a fault of the code or of the test.
beforeEach(() => {
  for (const level of ['error', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation((...args: unknown[]) => {
      complaints.push(args.map(String).join(' '))
    })
  }
})

const complaints: string[] = []

afterEach(async () => {
  const hadOverlay = 'window' in globalThis && document.querySelector('[role$=dialog], [role=menu]') !== null
  cleanup()
  if (hadOverlay && !vi.isFakeTimers()) await overlaysGone()
  if ('window' in globalThis) forget()
  expect(complaints.splice(0)).toEqual([])
})

/** A dialog that was open gives the focus back a few frames after it is gone: in the middle of the next test, if nobody waits. */
async function overlaysGone(): Promise<void> {
  for (let frames = 0; frames < 4 || document.body.hasAttribute('data-inert'); frames += 1)
    await new Promise((resolve) => requestAnimationFrame(resolve))
}

/** Files share a window: none finds what another has left. */
function forget(): void {
  localStorage.clear()
  sessionStorage.clear()
  for (const [name] of document.cookie.matchAll(/[^=; ]+(?==)/g)) {
    // biome-ignore lint/suspicious/noDocumentCookie: it is all that jsdom has
    document.cookie = `${name}=; path=/; max-age=0`
  }
}

// Classes that jsdom lacks; the components only need them to exist.
class NoResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

class AllInView {
  readonly #report: (entries: { isIntersecting: boolean }[]) => void
  constructor(report: (entries: { isIntersecting: boolean }[]) => void) {
    this.#report = report
  }
  observe() {
    this.#report([{ isIntersecting: true }])
  }
  disconnect() {}
}

// Tests of what the server draws have no browser at all.
if ('window' in globalThis) standIn()

function standIn(): void {
  Object.assign(window, {
    IntersectionObserver: AllInView,
    ResizeObserver: NoResizeObserver,
    scrollTo: () => {},
    matchMedia: () => ({ matches: false, addEventListener() {}, removeEventListener() {} }),
  })

  // Its dialogs do not open by themselves.
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true
      this.querySelector<HTMLElement>('input, button, a[href]')?.focus()
    },
    close(this: HTMLDialogElement) {
      if (!this.open) return
      this.open = false
      this.dispatchEvent(new Event('close'))
    },
  })
  Element.prototype.scrollIntoView ??= () => {}
}
