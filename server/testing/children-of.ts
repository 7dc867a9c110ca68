/** What the system tells of a process's children: Linux alone lists them. */
import { readFileSync } from 'node:fs'

export const childrenOf = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number)
