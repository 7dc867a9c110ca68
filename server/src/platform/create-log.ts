import { type DestinationStream, type LogFn, type Logger, pino } from 'pino'
import { eventOf } from './events.ts'
import { hideAddresses } from './hide-addresses.ts'
import { currentRequest } from './http/current-request.ts'
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
        logMethod(given, write) {
          write.apply(this, withEvent(given))
        },
        streamWrite: hideAddresses,
      },
    },
    to,
  )

type Given = Parameters<LogFn>

/** Libraries, which have no events, write their lines here too. */
function withEvent(given: Given): Given {
  const [fields, sentence] = given as readonly unknown[]
  const event = typeof sentence === 'string' ? eventOf(sentence) : undefined
  return event === undefined ? given : ([{ event, ...(fields as object) }, sentence] as unknown as Given)
}

function requestFields(log: Logger): object {
  const request = currentRequest()
  if (request === undefined) return {}
  const { id, traceId } = request
  // The log that Fastify gives each request has its id already.
  const isNamed = requestIdField in log.bindings()
  return { ...(isNamed ? {} : { [requestIdField]: id }), ...(traceId !== undefined && { trace_id: traceId }) }
}
