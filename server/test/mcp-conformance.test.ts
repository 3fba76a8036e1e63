// The protocol’s own suite. Its other scenarios call tools, prompts and resources that only its example server has.
import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { serverOfFile } from './support/server.ts'

const run = promisify(execFile)
const server = await serverOfFile()
const suite = join(import.meta.dirname, '../../node_modules/@modelcontextprotocol/conformance/dist/index.js')

test.each(['server-initialize', 'ping', 'tools-list', 'dns-rebinding-protection'])(
  'both servers pass %s',
  async (scenario) => {
    for (const path of ['/mcp', '/mcp/lumina/messaging/v1']) {
      // It writes its results where it stands.
      const cwd = await mkdtemp(join(tmpdir(), 'mcp-conformance-'))
      const { stdout } = await run(
        process.execPath,
        [suite, 'server', '--url', `${server.url}${path}`, '--scenario', scenario],
        { cwd },
      ).catch((failed) => failed)
      await rm(cwd, { recursive: true })
      expect(stdout).toMatch(/Passed: (\d+)\/\1, 0 failed, 0 warnings/)
    }
  },
)
