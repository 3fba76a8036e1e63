import { setTimeout as pause } from 'node:timers/promises'

const retryMs = 500

export interface OpenDatabase {
  readonly url: string
  /** Called when the pool lost a connection: brings an embedded database that died back up. */
  recover(): void
  close(): Promise<void>
}

interface DatabaseOptions {
  /** Any PostgreSQL. Without, one of our own in `dataDir`. */
  readonly url: string | undefined
  readonly dataDir: string
}

export async function openDatabase({ url, dataDir }: DatabaseOptions): Promise<OpenDatabase> {
  if (url) return { url, recover() {}, close: async () => {} }
  // Loaded here, so that a deployment with a database of its own needs no binaries.
  const { openEmbedded } = await import('./embedded/open-embedded.ts')
  const embedded = await openEmbedded({ dataDir: `${dataDir}/postgres` })
  let recovering: Promise<unknown> | undefined
  let closing = false

  /** Retries until it runs: remains of a killed database may be in the way for a moment. */
  async function bringBack(): Promise<void> {
    while (!closing) {
      try {
        return await embedded.ensureRunning()
      } catch (error) {
        console.error('The database can’t be restarted yet:', error)
        await pause(retryMs)
      }
    }
  }

  return {
    url: embedded.url,
    recover() {
      recovering ??= bringBack().finally(() => {
        recovering = undefined
      })
    },
    async close() {
      closing = true
      await recovering
      await embedded.close()
    },
  }
}
