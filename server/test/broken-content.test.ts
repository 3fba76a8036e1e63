// The real process: its operator's view of a broken text.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync, cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { contentFolder, repo } from './support/world.ts'

test('a broken text stops the start with its file and field, before there is a database', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'switchboard-content-'))
  cpSync(contentFolder, folder, { recursive: true })
  appendFileSync(join(folder, 'pages/about-us.md'), '\n# A second title\n')
  const child = spawn(process.execPath, ['--conditions=@switchboard/source', 'server/src/main.ts'], {
    cwd: repo,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, PORT: '0', DATA_DIR: join(folder, 'data'), CONTENT_DIR: folder, NODE_OPTIONS: '' },
  })
  const [output, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')])
  expect(code).toBe(1)
  expect(output).toBe(
    `The texts in ${folder} can’t be used yet:\n  pages/about-us.md: text: Begin headings at \`##\`; the title is shown above the text: # A second title\n`,
  )
  expect(existsSync(join(folder, 'data'))).toBe(false)
  rmSync(folder, { recursive: true })
})
