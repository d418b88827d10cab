import { createServer, type Socket } from 'node:net'

/** A mail server of the test: keeps what it is sent and refuses the recipients it is told to. */
export interface SmtpServer {
  url: string
  received: { to: string; text: string }[]
  refused: Set<string>
  close: () => Promise<void>
}

function converse(socket: Socket, { received, refused }: Pick<SmtpServer, 'received' | 'refused'>): void {
  const reply = (line: string) => socket.write(`${line}\r\n`)
  let to = ''
  let text: string[] | undefined
  const hear = (line: string) => {
    if (text) {
      if (line !== '.') return void text.push(line)
      received.push({ to, text: text.join('\n') })
      text = undefined
      return reply('250 kept')
    }
    const [verb = ''] = line.toUpperCase().split(/[ :]/)
    if (verb === 'RCPT') to = /<([^>]*)>/.exec(line)?.[1] ?? ''
    if (verb === 'RCPT' && refused.has(to)) return reply('550 nobody of this name')
    if (verb === 'DATA') text = []
    reply(verb === 'DATA' ? '354 go on' : verb === 'QUIT' ? '221 bye' : '250 fine')
  }
  let rest = ''
  socket.on('data', (chunk: Buffer) => {
    const lines = (rest + chunk.toString()).split('\r\n')
    rest = lines.pop() ?? ''
    for (const line of lines) hear(line)
  })
  socket.on('error', () => socket.destroy())
  reply('220 test')
}

/** Listens on a free port, or on the one given. */
export async function smtpServer(port = 0): Promise<SmtpServer> {
  const received = { received: [] as SmtpServer['received'], refused: new Set<string>() }
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    converse(socket, received)
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const address = server.address()
  const own = typeof address === 'object' && address ? address.port : 0
  return {
    url: `smtp://127.0.0.1:${own}`,
    ...received,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        for (const socket of sockets) socket.destroy()
      }),
  }
}
