// npm run sheets: a picture of every page of the portal on the mock, at four widths and in both themes.
// npm run sheets -- --into /tmp/before /dashboard /api: into this folder, of the pages whose addresses begin so.
// npm run sheets -- --widths 1440,390: at these widths alone.
// npm run sheets -- compare /tmp/before /tmp/after [/dashboard]: which pictures differ, and where. Red if any does.
import { once } from 'node:events'
import { parseArgs } from 'node:util'
import { buildApp } from '../../scripts/build-app.ts'
import { startNode } from '../../scripts/children.ts'
import { urls } from '../e2e/addresses.ts'
import { compareFolders } from './compare.ts'
import { pathsWithoutPicture, subjects } from './subjects.ts'
import { takePictures } from './take.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { into: { type: 'string', default: '.cache/sheets' }, widths: { type: 'string' } },
})
process.exitCode = positionals[0] === 'compare' ? compare(positionals.slice(1)) : await take(positionals)

function compare([before, after, ...beginnings]: readonly string[]): number {
  if (!before || !after) {
    console.error('Two folders are compared: npm run sheets -- compare BEFORE AFTER')
    return 2
  }
  const { equal, differences } = compareFolders(before, after, beginnings)
  for (const { name, text } of differences) console.log(`${name}: ${text}`)
  console.log(`${equal} equal, ${differences.length} different`)
  return differences.length > 0 || equal === 0 ? 1 : 0
}

async function take(beginnings: readonly string[]): Promise<number> {
  const missing = pathsWithoutPicture()
  if (missing.length > 0) {
    console.error(`app/e2e/mock/page-table.ts has no address of ${missing.join(', ')}`)
    return 2
  }
  const chosen = subjects.filter(
    ({ path }) => beginnings.length === 0 || beginnings.some((beginning) => path.startsWith(beginning)),
  )
  buildApp()
  const server = startNode(['app/e2e/mocked-app.ts'])
  try {
    await answered(urls.mockedApp)
    const count = await takePictures(chosen, {
      origin: urls.mockedApp,
      folder: values.into,
      widths: values.widths?.split(',').map(Number),
    })
    console.log(`${count} pictures in ${values.into}`)
    return count > 0 ? 0 : 1
  } finally {
    if (server.exitCode === null && server.kill('SIGTERM')) await once(server, 'exit')
  }
}

async function answered(url: string): Promise<void> {
  for (let tries = 0; tries < 600; tries += 1) {
    if (
      await fetch(url).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  throw new Error(`${url} did not answer`)
}
