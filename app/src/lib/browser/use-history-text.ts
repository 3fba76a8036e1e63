import { useLocationProperty } from 'wouter/use-browser-location'

/**
 * A text that the history holds beside the address, as `navigate(…, { state: { name: text } })` left it: for what a page must know
 * after a reload, too, and an address must not tell, such as whose it is.
 */
export const useHistoryText = (name: string): string | undefined =>
  useLocationProperty(
    () => textIn(history.state, name),
    () => undefined,
  )

function textIn(state: unknown, name: string): string | undefined {
  const text = (state as Record<string, unknown> | null)?.[name]
  return typeof text === 'string' ? text : undefined
}
