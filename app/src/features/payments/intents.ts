import { type components, randomId } from '@switchboard/sdk'
import { type StorageArea, sessionOrMemory } from '../../lib/browser/storage.ts'

export type PaymentRequest = components['schemas']['PaymentRequest']

/** What a person means to pay, and the key by which the server knows it again. */
interface Intent {
  /** The request as it was first sent: with another one it is another intent. */
  readonly input: string
  readonly key: string
  /** Once the server has answered. */
  readonly transactionId?: string
  readonly paid?: true
}

/**
 * One intent for each kind of payment, kept by the tab through reloads and the Back button: what is sent again after a lost answer is
 * the same payment. It ends when something else is to be paid, when the checkout has closed, or when the person wants another one.
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
      const kept = read(request.source)
      return kept?.input === JSON.stringify(request) ? kept : undefined
    },
    begin(request: PaymentRequest): Intent {
      const intent = { input: JSON.stringify(request), key: randomId() }
      write(request.source, intent)
      return intent
    },
    started(source: PaymentRequest['source'], transactionId: string): void {
      const kept = read(source)
      if (kept) write(source, { ...kept, transactionId })
    },
    /** A paid one is kept: who comes back to its review is told, and does not pay it twice by accident. */
    settled(source: PaymentRequest['source'], transactionId: string, paid: boolean): void {
      const kept = read(source)
      if (kept?.transactionId !== transactionId) return
      if (paid) write(source, { ...kept, paid: true })
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
