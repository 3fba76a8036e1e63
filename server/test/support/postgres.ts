import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { openEmbedded } from '../../src/db/embedded/open-embedded.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A PostgreSQL of this test run; each test file makes databases of its own in it. */
    readonly postgresUrl: string
  }
}

export default async function startPostgres(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'switchboard-test-'))
  chmodSync(folder, 0o755)
  const postgres = await openEmbedded({ dataDir: join(folder, 'postgres') })
  project.provide('postgresUrl', postgres.url)
  return async () => {
    await postgres.close()
    rmSync(folder, { recursive: true, force: true })
  }
}
