import type { Logger } from 'pino'
import type { Config } from '#config.ts'
import { createLog } from '#platform/logging/create-log.ts'

/** The log of a command: on stderr, apart from what it answers. */
export const logOf = ({ logLevel }: Config): Logger => createLog(logLevel)
