import { connect, createServer, type Socket } from 'node:net'

/** A connection to a database that can be pulled out and put back. */
export interface Cable {
  port: number
  pull: () => Promise<void>
  plugIn: () => Promise<void>
}

/** Listens on a port of its own and passes everything to `target` while it is plugged in. */
export async function cableTo(target: { host: string; port: number }): Promise<Cable> {
  const sockets = new Set<Socket>()
  const server = createServer((near) => {
    const far = connect(target)
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one)
      one.on('error', () => other.destroy())
      one.on('close', () => {
        sockets.delete(one)
        other.destroy()
      })
      one.pipe(other)
    }
  })
  const listen = (port: number) =>
    new Promise<number>((resolve) => {
      server.listen(port, '127.0.0.1', () => {
        const address = server.address()
        resolve(typeof address === 'object' && address ? address.port : 0)
      })
    })
  const port = await listen(0)
  return {
    port,
    pull: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        for (const socket of sockets) socket.destroy()
      }),
    plugIn: async () => {
      await listen(port)
    },
  }
}
