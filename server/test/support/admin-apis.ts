import type { components } from '@switchboard/sdk'
import type { TestServer } from './server.ts'

type Schemas = components['schemas']
export type Check = Schemas['AdminApiCheck']
export type Detail = Schemas['AdminApiDetail']

/** A form as the portal sends it: the document as a file, everything else as text. */
export function formOf(content: unknown, fields: Readonly<Record<string, string>> = {}): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  const bytes =
    content instanceof Uint8Array || typeof content === 'string' ? content : JSON.stringify(content, null, 2)
  form.set('document', new Blob([bytes as BlobPart]), 'document.yaml')
  return form
}

type Fields = Readonly<Record<string, string>>

export function portalOf(server: TestServer, token: string) {
  const check = (content: unknown, fields: Fields) =>
    server.ask('POST', '/portal-api/api/admin/apis/check', { token, body: formOf(content, fields) })
  const send = (content: unknown, fields: Fields, key: string = crypto.randomUUID()) =>
    server.ask('POST', '/portal-api/api/admin/apis', {
      token,
      body: formOf(content, fields),
      headers: { 'Idempotency-Key': key },
    })
  return {
    check,
    send,
    /** Checks, then publishes what was checked. */
    async publish(content: unknown, fields: Fields) {
      const { digest } = (await check(content, fields)).body.data as Check
      return send(content, { ...fields, digest: digest ?? '' })
    },
    post: (path: string, body: object) =>
      server.ask('POST', `/portal-api/api/admin/apis/${path}` as '/portal-api/api/admin/apis/prices', {
        token,
        body,
        headers: { 'Idempotency-Key': crypto.randomUUID() },
      }),
    read: (api: string, version: string) =>
      server.ask(
        'GET',
        `/portal-api/api/admin/apis/version?${new URLSearchParams({ api, version })}` as '/portal-api/api/admin/apis/version',
        { token },
      ),
  }
}
