import { type Logger, pino } from 'pino'
import type { Config } from '#config.ts'
import { logOutput } from '#platform/log-output.ts'

/** The log of a command: on stderr, apart from what it answers. */
export const logOf = ({ logLevel }: Config): Logger => pino({ level: logLevel }, logOutput)
