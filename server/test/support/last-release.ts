import { spawnSync } from 'node:child_process'
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { repo } from './world.ts'

/** The release that servers of this tree have to live beside: `server/last-release.json`. */
const lastRelease: { readonly version: string; readonly commit: string } = JSON.parse(
  readFileSync(join(repo, 'server/last-release.json'), 'utf8'),
)

/** All that its server consists of, but for packages of others. */
const parts = [
  'package.json',
  'server/package.json',
  'server/src',
  'server/content',
  'oas/package.json',
  'oas/src',
  'openapi/package.json',
  'openapi/dist',
  'openapi/conformance/package.json',
  'openapi/conformance/src',
  'mocks/dist',
  'mocks/products',
  'sdk/package.json',
  'sdk/src',
]
const workspaces = { contract: 'openapi', conformance: 'openapi/conformance', oas: 'oas', sdk: 'sdk' }

const git = (...args: readonly string[]) => spawnSync('git', args, { cwd: repo, maxBuffer: 1e9 })

/**
 * The commit of the last release. A clone without history fetches it; where it can’t, this tree stands in for it, and the
 * next release still differs from it.
 */
function availableCommit(): string {
  const { version, commit } = lastRelease
  const isHere = () => git('cat-file', '-e', `${commit}^{commit}`).status === 0
  if (isHere()) return commit
  if (git('rev-parse', '--is-shallow-repository').stdout.toString().trim() !== 'true')
    throw new Error(
      `Release ${version} (${commit}) isn’t in the history: server/last-release.json names a commit of main.`,
    )
  git('fetch', '--quiet', '--depth=1', 'origin', commit)
  if (isHere()) return commit
  process.stderr.write(`Release ${version} isn’t in this shallow clone, so this tree stands in for it.\n`)
  return 'HEAD'
}

/** Its tree in a new folder, out of the history, with the packages of this tree. */
export function unpackLastRelease(): string {
  const { version } = lastRelease
  const folder = mkdtempSync(join(tmpdir(), 'switchboard-release-'))
  const archive = git('archive', availableCommit(), ...parts)
  if (archive.status !== 0) throw new Error(`Release ${version} couldn’t be read: ${archive.stderr}`)
  const { status, stderr } = spawnSync('tar', ['-x', '-C', folder], { input: archive.stdout })
  if (status !== 0) throw new Error(`Release ${version} couldn’t be unpacked: ${stderr}`)
  linkPackages(folder)
  return folder
}

/** In every table: statements that read all columns return one more, and rows of a table have another shape. */
const anotherColumn = `DO $$ DECLARE one regclass; BEGIN
  FOR one IN SELECT oid FROM pg_class
    WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p') AND NOT relispartition
  LOOP EXECUTE format('ALTER TABLE %s ADD COLUMN of_next_release text', one); END LOOP;
END $$;
`

/** This tree in a new folder, as if it were the next release: with a migration more and with other functions. */
export function makeNextRelease(): string {
  const folder = mkdtempSync(join(tmpdir(), 'switchboard-next-'))
  for (const part of parts) cpSync(join(repo, part), join(folder, part), { recursive: true })
  const migrations = join(folder, 'server/src/migrations')
  const number = String(readdirSync(migrations).length + 1).padStart(4, '0')
  writeFileSync(join(migrations, `${number}_another_column.sql`), anotherColumn)
  appendFileSync(join(folder, 'server/src/gateway/gateway.sql'), '-- Of the next release.\n')
  linkPackages(folder)
  return folder
}

/** Its workspaces are its own. */
function linkPackages(folder: string): void {
  const packages = join(repo, 'node_modules')
  mkdirSync(join(folder, 'node_modules/@switchboard'), { recursive: true })
  for (const name of readdirSync(packages))
    if (!name.startsWith('.') && name !== '@switchboard')
      symlinkSync(join(packages, name), join(folder, 'node_modules', name))
  for (const [name, path] of Object.entries(workspaces)) {
    symlinkSync(join(folder, path), join(folder, 'node_modules/@switchboard', name))
    const own = join(repo, path, 'node_modules')
    if (existsSync(own)) symlinkSync(own, join(folder, path, 'node_modules'))
  }
  symlinkSync(join(repo, 'server/node_modules'), join(folder, 'server/node_modules'))
}
