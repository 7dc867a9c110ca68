import net from 'node:net'

/** The port of the last start if it is free, so that addresses noted elsewhere stay valid. Otherwise any free port. */
export async function choosePort(kept: number | undefined): Promise<number> {
  if (kept !== undefined && (await tryListen(kept)) !== undefined) return kept
  const port = await tryListen(0)
  if (port === undefined) throw new Error('No free port on 127.0.0.1')
  return port
}

function tryListen(port: number): Promise<number | undefined> {
  return new Promise((resolve) => {
    const server = net.createServer()
    server.once('error', () => resolve(undefined))
    server.listen(port, '127.0.0.1', () => {
      const address = server.address()
      const bound = typeof address === 'object' && address ? address.port : undefined
      server.close(() => resolve(bound))
    })
  })
}
