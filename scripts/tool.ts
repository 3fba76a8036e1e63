import { join } from 'node:path'
import { installPackages } from './install-packages.mjs'

const folder = join(import.meta.dirname, 'tools')

/** The path of a file of `scripts/tools/node_modules`. The tools are installed when the first of them is needed. */
export function tool(path: string): string {
  if (!installPackages(folder)) throw new Error('npm ci failed in scripts/tools; its output above says why.')
  return join(folder, 'node_modules', path)
}
