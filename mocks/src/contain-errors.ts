import type { PrismHttpInstance } from '@stoplight/prism-http'

/**
 * An error thrown while Prism works on a request becomes a 500 of that request. Prism lets it pass as an unhandled
 * rejection, which would end the process and every other mock with it.
 */
export function containErrors(prism: PrismHttpInstance): void {
  const request = prism.request
  prism.request =
    (...args) =>
    async () => {
      try {
        return await request(...args)()
      } catch (error) {
        return { _tag: 'Left', left: error instanceof Error ? error : new Error(String(error)) }
      }
    }
}
