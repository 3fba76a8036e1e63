import type { Plugin, ResolvedConfig } from 'vite'

const variables = {
  calls: 'VITE_PORTAL_URL',
  content: 'VITE_CONTENT_URL',
} as const

/**
 * Writes `outside-origins.json` beside the app: which origins besides its own it was built to reach. The server that hands it out
 * makes its Content-Security-Policy of that, so that nobody sets them twice.
 */
export function outsideOrigins(): Plugin {
  let config: ResolvedConfig
  return {
    name: 'outside-origins',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    configResolved(resolved) {
      config = resolved
    },
    generateBundle() {
      const named = Object.entries(variables).flatMap(([use, variable]) => {
        const url = config.env[variable]
        // A path is an address of the app's own server.
        return url && !/^\/(?!\/)/.test(url) ? [[use, originOf(variable, url)]] : []
      })
      if (named.length === 0) return
      const source = `${JSON.stringify(Object.fromEntries(named), null, 2)}\n`
      this.emitFile({ type: 'asset', fileName: 'outside-origins.json', source })
    },
  }
}

function originOf(variable: string, url: string): string {
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol)) {
    throw new Error(`${variable}=${url}: use a path, or a URL that begins with https:.`)
  }
  return new URL(url).origin
}
