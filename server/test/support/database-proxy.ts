import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net'

interface Pair {
  readonly near: Socket
  readonly far: Socket
  deaf: boolean
  readonly held: { readonly to: Socket; readonly bytes: Buffer }[]
}

/** Stands between a server and its database, and fails as networks do. */
export interface DatabaseProxy {
  readonly url: string
  /** Connections stay open and carry nothing any more, ever; new ones are taken and as deaf. */
  deafen(): void
  /** The same for new ones alone. */
  deafenNew(): void
  /** Connections are broken, new ones refused. */
  refuse(): Promise<void>
  /** New connections work. Those of before stay as they are. */
  restore(): Promise<void>
  /** Delivers what deaf connections held back. */
  release(): void
  /** Breaks all connections; new ones work. */
  drop(): void
  /** How many connections are open. */
  count(): number
  /** How many were begun in all, and how many of them were broken off while they were deaf. */
  readonly begun: number
  readonly brokenOff: number
  close(): Promise<void>
}

/** The database sees its connections come from `localAddress`, one of this machine. */
export async function startDatabaseProxy(
  databaseUrl: string,
  localAddress = '127.0.0.1',
): Promise<DatabaseProxy> {
  const target = new URL(databaseUrl)
  const pairs = new Set<Pair>()
  let deaf = false
  let port = 0
  let server: Server | undefined
  let begun = 0
  let brokenOff = 0

  function pass(near: Socket): void {
    const far = connect({ port: Number(target.port), host: target.hostname, localAddress })
    const pair: Pair = { near, far, deaf, held: [] }
    pairs.add(pair)
    begun += 1
    const end = () => {
      pairs.delete(pair)
      near.destroy()
      far.destroy()
    }
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      from.on('data', (bytes) => (pair.deaf ? pair.held.push({ to, bytes }) : to.write(bytes)))
      from.on('error', () => {})
      // A deaf connection doesn't notice the other side's end, either.
      from.on('close', () => !pair.deaf && end())
    }
    near.on('close', () => {
      if (pair.deaf) brokenOff += 1
      end()
    })
  }

  const listen = () =>
    new Promise<void>((resolve) => {
      const fresh = createServer(pass).listen(port, '127.0.0.1', () => {
        port = (fresh.address() as AddressInfo).port
        resolve()
      })
      server = fresh
    })
  const drop = () => {
    for (const { near, far } of pairs) {
      near.destroy()
      far.destroy()
    }
  }
  const unlisten = () =>
    new Promise<void>((resolve) => {
      if (!server) return resolve()
      server.close(() => resolve())
      server = undefined
      drop()
    })

  await listen()
  const url = new URL(databaseUrl)
  url.port = String(port)
  return {
    url: url.href,
    deafen() {
      deaf = true
      for (const pair of pairs) pair.deaf = true
    },
    deafenNew() {
      deaf = true
    },
    refuse: unlisten,
    async restore() {
      deaf = false
      if (!server) await listen()
    },
    release() {
      for (const pair of pairs) {
        pair.deaf = false
        for (const { to, bytes } of pair.held.splice(0)) to.write(bytes)
      }
    },
    drop,
    count: () => pairs.size,
    get begun() {
      return begun
    },
    get brokenOff() {
      return brokenOff
    },
    close: unlisten,
  }
}

const notificationResponse = 'A'.charCodeAt(0)

/**
 * As a pooler of transactions does: every statement succeeds, and what is told to the connection that LISTENs reaches
 * nobody, as it is another one by then.
 */
export async function startPooler(databaseUrl: string): Promise<{ url: string; close(): Promise<void> }> {
  const target = new URL(databaseUrl)
  const sockets = new Set<Socket>()
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname)
    let waiting: Buffer = Buffer.alloc(0)
    far.on('data', (bytes) => {
      waiting = Buffer.concat([waiting, bytes])
      // A message is a letter, its length with the length itself, and its content.
      while (waiting.length >= 5 && waiting.length > waiting.readUInt32BE(1)) {
        const end = 1 + waiting.readUInt32BE(1)
        if (waiting[0] !== notificationResponse) near.write(waiting.subarray(0, end))
        waiting = waiting.subarray(end)
      }
    })
    near.on('data', (bytes) => far.write(bytes))
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket)
      socket.on('error', () => {})
      socket.on('close', () => other.destroy())
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = new URL(databaseUrl)
  url.port = String((server.address() as AddressInfo).port)
  return {
    url: url.href,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        for (const socket of sockets) socket.destroy()
      }),
  }
}
