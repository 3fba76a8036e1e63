import { createLogger } from '@stoplight/prism-core'

/** Prism's logger, reduced to what a person should see: refused requests and violations, one line each. */
export function prismLog(name: string, log: (line: string) => void): ReturnType<typeof createLogger> {
  const write = (line: string) => log(`${name}: ${JSON.parse(line).msg}`)
  return createLogger(name, { level: 'warn' }, { write })
}
