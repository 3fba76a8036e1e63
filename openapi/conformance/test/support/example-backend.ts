import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { type Context, type Document, OpenAPIBackend, type Request } from 'openapi-backend'
import { listen } from '../../../../scripts/listen.ts'
import type { JsonObject } from '../../faults/mistakes.ts'
import type { Contract } from '../../src/engine/contract/contract.ts'
import { downgrade } from './downgrade.ts'

export interface ExampleBackend {
  readonly url: string
  close(): void
}

interface Reply {
  readonly status: number
  readonly body: unknown
}

/**
 * A backend as a team may begin one: openapi-backend routes and validates by the contract, and what nobody has written yet answers the
 * contract's example. Refusals have the form that its README shows, not the contract's.
 */
export async function openExampleBackend(
  { document }: Contract,
  { takesTokens }: { readonly takesTokens: boolean },
): Promise<ExampleBackend> {
  const api = new OpenAPIBackend({
    // It says that it reads OpenAPI 3.1, and refuses documents that are not of 3.0 in any other mode.
    definition: downgrade(document as JsonObject) as unknown as Document,
    quick: true,
    ajvOpts: { strict: false, validateFormats: false },
    handlers: {
      notFound: () => ({ status: 404, body: { err: 'not found' } }),
      methodNotAllowed: () => ({ status: 405, body: { err: 'method not allowed' } }),
      validationFail: ({ validation }: Context) => ({ status: 400, body: { err: validation.errors } }),
      unauthorizedHandler: () => ({ status: 401, body: { err: 'unauthorized' } }),
      notImplemented: ({ api, operation }: Context) => {
        const { status, mock } = api.mockResponseForOperation(operation.operationId ?? '')
        return { status, body: mock }
      },
    },
    securityHandlers: {
      bearer: ({ request }: Context) => takesTokens && request.headers.authorization !== undefined,
    },
  })
  await api.init()
  const server = createServer(async (incoming, outgoing) => {
    const [path = '/', query] = (incoming.url ?? '/').split('?')
    const sent = await text(incoming)
    const request = {
      method: incoming.method ?? 'GET',
      path,
      ...(query !== undefined && { query }),
      ...(sent !== '' && { body: parsed(sent) }),
      headers: incoming.headers as Request['headers'],
    }
    const failed: Reply = { status: 500, body: { err: 'internal' } }
    const { status, body }: Reply = await api.handleRequest(request).catch(() => failed)
    outgoing.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))
  })
  const { url, close } = await listen(server)
  return {
    url,
    close,
  }
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return body
  }
}
