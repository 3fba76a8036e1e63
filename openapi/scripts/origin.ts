import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parse } from 'yaml'
import type { ContractName } from './bundle.ts'

type Path = readonly (string | number)[]

/** Tells in which file a place of the bundle was written, so that a finding can be mended there. */
export async function originOf(contract: ContractName): Promise<(path: Path) => string> {
  const home = fileURLToPath(new URL(`../${contract}/`, import.meta.url))
  const index = parse(await readFile(join(home, 'openapi.yaml'), 'utf8')) as {
    paths?: Record<string, { $ref?: string }>
  }
  const components = await componentFiles(home)
  return (path) => {
    const [top, second, third, ...rest] = path.map(String)
    const item = top === 'paths' && second !== undefined ? index.paths?.[second]?.$ref : undefined
    if (item) return `openapi/${contract}/${item} ${[third, ...rest].filter(Boolean).join('.')}`
    const file = top === 'components' && third !== undefined ? components.get(third) : undefined
    if (file) return `openapi/${contract}/${file} ${[third, ...rest].join('.')}`
    return `openapi/${contract}/openapi.yaml ${path.join('.')}`
  }
}

// Component names are unique over the files, or the bundle would have failed. Methods of path items are not looked for.
async function componentFiles(home: string): Promise<Map<string, string>> {
  const files = (await readdir(home, { recursive: true })).filter((file) =>
    /^(?!examples).+\.yaml$/.test(file),
  )
  const places = await Promise.all(
    files.map(async (file) => {
      const names = Object.keys((parse(await readFile(join(home, file), 'utf8')) as object | null) ?? {})
      return names.map((name): [string, string] => [name, file.replaceAll('\\', '/')])
    }),
  )
  return new Map(places.flat())
}
