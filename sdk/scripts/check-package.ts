// Proves the package as others get it: packed, judged by publint and attw, and used in an empty project.
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { tryIn } from './consumer.ts'
import { run } from './run.ts'

const home = mkdtempSync(join(tmpdir(), 'switchboard-sdk-'))
try {
  run('npm', ['pack', '--silent', '--pack-destination', home])
  const tarball = join(home, readdirSync(home).find((name) => name.endsWith('.tgz')) ?? 'nothing.tgz')
  console.log(`packed  ${run('tar', ['-tzf', tarball]).trim().split('\n').length} files`)
  run('npm', ['run', '-s', 'publint', '--', tarball])
  console.log('publint --strict: nothing to say')
  run('npm', ['run', '-s', 'attw', '--', tarball])
  console.log('attw --profile esm-only: the types are right')
  await tryIn(join(home, 'consumer'), tarball)
} finally {
  rmSync(home, { recursive: true, force: true })
}
