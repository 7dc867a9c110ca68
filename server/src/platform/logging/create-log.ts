import { type DestinationStream, type Logger, pino } from 'pino'
import { eventOf } from '../events.ts'
import { currentRequest } from '../http/current-request.ts'
import { hideAddresses } from './hide-addresses.ts'
import { requestIdField } from './log.ts'
import { logError } from './log-error.ts'
import { logOutput } from './log-output.ts'

/** The log of a process. A line names its event, its request and the trace of that; none has an address of a person. */
export const createLog = (level: string, to: DestinationStream = logOutput): Logger =>
  pino(
    {
      level,
      serializers: { err: logError },
      mixin: (_fields, _level, log) => requestFields(log as Logger),
      hooks: {
        // Libraries, which have no events, write their lines here too.
        logMethod(given, write) {
          const [fields, sentence]: readonly unknown[] = given
          const event = typeof sentence === 'string' ? eventOf(sentence) : undefined
          if (event === undefined) write.apply(this, given)
          else write.call(this, { event, ...Object(fields) }, String(sentence))
        },
        streamWrite: hideAddresses,
      },
    },
    to,
  )

function requestFields(log: Logger): object {
  const request = currentRequest()
  if (request === undefined) return {}
  const { id, traceId } = request
  // The log that Fastify gives each request has its id already.
  const isNamed = requestIdField in log.bindings()
  return { ...(isNamed ? {} : { [requestIdField]: id }), ...(traceId !== undefined && { trace_id: traceId }) }
}
