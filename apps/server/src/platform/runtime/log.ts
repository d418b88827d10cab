import pino, { type Logger } from 'pino'
import type { Config } from './config.ts'

/** Failed queries carry their values in the message; those may be personal, so only the statement is logged. */
export function loggableError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: 'not an error object' }
  const cut = (text: string) => text.replace(/\nparams:[^]*?(?=\n\s+at |$)/, '')
  return {
    type: error.name,
    message: cut(error.message),
    stack: cut(error.stack ?? ''),
    ...('code' in error ? { code: error.code } : {}),
    ...(error.cause instanceof Error ? { cause: loggableError(error.cause) } : {}),
  }
}

/** An address without what it says about a person (e-mail addresses in paths). */
export function loggablePath(path: string): string {
  return path.replaceAll(/[^/]*(?:@|%40)[^/]*/gi, '***')
}

/** One JSON line per event on standard output; whatever could hold a secret is hidden. */
export function createLog(config: Pick<Config, 'logLevel'>): Logger {
  return pino({
    level: config.logLevel,
    serializers: { err: loggableError },
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
