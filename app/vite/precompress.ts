import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin, ResolvedConfig } from 'vite'

const worthIt = /\.(?:js|css|html|svg)$/
const br = promisify(brotliCompress)
const gz = promisify(gzip)

/** Lays a brotli and a gzip copy beside each text file, so that the server sends them without work of its own. */
export function precompress(): Plugin {
  let config: ResolvedConfig
  return {
    name: 'precompress',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    configResolved(resolved) {
      config = resolved
    },
    closeBundle: {
      sequential: true,
      async handler() {
        const folder = resolve(config.root, config.build.outDir)
        const files = await readdir(folder, { recursive: true })
        await Promise.all(
          files.filter((file) => worthIt.test(file)).map((file) => copies(join(folder, file))),
        )
      },
    },
  }
}

async function copies(file: string): Promise<void> {
  const text = await readFile(file)
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
  await writeFile(`${file}.br`, await br(text, { params }))
  await writeFile(`${file}.gz`, await gz(text, { level: constants.Z_BEST_COMPRESSION }))
}
