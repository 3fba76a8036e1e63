import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Ports of the browser tests, away from those that people use while they work. */
export const ports = {
  server: 18_080,
  mockedApp: 18_081,
  firstMock: 18_090,
  hostile: 18_082,
  outside: 18_083,
} as const

/** The file that says where the server of the browser tests keeps its data: commands of operators work on that. */
export const dataNote = join(tmpdir(), `switchboard-e2e-${ports.server}.folder`)

export const urls = {
  server: `http://localhost:${ports.server}`,
  mockedApp: `http://localhost:${ports.mockedApp}`,
  hostile: `http://localhost:${ports.hostile}`,
  outside: `http://localhost:${ports.outside}`,
} as const
