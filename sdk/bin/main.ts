#!/usr/bin/env node
import { ListenError, listen } from './listen.ts'
import { readOptions, UsageError } from './options.ts'

const stop = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort())

try {
  const options = readOptions(process.argv.slice(2), process.env)
  await listen(options, { print: (line) => process.stdout.write(`${line}\n`), signal: stop.signal })
} catch (error) {
  if (!(error instanceof UsageError || error instanceof ListenError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
