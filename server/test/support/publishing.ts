import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { publishDocument, publishOptionsFrom } from '../../src/publishing/command.ts'
import type { TestServer } from './server.ts'
import { repo } from './world.ts'

/** A document small enough to change by hand. */
export const museum = (changes: object = {}) => ({
  openapi: '3.1.0',
  info: { title: 'Museum', version: '1.4.2', description: 'Opening hours and tickets of a museum.' },
  tags: [{ name: 'Visit' }],
  paths: {
    '/hours': {
      get: {
        operationId: 'getHours',
        summary: 'Read the opening hours',
        tags: ['Visit'],
        parameters: [{ name: 'day', in: 'query', schema: { type: 'string', format: 'date' } }],
        responses: {
          200: {
            description: 'The hours.',
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Hours' } } },
          },
        },
      },
    },
    '/tickets': {
      post: {
        operationId: 'buyTicket',
        summary: 'Buy a ticket',
        'x-price': { credits: '1.50', unit: 'ticket' },
        requestBody: {
          required: true,
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Ticket' } } },
        },
        responses: { 201: { description: 'Bought.' } },
      },
    },
  },
  components: {
    schemas: {
      Hours: { type: 'object', required: ['opens'], properties: { opens: { type: 'string' } } },
      Ticket: { type: 'object', required: ['name'], properties: { name: { type: 'string' } } },
    },
  },
  ...changes,
})

export interface Desk {
  /** Writes a file, and answers where it is: a text as it stands, anything else as JSON. */
  file(name: string, content: unknown): string
  /** The command's work, in this process. */
  publish(server: TestServer, ...args: readonly string[]): ReturnType<typeof publishDocument>
  /** The very command, in a process of its own. */
  run(server: TestServer, ...args: readonly string[]): Promise<{ code: number; out: string; err: string }>
  /** The same with variables, and a text on its standard input. */
  runWith(
    server: TestServer,
    more: { readonly env?: Readonly<Record<string, string>>; readonly input?: string },
    ...args: readonly string[]
  ): Promise<{ code: number; out: string; err: string }>
  close(): void
}

export function openDesk(): Desk {
  const folder = mkdtempSync(join(tmpdir(), 'switchboard-publish-'))
  return {
    file(name, content) {
      const path = join(folder, name)
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content, null, 2))
      return path
    },
    async publish(server, ...args) {
      const options = publishOptionsFrom(args)
      if (!options) throw new Error('Only help was asked for.')
      return publishDocument({ ...server.parts, env: {} }, options)
    },
    run(server, ...args) {
      return this.runWith(server, {}, ...args)
    },
    runWith: (server, more, ...args) =>
      new Promise((resolve) => {
        const env = { ...process.env, DATABASE_URL: server.database.url, NODE_OPTIONS: '', ...more.env }
        const command = ['--conditions=@switchboard/source', 'server/src/commands/publish-api.ts', ...args]
        const child = execFile(process.execPath, command, { cwd: repo, env }, (error, out, err) =>
          resolve({ code: error ? Number(error.code) : 0, out, err }),
        )
        child.stdin?.end(more.input ?? '')
      }),
    close: () => rmSync(folder, { recursive: true }),
  }
}
