import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { JSDOM } from 'jsdom'
import { build, type Plugin, type ResolvedConfig } from 'vite'

const emptyRoot = '<div id="root"></div>'

/**
 * Writes the start page as it looks before any script has run into index.html, so that it is read while the app loads.
 * The app then takes it over. Other addresses get the same file and hide this part (public/theme.js).
 */
export function firstPaint(): Plugin {
  let config: ResolvedConfig
  return {
    name: 'first-paint',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    configResolved(resolved) {
      config = resolved
    },
    closeBundle: {
      sequential: true,
      async handler() {
        const file = resolve(config.root, config.build.outDir, 'index.html')
        const page = await readFile(file, 'utf8')
        if (!page.includes(emptyRoot)) throw new Error(`${file} has no ${emptyRoot}`)
        const markup = await renderHome(config)
        await writeFile(
          file,
          page.replace(emptyRoot, () => `<div id="root">${markup}</div>`),
        )
      },
    },
  }
}

async function renderHome({ root, resolve: { conditions }, mode }: ResolvedConfig): Promise<string> {
  // Inside the workspace, because the bundle imports packages by name.
  const packages = join(root, 'node_modules')
  await mkdir(packages, { recursive: true })
  const outDir = await mkdtemp(join(packages, '.first-paint-'))
  try {
    await build({
      root,
      mode,
      configFile: false,
      logLevel: 'warn',
      ssr: { resolve: { conditions: [...conditions] } },
      resolve: { conditions: [...conditions] },
      build: { ssr: 'src/first-paint.tsx', outDir, copyPublicDir: false },
    })
    const { window } = new JSDOM('<!doctype html><title></title>', { url: 'http://localhost/' })
    const matchMedia = () => ({ matches: false, addEventListener() {} })
    Object.assign(window, { matchMedia })
    Object.assign(globalThis, { window, document: window.document, location: window.location })
    const { home } = await import(pathToFileURL(join(outDir, 'first-paint.js')).href)
    return home()
  } finally {
    await rm(outDir, { recursive: true })
  }
}
