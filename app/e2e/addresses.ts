import { tmpdir } from 'node:os'
import { join } from 'node:path'

const first = Number(process.env.E2E_FIRST_PORT ?? 18_080)

/** Ports of the browser tests, away from those that people use while they work. `E2E_FIRST_PORT` moves them, for two runs at once. */
export const ports = {
  server: first,
  mockedApp: first + 1,
  hostile: first + 2,
  outside: first + 3,
  sisters: first + 4,
  large: first + 5,
  stripe: first + 6,
  paymongo: first + 7,
  brand: first + 8,
  empty: first + 9,
  openid: first + 10,
  firstMock: first + 11,
} as const

/** The file that says where the server of the browser tests keeps its data: commands of operators work on that. */
export const dataNote = join(tmpdir(), `switchboard-e2e-${ports.server}.folder`)

export const urls = {
  server: `http://localhost:${ports.server}`,
  mockedApp: `http://localhost:${ports.mockedApp}`,
  hostile: `http://localhost:${ports.hostile}`,
  outside: `http://localhost:${ports.outside}`,
  large: `http://localhost:${ports.large}`,
  stripe: `http://localhost:${ports.stripe}`,
  paymongo: `http://localhost:${ports.paymongo}`,
  brand: `http://localhost:${ports.brand}`,
  empty: `http://localhost:${ports.empty}`,
  openid: `http://localhost:${ports.openid}`,
} as const
