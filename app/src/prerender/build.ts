import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Manifest, ManifestChunk } from 'vite'

/** The build's files that drawn pages name. Addresses are those under which the server serves them. */
export interface Build {
  /** The app's first module. */
  readonly app: string
  /** Its imports, fetched beside it. */
  readonly parts: readonly string[]
  readonly fonts: readonly string[]
  /** The script that chooses the theme before the first paint. */
  readonly themeScript: string
  /** Of the pages and layouts whose code is named so, and of what they import. */
  filesOf(exportNames: readonly string[]): PageFiles
}

export interface PageFiles {
  /** Code that the app will ask for by itself. */
  readonly code: readonly string[]
  /** All styles, and where each stands. */
  readonly css: string
  readonly styles: readonly string[]
}

export function readBuild(folder: string): Build {
  const read = (file: string): string => readFileSync(join(folder, file), 'utf8')
  const manifest: Manifest = JSON.parse(read('.vite/manifest.json'))
  const chunks = Object.entries(manifest)
  const [entryName, entry] = chunks.find(([, { isEntry }]) => isEntry) ?? []
  if (!entryName || !entry) throw new Error(`${folder} holds no built app`)
  const lazy = new Map(
    chunks.filter(([, { isDynamicEntry }]) => isDynamicEntry).map(([name]) => [base(name), name]),
  )
  const first = importsOf(manifest, [entryName])
  const css = new Map<string, string>()

  function lazyChunk(exportName: string): string {
    const name = lazy.get(fileOf(exportName))
    if (!name) throw new Error(`The build has no ${fileOf(exportName)}.tsx with ${exportName}`)
    return name
  }

  return {
    app: `/${entry.file}`,
    parts: addressesOf(first.filter((chunk) => chunk !== entry)),
    fonts: (entry.assets ?? []).filter((file) => file.endsWith('.woff2')).map((file) => `/${file}`),
    themeScript: read('theme.js'),
    filesOf(exportNames) {
      const chunks = importsOf(manifest, [entryName, ...exportNames.map(lazyChunk)])
      const files = [...new Set(chunks.flatMap((chunk) => chunk.css ?? []))]
      for (const file of files) if (!css.has(file)) css.set(file, read(file))
      return {
        code: addressesOf(chunks.filter((chunk) => !first.includes(chunk))),
        css: files.map((file) => css.get(file)).join('\n'),
        styles: files.map((file) => `/${file}`),
      }
    },
  }
}

const addressesOf = (chunks: readonly ManifestChunk[]) => chunks.map(({ file }) => `/${file}`)

/** `src/public/faqs/faqs-page.tsx` is `faqs-page`, and exports `FaqsPage`. */
const base = (name: string): string => name.slice(name.lastIndexOf('/') + 1, name.lastIndexOf('.'))
const fileOf = (exportName: string): string =>
  exportName.replace(/(?!^)[A-Z]/g, (letter) => `-${letter}`).toLowerCase()

/** In the browser's order: a chunk's imports come before it, and their styles may be overridden. */
function importsOf(manifest: Manifest, names: readonly string[]): readonly ManifestChunk[] {
  const seen = new Map<string, ManifestChunk>()
  const visiting = new Set<string>()
  const visit = (name: string): void => {
    const chunk = manifest[name]
    if (!chunk || visiting.has(name)) return
    visiting.add(name)
    for (const imported of chunk.imports ?? []) visit(imported)
    seen.set(name, chunk)
  }
  for (const name of names) visit(name)
  return [...seen.values()]
}

interface Part {
  readonly preload?: (() => Promise<{ readonly default: unknown }>) | undefined
}

/** Export names of pages and layouts. One that isn't lazy is in the app already. */
export async function exportNamesOf(parts: readonly Part[]): Promise<readonly string[]> {
  const modules = await Promise.all(parts.map(({ preload }) => preload?.()))
  return modules.flatMap((module) =>
    // A bundler parts equal names by a number.
    typeof module?.default === 'function' ? module.default.name.replace(/\$\d+$/, '') : [],
  )
}
