interface CookieOptions {
  /** Empty for this host alone. */
  readonly domain: string
  readonly document: Pick<Document, 'cookie'>
  readonly secure: boolean
}

/**
 * Reads and writes named cookies. Domain and Path are the same for setting and clearing: a browser keeps a cookie that
 * is cleared with others than it was set with.
 */
export function createCookies({ domain, document, secure }: CookieOptions) {
  const attributes = `; Path=/; SameSite=Lax${domain && `; Domain=${domain}`}${secure ? '; Secure' : ''}`
  return {
    read<Name extends string>(names: readonly Name[]): Partial<Record<Name, string>> {
      const values: Partial<Record<Name, string>> = {}
      for (const part of document.cookie.split('; ')) {
        const [key = '', ...value] = part.split('=')
        const name = names.find((wanted) => wanted === key)
        if (name) values[name] = decoded(value.join('='))
      }
      return values
    },
    /** Without seconds it lives as long as the browser runs. */
    set(name: string, value: string, seconds?: number) {
      const age = seconds === undefined ? '' : `; Max-Age=${seconds}`
      document.cookie = `${name}=${encodeURIComponent(value)}${age}${attributes}`
    },
    clear(names: readonly string[]) {
      for (const name of names) {
        document.cookie = `${name}=; Max-Age=0${attributes}`
      }
    },
  }
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}
