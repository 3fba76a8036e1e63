import type { Client } from 'openapi-fetch'
import { filenameOf } from './content-disposition.ts'
import { type InitArgs, type InitOf, type Method, type PathWith, requestOf } from './operation.ts'
import { succeeded } from './unwrap.ts'

export interface Download {
  /** As the server named it, without folders. `undefined` when it did not, or when CORS hides the header. */
  readonly filename: string | undefined
  /** The file as it arrives. Take this or `blob`, once. */
  readonly stream: ReadableStream<Uint8Array>
  /** The whole file, with its content type. */
  blob(): Promise<Blob>
}

/** Asks for a file. Throws ApiError when there is none. */
export async function download<Paths extends object, M extends Method, P extends PathWith<Paths, M>>(
  client: Client<Paths>,
  method: M,
  path: P,
  ...[init]: InitArgs<InitOf<Paths, P, M>>
): Promise<Download> {
  const call = requestOf(client)(method, path, { ...init, parseAs: 'stream' })
  const { data, response } = await succeeded(call)
  const file = new Response((data as BodyInit | undefined) ?? new Uint8Array(), { headers: response.headers })
  return {
    filename: filenameOf(response.headers.get('Content-Disposition')),
    get stream() {
      return file.body as ReadableStream<Uint8Array>
    },
    blob: () => file.blob(),
  }
}
