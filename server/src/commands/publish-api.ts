// Publishing an OpenAPI document, for operators and pipelines: `npm run publish-api -- --help`. It works on the database of the
// server, or with a service account's key through the portal.
import { dbOn, openPool } from '../platform/db/client.ts'
import { openDatabase } from '../platform/db/open-database.ts'
import { readToolSettings } from '../platform/settings/deployment.ts'
import { InvalidSettings } from '../platform/settings/read-environment.ts'
import { defaultSettings } from '../platform/settings/settings.ts'
import { type PublishOptions, publishDocument, publishOptionsFrom, usage } from '../publishing/command.ts'
import { findingLines, printable, publishedWords } from '../publishing/print-published.ts'
import { portalAccessFrom, publishByPortal } from '../publishing/publish-by-portal.ts'
import { PublishError } from '../publishing/read/publish-error.ts'
import { stepLines } from '../publishing/upstreams/from-command-line.ts'

const noSuchTable = '42P01'

async function run(options: PublishOptions): Promise<void> {
  const access = portalAccessFrom(process.env)
  const published = access ? await publishByPortal(access, options) : await publishHere(options)
  const lines = [options.dryRun ? 'Would publish:' : 'Published:', ...published]
  process.stdout.write(`${printable(lines.join('\n'))}\n`)
  if (options.dryRun) process.stdout.write('\nThis was a dry run: nothing was changed.\n')
}

async function publishHere(options: PublishOptions): Promise<readonly string[]> {
  const { databaseUrl, dataDir, ...own } = readToolSettings(process.env)
  const settings = { ...defaultSettings, ...own }
  const database = await openDatabase({ url: databaseUrl, dataDir })
  const db = dbOn(openPool({ url: database.url }))
  try {
    const published = await publishDocument(
      { db, settings, clock: () => new Date(), env: process.env },
      options,
    )
    return [...publishedWords(published), ...published.upstreamTests.flatMap(stepLines)]
  } finally {
    await db.destroy()
    await database.close()
  }
}

/** Errors that the operator can fix are printed plainly; others with their trace. */
function publishErrorText(error: unknown, file: string | undefined): string | undefined {
  if (error instanceof PublishError) {
    const lines = [error.message, ...findingLines(error.findings)].filter(Boolean)
    return file ? `${file} wasn’t published; nothing was changed.\n${lines.join('\n')}` : lines.join('\n')
  }
  if (error instanceof InvalidSettings) return error.message
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return code === noSuchTable
    ? 'This database holds no catalogue yet. Start the server once, then publish.'
    : undefined
}

let file: string | undefined
try {
  const options = publishOptionsFrom(process.argv.slice(2))
  file = options?.file
  if (options) await run(options)
  else process.stdout.write(`${usage}\n`)
} catch (error) {
  const words = publishErrorText(error, file)
  console.error(words === undefined ? error : printable(words))
  process.exitCode = 1
}
