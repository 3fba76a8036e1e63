// Fills the catalogue of the server that keeps its data in DATA_DIR (../../test/support/large-catalogue.ts).
import { databaseUrl } from '../../soak/portal.ts'
import { dbOn, openPool } from '../../src/platform/db/client.ts'
import { fillCatalogue } from '../../test/support/large-catalogue.ts'

const folder = process.env.DATA_DIR
if (!folder) throw new Error('DATA_DIR is missing.')
const db = dbOn(openPool({ url: databaseUrl({ folder }) }))
await fillCatalogue(db)
await db.destroy()
