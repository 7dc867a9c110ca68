import * as contract from '@evenmoor/contract/profile'
import { asDownload } from '#platform/http/bind.ts'
import { Download } from '#platform/http/download.ts'
import { exportOwnData } from './export-own-data.ts'

export const routes = [
  asDownload(contract.exportOwnData, ({ ctx, caller }) => {
    const day = ctx.clock.now().toISOString().slice(0, 10)
    const pieces = exportOwnData(ctx, caller.personId)
    return new Download(`evenmoor-${day}.json`, 'application/json; charset=utf-8', pieces)
  }),
]
