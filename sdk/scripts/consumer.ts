import { execFile } from 'node:child_process'
import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gzipSync } from 'node:zlib'
import { nodesOnPath } from './nodes.ts'
import { run, runScript, sdk } from './run.ts'

/** Installs the tarball into an empty project, calls a server from it, compiles against it and builds a page with it. */
export async function tryIn(project: string, tarball: string): Promise<void> {
  mkdirSync(project)
  writeFileSync(join(project, 'package.json'), '{ "private": true, "type": "module" }\n')
  for (const name of readdirSync(join(sdk, 'scripts/consumer'))) {
    copyFileSync(join(sdk, 'scripts/consumer', name), join(project, name))
  }
  run('npm', ['install', '--silent', '--no-audit', '--no-fund', tarball], { cwd: project })
  await call(project)
  compile(project)
  build(project)
}

async function call(project: string): Promise<void> {
  const pair = { access_token: 'a', refresh_token: 'r', token_type: 'Bearer', expires_in: 900 }
  const answers: Record<string, unknown> = {
    '/login': { data: pair },
    '/api/wallet/credits': { data: { wallet_credits: '12.00' } },
    '/gateway/lumina/sim-swap/v1/check': { swapped: true },
  }
  const server = createServer(({ url = '' }, response) => {
    const answer = answers[url]
    response.writeHead(answer ? 200 : 404).end(answer ? JSON.stringify(answer) : '')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  try {
    for (const { path, version } of nodesOnPath()) {
      const { stdout } = await promisify(execFile)(path, ['call.mjs', url], { cwd: project })
      if (stdout.trim() !== '["12.00",["/api/wallet/credits"],"http_404",true]')
        throw new Error(`Node ${version}: ${stdout}`)
      console.log(`Node ${version}: a call works`)
    }
  } finally {
    server.close()
  }
}

function compile(project: string): void {
  for (const compiler of ['typescript', 'typescript7']) {
    for (const resolution of [
      ['--module', 'nodenext'],
      ['--module', 'esnext', '--moduleResolution', 'bundler'],
    ]) {
      runScript(`${compiler}/bin/tsc`, ['-p', 'tsconfig.consumer.json', ...resolution], { cwd: project })
    }
  }
  console.log('TypeScript 5.9 and 7, nodenext and bundler: the types hold, declarations included')
}

function build(project: string): void {
  copyFileSync(join(project, 'page.html'), join(project, 'index.html'))
  runScript('vite/bin/vite.js', ['build', '--logLevel', 'error'], { cwd: project })
  const assets = join(project, 'dist/assets')
  const bytes = readdirSync(assets).map(
    (name) => gzipSync(readFileSync(join(assets, name)), { level: 9 }).length,
  )
  console.log(
    `Vite: a page with a portal is ${(bytes.reduce((sum, one) => sum + one, 0) / 1024).toFixed(2)} KB (gzip)`,
  )
}
