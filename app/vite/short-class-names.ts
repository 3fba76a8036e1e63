import { createHash } from 'node:crypto'
import { relative } from 'node:path'

/**
 * Names for the classes of CSS modules, such as `_k3x0`: a page that the server draws holds them hundreds of times. Classes of one
 * sheet begin alike, since a hash of its own for each would make every script larger, too.
 */
export function shortClassNames(root: string): (name: string, file: string) => string {
  const sheets = new Map<string, { readonly path: string; readonly names: Map<string, number> }>()
  return (name, file) => {
    const path = relative(root, file.replace(/\?.*/, ''))
    const prefix = `_${createHash('sha256').update(path).digest('hex').slice(0, 3)}`
    const sheet = sheets.get(prefix) ?? { path, names: new Map() }
    sheets.set(prefix, sheet)
    if (sheet.path !== path)
      throw new Error(`${path} and ${sheet.path} would have the same names. Rename one.`)
    const index = sheet.names.get(name) ?? sheet.names.size
    sheet.names.set(name, index)
    return `${prefix}${index.toString(36)}`
  }
}
