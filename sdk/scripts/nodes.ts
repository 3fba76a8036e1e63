import { spawnSync } from 'node:child_process'
import { existsSync, realpathSync } from 'node:fs'
import { delimiter, join } from 'node:path'

export interface FoundNode {
  readonly path: string
  readonly version: string
}

/** This Node and every other one on the PATH that the SDK promises to run on: 20 or newer, one of each version. */
export function nodesOnPath(): FoundNode[] {
  const nodes = new Map<string, FoundNode>([
    [process.versions.node, { path: process.execPath, version: process.versions.node }],
  ])
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    const path = join(folder, 'node')
    if (!existsSync(path)) continue
    const version = spawnSync(realpathSync(path), ['-p', 'process.versions.node'], {
      encoding: 'utf8',
    }).stdout?.trim()
    if (version && Number.parseInt(version, 10) >= 20 && !nodes.has(version))
      nodes.set(version, { path, version })
  }
  return [...nodes.values()]
}
