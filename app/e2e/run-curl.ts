import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/**
 * Samples as one script, one after the other: a shell for each would take most of the time. The files that they send lie
 * beside it, each holding its own name. Returns what they print.
 */
export async function runCurl(samples: readonly string[], files: readonly string[] = []): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'switchboard-curl-'))
  try {
    for (const file of files) writeFileSync(join(folder, file), file)
    const script = join(folder, 'samples.sh')
    writeFileSync(script, samples.map((sample) => `${sample}\n`).join('\n'))
    const { stdout } = await run('sh', ['-e', script], { cwd: folder, maxBuffer: 16 * 1024 * 1024 })
    return stdout
  } finally {
    rmSync(folder, { recursive: true })
  }
}
