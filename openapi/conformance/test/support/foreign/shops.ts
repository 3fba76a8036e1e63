import { randomUUID } from 'node:crypto'
import type { SmallBackend } from '../small-backend.ts'
import { documentOf, inPath, isText, object, ok, text } from './parts.ts'

/** Links that lead on, two parameters in one path, a form, a required header and a cookie, and 409 for a second one. */
export function shops(): SmallBackend {
  const carts = new Map<string, string>()
  const required = (name: string, where: string, schema: object) => ({
    name,
    in: where,
    required: true,
    schema,
  })
  const product = object({ sku: { type: 'string' }, price: { type: 'number' } })
  return {
    document: documentOf({
      '/shops': {
        get: {
          operationId: 'listShops',
          responses: {
            200: ok(object({ results: { type: 'array', items: object({ slug: text, name: text }) } })),
          },
        },
      },
      '/shops/{shop}/products': {
        get: {
          operationId: 'listProducts',
          parameters: [inPath('shop')],
          responses: { 200: ok({ type: 'array', items: product }), 404: { description: 'None' } },
        },
      },
      '/shops/{shop}/products/{sku}': {
        get: {
          operationId: 'getProduct',
          parameters: [inPath('shop'), inPath('sku')],
          responses: { 200: ok(product), 404: { description: 'None' } },
        },
      },
      '/carts': {
        post: {
          operationId: 'openCart',
          parameters: [
            required('X-Client', 'header', { type: 'string', enum: ['web', 'app'] }),
            required('lang', 'cookie', { type: 'string', enum: ['en', 'fil'] }),
          ],
          requestBody: {
            required: true,
            content: { 'application/x-www-form-urlencoded': { schema: object({ note: text }) } },
          },
          responses: {
            201: {
              ...ok(object({ handle: text })),
              links: { read: { operationId: 'getCart', parameters: { cart: '$response.body#/handle' } } },
            },
            409: { description: 'Once' },
            400: { description: 'Wrong' },
          },
        },
      },
      '/carts/{cart}': {
        get: {
          operationId: 'getCart',
          parameters: [inPath('cart')],
          responses: { 200: ok(object({ note: { type: 'string' } })) },
        },
      },
    }),
    routes: {
      'GET /shops': () => ({
        status: 200,
        body: {
          results: [
            { slug: 'north', name: 'North' },
            { slug: 'south', name: 'South' },
          ],
        },
      }),
      'GET /shops/{shop}/products': ({ path }) =>
        ['north', 'south'].includes(path.shop ?? '')
          ? { status: 200, body: [{ sku: `${path.shop}-1`, price: 2 }] }
          : { status: 404 },
      'GET /shops/{shop}/products/{sku}': ({ path }) =>
        path.sku === `${path.shop}-1` ? { status: 200, body: { sku: path.sku, price: 2 } } : { status: 404 },
      'POST /carts': ({ headers, text: sent }) => {
        const note = new URLSearchParams(sent).get('note')
        const isForm = /x-www-form-urlencoded/.test(headers['content-type'] ?? '')
        const isRight =
          isForm &&
          ['web', 'app'].includes(String(headers['x-client'])) &&
          /lang=(en|fil)/.test(headers.cookie ?? '') &&
          isText(note)
        if (!isRight) return { status: 400 }
        if ([...carts.values()].includes(note)) return { status: 409 }
        const handle = randomUUID()
        carts.set(handle, note)
        return { status: 201, body: { handle } }
      },
      'GET /carts/{cart}': ({ path }) =>
        carts.has(path.cart ?? '')
          ? { status: 200, body: { note: carts.get(path.cart ?? '') } }
          : { status: 404 },
    },
  }
}
