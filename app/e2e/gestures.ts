import type { Page } from '@playwright/test'

type Gesture = 'click' | 'tab' | 'tap' | 'key'

/** Counts what a person really does, on every page that comes: presses, keys, and the forms and dialogs that they were in. */
export async function countGestures(page: Page) {
  const gestures: Gesture[] = []
  const forms = new Set<string>()
  await page.exposeFunction('tellGesture', (gesture: Gesture, form: string | null) => {
    gestures.push(gesture)
    if (form) forms.add(form)
  })
  await page.addInitScript(() => {
    const tell = (gesture: Gesture, { target }: Event) => {
      const form = target instanceof Element ? target.closest('form, [role$=dialog]') : null
      const name = form && `${location.pathname} ${form.getAttribute('aria-label') ?? form.textContent}`
      ;(window as unknown as { tellGesture(gesture: Gesture, form: string | null): void }).tellGesture(
        gesture,
        name?.slice(0, 60) ?? null,
      )
    }
    const options = { capture: true, passive: true }
    window.addEventListener(
      'pointerdown',
      (event) => event.isTrusted && tell(event.pointerType === 'touch' ? 'tap' : 'click', event),
      options,
    )
    window.addEventListener(
      'keydown',
      (event) => {
        if (!event.isTrusted) return
        if (event.key === 'Tab') tell('tab', event)
        tell('key', event)
      },
      options,
    )
  })
  return Object.assign((gesture: Gesture) => gestures.filter((one) => one === gesture).length, {
    forms: () => [...forms],
  })
}
