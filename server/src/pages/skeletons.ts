import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { dressBuilt } from './dress-page.ts'
import { type PackedPage, packedPage } from './packed-page.ts'

/**
 * The build's skeletons of signed-in pages (app/src/prerender/draw-skeletons.ts): each page before the session is
 * known, the same for everybody. The paths are those of the app's route table.
 */
export function readSkeletons(
  appFolder: string,
): (url: string) => { readonly packed: PackedPage } | undefined {
  const file = join(appFolder, '../dist-server/skeletons.json')
  if (!existsSync(file)) return () => undefined
  const rows: readonly { pattern: string; html: string }[] = JSON.parse(readFileSync(file, 'utf8'))
  const skeletons = rows.map(({ pattern, html }) => ({
    path: new RegExp(pattern, 'i'),
    packed: packedPage(dressBuilt(html)),
  }))
  return (url) => {
    const [path = ''] = url.split('?')
    return skeletons.find((skeleton) => skeleton.path.test(path))
  }
}
