// Holds the imports of the whole house against .dependency-cruiser.mjs.
import { existsSync } from 'node:fs'
import { cruiseHouse } from './boundaries.ts'

const rooms = ['oas', 'openapi', 'sdk', 'mocks', 'server', 'app', 'scripts'].filter((room) =>
  existsSync(room),
)
const violations = await cruiseHouse(process.cwd(), rooms)
for (const { from, to, rule, comment } of violations)
  console.error(`${from}\n  → ${to}\n  ${rule}: ${comment}\n`)
console.log(
  violations.length === 0 ? 'No import crosses a wall.' : `${violations.length} imports cross a wall.`,
)
process.exit(violations.length === 0 ? 0 : 1)
