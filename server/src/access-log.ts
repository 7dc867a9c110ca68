import { type DestinationStream, pino } from 'pino'
import type { Config } from '#config.ts'
import { isReachableFromElsewhere } from '#exposure.ts'
import { type EventName, events } from '#platform/events.ts'
import type { RequestWatch } from '#platform/http/watch-requests.ts'

type Settings = Pick<Config, 'accessLog' | 'host' | 'publicUrl'>

/** Whether each request is logged: as the operator says, otherwise on a site that others can reach. */
export const logsAccess = (config: Settings): boolean => config.accessLog ?? isReachableFromElsewhere(config)

/**
 * Writes a JSON line for each request: its id, the trace it is part of, method, route, status and milliseconds. The route is a
 * pattern, so neither the address nor its query is there, and nothing says who asked.
 */
export function accessLog(to: DestinationStream): RequestWatch {
  const log = pino({ base: null }, to)
  return {
    ended: ({ requestId, traceId, method, route, status, seconds }) => {
      const ms = Math.round(seconds * 10_000) / 10
      const facts = { request_id: requestId, trace_id: traceId, method, route, status, ms }
      log.info({ event: 'request_ended' satisfies EventName, ...facts }, events.request_ended.says)
    },
  }
}
