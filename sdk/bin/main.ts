#!/usr/bin/env node
import { ListenError } from './checked-fetch.ts'
import { listen } from './listen.ts'
import { readOptions, UsageError } from './options.ts'

const stop = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort())

/** Texts of a stranger must not steer the terminal. */
const printable = (text: string) => text.replace(/[^\P{Cc}\n\t]/gu, '�')

try {
  const options = readOptions(process.argv.slice(2), process.env)
  await listen(options, {
    print: (line) => process.stdout.write(`${printable(line)}\n`),
    signal: stop.signal,
  })
} catch (error) {
  if (!(error instanceof UsageError || error instanceof ListenError)) throw error
  process.stderr.write(`${printable(error.message)}\n`)
  process.exitCode = 1
}
