import { type Db, dbOn, openPool } from '../platform/db/client.ts'
import { openDatabase } from '../platform/db/open-database.ts'
import { Problem } from '../platform/http/problem.ts'

/** Works on the server's database, and prints an error that the operator can fix plainly, others with their trace. */
export async function runCommand(
  settings: { readonly databaseUrl: string | undefined; readonly dataDir: string },
  run: (db: Db) => Promise<void>,
): Promise<void> {
  const database = await openDatabase({ url: settings.databaseUrl, dataDir: settings.dataDir })
  const db = dbOn(openPool({ url: database.url }))
  try {
    await run(db)
  } catch (error) {
    const theirs =
      error instanceof RangeError ||
      error instanceof Problem ||
      (error instanceof TypeError && 'code' in error)
    console.error(theirs ? error.message : error)
    process.exitCode = 1
  } finally {
    await db.destroy()
    await database.close()
  }
}
