import { startCluster, type Cluster } from '../../../apps/server/test/setup/cluster.ts'
import type { Part } from './kept.ts'

/** A PostgreSQL that is started again on the same port whenever it was ended. */
export interface KeptCluster extends Part {
  url: string
  /** ends it as an operator does who restarts it: connections are cut, what was committed is written */
  restart: () => Promise<void>
}

/** Starts PostgreSQL over a data folder and keeps it running. */
export async function keptCluster(
  name: string,
  data: string,
  settings: Readonly<Record<string, string>>,
): Promise<KeptCluster> {
  let cluster: Cluster = await startCluster(data, settings)
  const { port, url } = cluster
  let returning: Promise<void> = Promise.resolve()

  async function again(signal: NodeJS.Signals): Promise<void> {
    await cluster.stop(signal)
    cluster = await startCluster(data, settings, port)
  }
  const end = (signal: NodeJS.Signals): Promise<void> => (returning = again(signal))

  return {
    name,
    url,
    pid: () => (cluster.child.exitCode === null ? cluster.child.pid : undefined),
    // The postmaster alone would leave its children: SIGQUIT ends all at once, and the next start recovers from the log.
    kill: () => void end('SIGQUIT'),
    restart: () => end('SIGINT'),
    stop: async () => {
      await returning
      await cluster.stop()
    },
  }
}
