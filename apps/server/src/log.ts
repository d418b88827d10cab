import pino, { type Logger } from 'pino'
import type { Config } from './config.ts'

/** One JSON line per event on standard output; whatever could hold a secret is hidden. */
export function createLog(config: Pick<Config, 'logLevel'>): Logger {
  return pino({
    level: config.logLevel,
    redact: {
      paths: [
        '*.password',
        '*.token',
        '*.authorization',
        '*.cookie',
        'headers.authorization',
        'headers.cookie',
      ],
      censor: '***',
    },
  })
}
