import * as contract from '@evenmoor/contract/events'
import { asEventStream } from '#platform/http/bind.ts'
import { EventStream } from '#platform/http/event-stream.ts'
import { hubOf } from './hub.ts'

export const routes = [
  asEventStream(
    contract.openEvents,
    ({ ctx, caller }) =>
      new EventStream((reply) =>
        hubOf(ctx).open({ personId: caller.personId, sessionId: caller.sessionId }, reply),
      ),
  ),
]
