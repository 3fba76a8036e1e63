import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The one script that drawn pages hold, as a Content-Security-Policy names it: the choice of the theme, before the first paint. */
export function inlineScripts(appFolder: string): readonly string[] {
  const file = join(appFolder, 'theme.js')
  if (!existsSync(file)) return []
  return [`'sha256-${createHash('sha256').update(readFileSync(file)).digest('base64')}'`]
}
