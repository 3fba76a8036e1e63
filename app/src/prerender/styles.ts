import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Manifest } from 'vite'

interface Sheet {
  readonly href: string
  readonly classes: ReadonlySet<string>
}

const classInSheet = /\.(_[\w-]+)/g
const classesInMarkup = /\sclass="([^"]*)"/g

/**
 * The style sheets of the parts that a page shows: the browser would else get them with the code, after the first paint.
 * A part is known by the names of its classes, which the build makes unique.
 */
export function sheetsIn(built: string): (markup: string) => readonly string[] {
  const manifest: Manifest = JSON.parse(readFileSync(join(built, '.vite/manifest.json'), 'utf8'))
  const entry = Object.values(manifest).find(({ isEntry }) => isEntry)
  const sheets = inOrder(manifest)
    .filter((file) => !entry?.css?.includes(file))
    .map((file): Sheet => ({ href: `/${file}`, classes: classesOf(readFileSync(join(built, file), 'utf8')) }))
  return (markup) => {
    const used = new Set([...markup.matchAll(classesInMarkup)].flatMap(([, names = '']) => names.split(' ')))
    return sheets.filter(({ classes }) => [...classes].some((name) => used.has(name))).map(({ href }) => href)
  }
}

const classesOf = (css: string): ReadonlySet<string> =>
  new Set([...css.matchAll(classInSheet)].map(([, name = '']) => name))

/** As the browser would load them: what a chunk imports stands before its own, which may say otherwise. */
function inOrder(manifest: Manifest): readonly string[] {
  const seen = new Set<string>()
  const sheets = new Set<string>()
  const visit = (name: string): void => {
    const chunk = manifest[name]
    if (!chunk || seen.has(name)) return
    seen.add(name)
    for (const imported of chunk.imports ?? []) visit(imported)
    for (const file of chunk.css ?? []) sheets.add(file)
    for (const imported of chunk.dynamicImports ?? []) visit(imported)
  }
  for (const name of Object.keys(manifest)) visit(name)
  return [...sheets]
}
