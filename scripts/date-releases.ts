// npm run version: dates the releases that changesets has just written, which says nothing of days.
import { readFile, writeFile } from 'node:fs/promises'

const today = new Date().toISOString().slice(0, 10)

for (const file of ['sdk/CHANGELOG.md', 'openapi/CHANGELOG.md']) {
  const changelog = await readFile(file, 'utf8')
  await writeFile(file, changelog.replace(/^(## \d\S*)\n\n(?!Released )/gm, `$1\n\nReleased ${today}.\n\n`))
}
