/** Ports of the browser tests, away from those that people use while they work. */
export const ports = { server: 18_080, mockedApp: 18_081, firstMock: 18_090, hostile: 18_082 } as const

export const urls = {
  server: `http://localhost:${ports.server}`,
  mockedApp: `http://localhost:${ports.mockedApp}`,
  hostile: `http://localhost:${ports.hostile}`,
} as const
