/**
 * Loaded into what the launcher starts: when the launcher is gone (kill -9), this process stops as on SIGTERM instead
 * of going on unseen with its port taken. The channel to the launcher closes by itself in that case.
 */
import process from 'node:process'

process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
process.channel?.unref()
