import { AwsClient } from 'aws4fetch'
import type { S3Settings } from '../../../platform/settings/archive.ts'
import { sha256 } from '../../../platform/sha256.ts'
import type { ArchiveStore } from './store.ts'

/** A part is a few megabytes. */
const timeoutMs = 120_000

/** Amazon’s, or another that speaks its protocol: objects below `endpoint/bucket/prefix/`, signed by version 4. */
export function s3Store({ endpoint, bucket, prefix, ...credentials }: S3Settings): ArchiveStore {
  const client = new AwsClient({ ...credentials, service: 's3', retries: 3 })
  const urlOf = (name: string) => [endpoint, bucket, prefix, name].filter(Boolean).join('/')
  const send = (name: string, init: RequestInit) =>
    client.fetch(urlOf(name), { ...init, signal: AbortSignal.timeout(timeoutMs), redirect: 'error' })
  return {
    async write(name, content) {
      // With its hash, so that the server refuses a body that was damaged on its way.
      const headers = { 'X-Amz-Content-Sha256': sha256(content).toString('hex') }
      const response = await send(name, { method: 'PUT', body: new Uint8Array(content), headers })
      if (!response.ok) throw await failure(name, response)
      await response.body?.cancel()
    },
    async read(name) {
      const response = await send(name, { method: 'GET' })
      if (response.ok) return Buffer.from(await response.arrayBuffer())
      const error = await failure(name, response)
      if (response.status === 404 && error.code === 'NoSuchKey') return undefined
      throw error
    },
  }
}

/** S3 says in XML what it refuses: a bucket that is missing isn’t an object that is. */
class StoreFailure extends Error {
  readonly code: string | undefined
  constructor(name: string, status: number, code: string | undefined) {
    super(`${name}: S3 answered ${status}${code ? ` ${code}` : ''}.`)
    this.code = code
  }
}

async function failure(name: string, response: Response): Promise<StoreFailure> {
  const text = await response.text()
  return new StoreFailure(name, response.status, /<Code>([^<]+)<\/Code>/.exec(text)?.[1])
}
