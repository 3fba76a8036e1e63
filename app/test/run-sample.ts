import { execFile } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Languages whose programs are on every machine that runs the tests, as a person runs them who copied a sample. */
const runners: Readonly<Record<string, (code: string, folder: string) => Promise<{ stdout: string }>>> = {
  curl: (code, folder) => run('sh', ['-c', code], { cwd: folder }),
  javascript: (code, folder) => inFile(join(folder, 'sample.mjs'), code, [process.execPath]),
  typescript: (code, folder) =>
    inFile(join(folder, 'sample.mts'), code, [process.execPath, '--conditions=@switchboard/source']),
  python: (code, folder) => inFile(join(folder, 'sample.py'), code, ['python3']),
}

export const canRun = (language: string): boolean => language in runners

/** A folder for samples, inside the repository, so that they find the SDK by its name. */
export async function newSampleFolder(): Promise<string> {
  const cache = join(import.meta.dirname, '../.cache')
  mkdirSync(cache, { recursive: true })
  return mkdtemp(join(cache, 'samples-'))
}

/** The output of a sample, run in a folder of its own with the files that it reads. */
export async function runSample(
  language: string,
  code: string,
  files: Readonly<Record<string, string>> = {},
): Promise<string> {
  return (await runInFolder(language, code, files)).stdout
}

/** The same with the files that it leaves, by their names. */
export async function runInFolder(
  language: string,
  code: string,
  files: Readonly<Record<string, string>> = {},
): Promise<{ readonly stdout: string; readonly left: Readonly<Record<string, Buffer>> }> {
  const folder = await newSampleFolder()
  try {
    for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content)
    const ended = await runners[language]?.(code, folder)
    const names = (await readdir(folder)).filter((name) => name.startsWith('response'))
    const left = await Promise.all(names.map(async (name) => [name, await readFile(join(folder, name))]))
    return { stdout: ended?.stdout ?? '', left: Object.fromEntries(left) }
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** How one program runs many samples, one after the other: most of the time is taken by its start. */
const inSeries: Readonly<Record<string, (files: readonly string[]) => readonly [string, ...string[]]>> = {
  curl: (files) => ['sh', '-ec', files.map((file) => `sh -e ${file}`).join('\n')],
  javascript: (files) => [process.execPath, '--input-type=module', '-e', importsOf(files)],
  typescript: (files) => [
    process.execPath,
    '--conditions=@switchboard/source',
    '--input-type=module',
    '-e',
    importsOf(files),
  ],
  python: (files) => [
    'python3',
    '-c',
    `import runpy\n${files.map((file) => `runpy.run_path('${file}', run_name='__main__')`).join('\n')}`,
  ],
}
const importsOf = (files: readonly string[]) => files.map((file) => `await import('./${file}')`).join('\n')
const extensions: Readonly<Record<string, string>> = {
  curl: 'sh',
  javascript: 'mjs',
  typescript: 'mts',
  python: 'py',
}

/** Samples that read no files, in their order. */
export async function runSamples(language: string, samples: readonly string[]): Promise<void> {
  const folder = await newSampleFolder()
  try {
    const files = samples.map((_code, index) => `sample-${index}.${extensions[language]}`)
    await Promise.all(files.map((file, index) => writeFile(join(folder, file), samples[index] ?? '')))
    const [program, ...rest] = inSeries[language]?.(files) ?? ['false']
    await run(program, rest, { cwd: folder, maxBuffer: 16 * 1024 * 1024 })
  } finally {
    await rm(folder, { recursive: true })
  }
}

async function inFile(file: string, code: string, [program = '', ...flags]: string[]) {
  await writeFile(file, code)
  return run(program, [...flags, file], { cwd: dirname(file) })
}
