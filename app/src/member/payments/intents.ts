import { type components, randomId } from '@switchboard/sdk'
import { type StorageArea, sessionOrMemory } from '../../lib/browser/storage.ts'

export type PaymentRequest = components['schemas']['PaymentRequest']

/** A payment that a person intends, and the key by which the server recognises it. */
interface Intent {
  /** The request as it was first sent: with another one it is another intent. */
  readonly input: string
  readonly key: string
  /** Once the server has answered. */
  readonly transactionId?: string
  readonly paid?: true
}

/**
 * One intent for each kind of payment, kept by the tab through reloads and the Back button: a retry after a lost
 * response is the same payment. It ends when the purchase changes, the checkout has closed, or the person starts
 * another.
 */
function createIntents(storage: StorageArea) {
  const nameOf = (source: PaymentRequest['source']) => `switchboard payment ${source}`

  function read(source: PaymentRequest['source']): Intent | undefined {
    try {
      return JSON.parse(storage.getItem(nameOf(source)) ?? 'null') ?? undefined
    } catch {
      return undefined
    }
  }
  const write = (source: PaymentRequest['source'], intent: Intent) =>
    storage.setItem(nameOf(source), JSON.stringify(intent))

  return {
    /** The intent of this very request, where there is one. */
    find(request: PaymentRequest): Intent | undefined {
      const intent = read(request.source)
      return intent?.input === JSON.stringify(request) ? intent : undefined
    },
    begin(request: PaymentRequest): Intent {
      const intent = { input: JSON.stringify(request), key: randomId() }
      write(request.source, intent)
      return intent
    },
    started(source: PaymentRequest['source'], transactionId: string): void {
      const intent = read(source)
      if (intent) write(source, { ...intent, transactionId })
    },
    /** A paid one is kept, so that returning to its review can't pay it twice by accident. */
    settled(source: PaymentRequest['source'], transactionId: string, paid: boolean): void {
      const intent = read(source)
      if (intent?.transactionId !== transactionId) return
      if (paid) write(source, { ...intent, paid: true })
      else storage.removeItem(nameOf(source))
    },
    /** For who chooses anew: buying the same again is then meant. */
    forgetPaid(source: PaymentRequest['source']): void {
      if (read(source)?.paid) storage.removeItem(nameOf(source))
    },
    forget(source: PaymentRequest['source']): void {
      storage.removeItem(nameOf(source))
    },
  }
}

export type Intents = ReturnType<typeof createIntents>

/** The app's own, for `useAppState`. */
export const paymentIntents = (): Intents => createIntents(sessionOrMemory())
