import type { Fault, Row } from '../../server/test/support/screen-server.ts'

declare module 'vitest/browser' {
  interface BrowserCommands {
    openServer: () => Promise<string>
    setFault: (fault?: Fault) => Promise<void>
    query: (text: string) => Promise<Row[]>
    closeServer: () => Promise<void>
  }
}

export type { Fault, Row }
