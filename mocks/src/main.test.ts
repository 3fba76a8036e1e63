import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { fileURLToPath } from 'node:url'
import { afterEach, expect, test } from 'vitest'
import { closed, listen } from './listen.ts'

const main = fileURLToPath(new URL('main.ts', import.meta.url))
const started: ChildProcess[] = []
afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL')
})

function launch(names: string[], env: NodeJS.ProcessEnv = {}) {
  const child = spawn(process.execPath, [main, ...names], {
    env: { ...process.env, FIRST_PORT: '0', ...env },
  })
  const output = { text: '' }
  const exited = once(child, 'exit')
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      output.text += chunk
    })
  }
  started.push(child)
  return { child, output, exited }
}

test.each(['SIGINT', 'SIGTERM'] as const)('prints its table and leaves with 0 on %s', async (signal) => {
  const { child, output, exited } = launch(['messaging', 'sim-swap'])
  await once(child.stdout, 'data')
  child.kill(signal)
  expect(await exited).toEqual([0, null])
  const lines = output.text.trimEnd().split('\n')
  expect(lines).toEqual([
    expect.stringMatching(/^messaging {2}http:\/\/127\.0\.0\.1:\d+ {2}4 operations$/),
    expect.stringMatching(/^sim-swap {3}http:\/\/127\.0\.0\.1:\d+ {2}4 operations$/),
  ])
})

test.each([
  [
    'an unknown name',
    ['sms'],
    {},
    /^There’s no contract sms\. Choose one of: portal, content, .*sim-swap\.\n$/,
  ],
  ['a port that is none', ['sim-swap'], { FIRST_PORT: 'high' }, /^FIRST_PORT isn’t a port: high\n$/],
  ['a proxy that is none', ['sim-swap'], { PROXY: 'backend' }, /^PROXY isn’t an http address: backend\n$/],
])('%s is told in one line, exit 1', async (_what, names, env, words) => {
  const { output, exited } = launch(names, env)
  expect(await exited).toEqual([1, null])
  expect(output.text).toMatch(words)
})

test('leaves with 1 where the backend behind its proxy broke the contract, and tells how', async () => {
  const backend = createServer((_incoming, outgoing) => {
    outgoing.writeHead(200, { 'Content-Type': 'application/json' }).end('{"data":"all of them"}')
  })
  const proxied = await listen(backend, { name: 'backend', port: 0, host: '127.0.0.1' })
  const { child, output, exited } = launch(['portal'], {
    PROXY: proxied,
    NODE_OPTIONS: '--conditions=@switchboard/source',
  })
  await once(child.stdout, 'data')
  const [, url] = /(http:\S+) /.exec(output.text) ?? []
  await fetch(`${url}/api/faqs`)
  child.kill('SIGTERM')
  expect(await exited).toEqual([1, null])
  expect(output.text).toContain('1 call passed, to 1 of')
  expect(output.text).toMatch(/The backend broke the contract:\n {2}listFaqs\n/)
  await closed(backend)
})
