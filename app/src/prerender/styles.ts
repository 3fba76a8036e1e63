import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Manifest } from 'vite'

export interface Sheets {
  readonly css: string
  /** Their addresses. */
  readonly hrefs: readonly string[]
}

interface Sheet {
  readonly href: string
  readonly css: string
  readonly ofAll: boolean
  readonly classes: ReadonlySet<string>
}

const classInSheet = /\.(_[\w-]+)/g
const classesInMarkup = /\sclass="([^"]*)"/g

/**
 * The styles of the parts that a page shows: the browser would else get them with the code, after the first paint.
 * A part is known by the names of its classes, which the build makes unique.
 */
export function stylesIn(built: string): (markup: string) => Sheets {
  const manifest: Manifest = JSON.parse(readFileSync(join(built, '.vite/manifest.json'), 'utf8'))
  const entry = Object.entries(manifest).find(([, { isEntry }]) => isEntry)
  const ofAll = new Set(entry && withImports(manifest, [entry[0]], 'imports'))
  const sheets = withImports(manifest, Object.keys(manifest), 'dynamicImports').map((file): Sheet => {
    const css = readFileSync(join(built, file), 'utf8')
    return { href: `/${file}`, css, ofAll: ofAll.has(file), classes: classesOf(css) }
  })
  return (markup) => {
    const used = new Set([...markup.matchAll(classesInMarkup)].flatMap(([, names = '']) => names.split(' ')))
    const wanted = sheets.filter(({ ofAll, classes }) => ofAll || [...classes].some((name) => used.has(name)))
    return { css: wanted.map(({ css }) => css).join('\n'), hrefs: wanted.map(({ href }) => href) }
  }
}

const classesOf = (css: string): ReadonlySet<string> =>
  new Set([...css.matchAll(classInSheet)].map(([, name = '']) => name))

/** As the browser would load them: what a chunk imports stands before its own, which may say otherwise. */
function withImports(
  manifest: Manifest,
  names: readonly string[],
  follow: 'imports' | 'dynamicImports',
): readonly string[] {
  const seen = new Set<string>()
  const sheets = new Set<string>()
  const visit = (name: string): void => {
    const chunk = manifest[name]
    if (!chunk || seen.has(name)) return
    seen.add(name)
    for (const imported of chunk.imports ?? []) visit(imported)
    for (const file of chunk.css ?? []) sheets.add(file)
    if (follow === 'dynamicImports') for (const imported of chunk.dynamicImports ?? []) visit(imported)
  }
  for (const name of names) visit(name)
  return [...sheets]
}
