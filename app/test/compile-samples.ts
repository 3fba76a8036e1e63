import { execFile } from 'node:child_process'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { newSampleFolder } from './run-sample.ts'

const compiler = join(import.meta.dirname, '../../node_modules/typescript7/bin/tsc')

/** The compiler's errors for TypeScript samples, each a module by its name. */
export async function complaintsOfSamples(samples: Readonly<Record<string, string>>): Promise<string> {
  const folder = await newSampleFolder()
  try {
    for (const [name, code] of Object.entries(samples)) await writeFile(join(folder, `${name}.ts`), code)
    const compilerOptions = { lib: ['ES2024', 'DOM', 'DOM.Iterable'], types: [], moduleDetection: 'force' }
    const config = { extends: '../../../tsconfig.json', compilerOptions, include: ['*.ts'] }
    await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(config))
    const ended = promisify(execFile)(process.execPath, [compiler, '-p', folder])
    return (await ended.catch((error: { stdout: string }) => error)).stdout
  } finally {
    await rm(folder, { recursive: true })
  }
}
