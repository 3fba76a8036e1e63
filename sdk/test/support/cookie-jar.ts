/** `document.cookie` of a host: a cookie is told apart by name, Domain and Path, and refused for another's Domain. */
export function cookieJar(host: string) {
  const cookies = new Map<string, string>()
  const written: string[] = []
  return {
    written,
    get cookie() {
      return [...cookies.values()].join('; ')
    },
    set cookie(line: string) {
      written.push(line)
      const [pair = '', ...attributes] = line.split('; ')
      const attribute = (name: string) =>
        attributes.find((one) => one.startsWith(`${name}=`))?.slice(name.length + 1)
      const domain = attribute('Domain') ?? host
      if (domain !== host && !host.endsWith(`.${domain}`)) return
      const identity = [pair.split('=')[0], domain, attribute('Path') ?? '/'].join(' ')
      if (attribute('Max-Age') === '0') cookies.delete(identity)
      else cookies.set(identity, pair)
    },
  }
}
