// A document whose every text tries to be more than text.
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { PublicDocument } from './documents.ts'

const folder = mkdtempSync(join(tmpdir(), 'switchboard-hostile-'))

/** Made when a shell runs what should be a text. */
export const trap = join(folder, 'sprung')

const html =
  '<script>window.sprung = 1</script><img src=x onerror="window.sprung = 1"><svg onload="window.sprung = 1">'
const markdown = `${html}\n\n[press](javascript:window.sprung=1) ![x](https://elsewhere.example/x.png) <style>body{display:none}</style>`
const shell = `'; touch ${trap}; echo '$(touch ${trap})\`touch ${trap}\`"; touch ${trap}; "\\`

const schema = {
  type: 'object',
  title: html,
  description: markdown,
  properties: {
    [html]: { type: 'string', description: markdown, enum: [html, shell], pattern: '(a+)+$', example: shell },
    __proto__text: { type: 'string' },
    constructor: { type: 'string', default: html },
  },
}

const link = `javascript:window.sprung=1//${html}`
const externalDocs = { url: link, description: markdown }
const notice = {
  summary: html,
  description: markdown,
  security: [{ [html]: [html] }],
  requestBody: { content: { 'application/json': { schema } } },
  responses: { 200: { description: markdown } },
}

const document = {
  openapi: '3.1.0',
  info: {
    title: `Hostile ${html}`,
    version: '1.0.0',
    summary: html,
    description: markdown,
    termsOfService: link,
    contact: { name: html, url: link, email: `a@b.example?body=${html}` },
    license: { name: html, url: link },
  },
  externalDocs,
  servers: [
    {
      url: link,
      description: markdown,
      variables: { [html]: { default: html, enum: [html, shell], description: markdown } },
    },
  ],
  webhooks: { [html]: { post: notice } },
  tags: [{ name: html, description: markdown, externalDocs }],
  paths: {
    [`/a';touch ${trap};'$(touch ${trap})/{<script>}`]: {
      post: {
        operationId: 'hostile"><script>window.sprung=1</script>',
        summary: `Spring ${html}`,
        description: markdown,
        tags: [html],
        externalDocs,
        callbacks: { [html]: { [link]: { post: notice } } },
        parameters: [
          {
            name: shell,
            in: 'query',
            required: true,
            description: markdown,
            schema: { type: 'string' },
            example: shell,
          },
          { name: 'X-Trap', in: 'header', required: true, schema: { type: 'string' }, example: shell },
          { name: 'trap', in: 'cookie', schema: { type: 'string' }, example: shell },
        ],
        requestBody: {
          content: {
            'application/json': { schema, examples: { [html]: { summary: html, value: { text: shell } } } },
          },
        },
        responses: {
          200: {
            description: markdown,
            content: { 'application/json': { schema, example: { text: html } } },
            links: { [html]: { operationId: html, parameters: { [html]: html }, description: markdown } },
          },
          400: { description: markdown, content: { [`text/html; ${html}`]: { example: html } } },
        },
      },
    },
  },
  components: {
    securitySchemes: { [html]: { type: 'apiKey', in: 'header', name: html, description: markdown } },
  },
}

const file = join(folder, 'hostile.json')
writeFileSync(file, JSON.stringify(document))

export const hostile: PublicDocument = { api: 'hostile', title: 'Hostile', version: 'v1', file, options: [] }
