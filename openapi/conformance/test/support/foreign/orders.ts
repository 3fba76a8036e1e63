import type { SmallBackend } from '../small-backend.ts'
import { documentOf, object, text } from './parts.ts'

/** XML both ways; the document shows an order. */
export function orders(): SmallBackend {
  const example = '<order><sku>A1</sku></order>'
  const xml = { 'Content-Type': 'application/xml' }
  const media = { 'application/xml': { schema: object({ sku: text }), example } }
  return {
    document: documentOf({
      '/orders': {
        get: {
          operationId: 'listOrders',
          responses: {
            200: {
              description: 'All',
              content: { 'application/xml': { schema: { type: 'array', items: object({ sku: text }) } } },
            },
          },
        },
        post: {
          operationId: 'order',
          requestBody: { required: true, content: media },
          responses: { 201: { description: 'Made', content: media } },
        },
      },
    }),
    routes: {
      'GET /orders': () => ({ status: 200, body: `<orders>${example}</orders>`, headers: xml }),
      'POST /orders': (call) =>
        /xml/.test(call.headers['content-type'] ?? '') &&
        /^<order><sku>[^<]+<\/sku><\/order>$/.test(call.text)
          ? { status: 201, body: call.text, headers: xml }
          : { status: 415, body: '<error/>', headers: xml },
    },
  }
}
