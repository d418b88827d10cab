import { Hono } from 'hono'
import type { Context } from 'hono'
import { compress } from 'hono/compress'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { allHandlers } from './entry/handlers/index.ts'
import { allowOrigin, preflight, secure } from './platform/http/headers.ts'
import { answer, buildRouter } from './platform/http/mount.ts'
import { toProblem } from './platform/http/problem.ts'
import { metaOf } from './platform/http/request-facts.ts'
import { Refusal } from './platform/errors/refuse.ts'
import type { Handlers } from './platform/http/types.ts'
import type { CallMeta } from './platform/access/call-meta.ts'
import { loggablePath } from './platform/runtime/log.ts'
import { groupOf, observe } from './ops/metrics.ts'
import { docsRoutes, opsRoutes } from './ops/routes.ts'
import { portalRoutes } from './ops/portal.ts'
import { requestKinds } from './areas/request-kinds/index.ts'
import { registerRequestKinds } from './engines/request/registry.ts'
import type { Services } from './platform/services.ts'

/** The options an app is built with. */
export interface AppOptions {
  /** other handlers than all of them, for tests of one area */
  handlers?: Handlers
  /** true once the server takes no new calls */
  isStopping?: () => boolean
  /** further figures for the metrics */
  gauges?: (() => Record<string, number>) | undefined
}

function problemResponse(c: Context, services: Services, meta: CallMeta, error: unknown): Response {
  const problem = toProblem(error)
  if (problem.unexpected)
    services.log.error(
      { requestId: meta.requestId, path: loggablePath(c.req.path), err: error },
      'call failed',
    )
  for (const [name, value] of Object.entries(problem.headers)) c.header(name, value)
  return c.json(problem.body, problem.status as ContentfulStatusCode)
}

/** While the running calls finish, a new one is sent elsewhere. */
function refusalWhileStopping(c: Context, options: AppOptions): Response | undefined {
  if (!options.isStopping?.()) return undefined
  const { body, status } = toProblem(new Refusal('UNAVAILABLE'))
  return c.json(body, status as ContentfulStatusCode, { 'retry-after': '10', connection: 'close' })
}

/** Builds the whole server over its services: the API, the operator's pages and the portal. */
export function createApp(services: Services, options: AppOptions = {}): Hono {
  const { config, log } = services
  registerRequestKinds(requestKinds)
  const handlers = options.handlers ?? allHandlers
  const router = buildRouter()
  const app = new Hono()

  // Small answers are not worth packing, and the token call is always small.
  app.use('/api/*', compress({ threshold: 2048 }))
  app.all('/api/*', async (c) => {
    const started = performance.now()
    const meta = metaOf(c, config)
    const response =
      refusalWhileStopping(c, options) ??
      preflight(c, config) ??
      (await answer({ c, services, handlers, meta }, router).catch((error: unknown) =>
        problemResponse(c, services, meta, error),
      ))
    const ms = performance.now() - started
    observe(groupOf(c.req.path), c.req.method, response.status, ms)
    log.info(
      {
        requestId: meta.requestId,
        method: c.req.method,
        path: loggablePath(c.req.path),
        status: response.status,
        ms: Math.round(ms),
      },
      'call',
    )
    return secure(allowOrigin(c, response, config), meta.requestId, config)
  })

  opsRoutes(app, services, options.gauges)
  docsRoutes(app, services)
  portalRoutes(app, services)

  app.notFound((c) => {
    const meta = metaOf(c, config)
    return secure(problemResponse(c, services, meta, new Refusal('NOT_FOUND')), meta.requestId, config)
  })
  app.onError((error, c) => {
    const meta = metaOf(c, config)
    return secure(problemResponse(c, services, meta, error), meta.requestId, config)
  })
  return app
}
