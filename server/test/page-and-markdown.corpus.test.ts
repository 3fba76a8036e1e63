// @vitest-environment jsdom
// The page of an operation and its Markdown tell the same, for all public documents that the tests know: each is read as it
// is shown, the page with all of it opened.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type JsonObject, readReference } from '@switchboard/oas/document'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { readOpened } from '../../app/test/opened-operation.tsx'
import { operationBlocks } from '../src/modules/downloads/markdown/operation-blocks.ts'
import type { PublishedVersion } from '../src/modules/downloads/version/version.ts'
import { writeMarkdown } from '../src/platform/markdown/write.ts'
import { documents, files, modules } from './support/corpus-files.ts'
import { tellsOnce } from './support/told/first-told.ts'
import { markdownFacts } from './support/told/markdown.ts'
import { pageFacts } from './support/told/page.ts'

const publicUrl = 'http://portal.test'
const api = {
  api: 'some',
  name: 'Some',
  publisher: 'some',
  tag: 'some',
  version: 'v1',
  full_version: '1.0.0',
  servers: [],
}

const mostOperations = 20

const known: [string, () => string][] = [
  ...files.map((file): [string, () => string] => [file, () => readFileSync(join(modules, file), 'utf8')]),
  ...documents.map(({ name, source }): [string, () => string] => [name, () => source]),
]

test.each(known)(
  '%s',
  async (_name, source) => {
    const { index, operations, webhooks } = readReference(parse(source()) as JsonObject)
    const version = { api, index, operations: [], webhooks: [] } as unknown as PublishedVersion
    const once = tellsOnce()
    // A sample of large documents, to keep the run short.
    const all = [...operations, ...webhooks]
    const step = Math.ceil(all.length / mostOperations)
    for (const whole of all.filter((_, place) => place % step === 0)) {
      const operation = once(whole)
      const text = writeMarkdown(await operationBlocks(operation, { version, publicUrl, top: 1 }))
      const pageLines = new Set<string>()
      const parts = { api, operation, operations: index.operations, security: index.security }
      await readOpened(parts as unknown as Parameters<typeof readOpened>[0], (page) => {
        for (const fact of pageFacts(page)) pageLines.add(fact)
      })
      const markdownLines = new Set(markdownFacts(text))
      const differences = {
        onThePageAlone: [...pageLines].filter((fact) => !markdownLines.has(fact)),
        inMarkdownAlone: [...markdownLines].filter((fact) => !pageLines.has(fact)),
      }
      expect(differences, `${operation.method} ${operation.path}`).toEqual({
        onThePageAlone: [],
        inMarkdownAlone: [],
      })
    }
  },
  240_000,
)
