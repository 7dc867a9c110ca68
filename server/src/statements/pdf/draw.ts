import { payoutReceiptFormat } from '@evenmoor/contract/payout-receipts'
import { drawPayoutReceipt, type PayoutReceiptDrawing } from './draw-payout-receipt.ts'
import { drawReceipt, type ReceiptDrawing } from './draw-receipt.ts'
import { type Drawing, drawStatement } from './draw-statement.ts'

export type AnyDrawing = Drawing | ReceiptDrawing | PayoutReceiptDrawing

/** Draws whichever it is. */
export const draw = (drawing: AnyDrawing): PDFKit.PDFDocument => {
  if ('lines' in drawing) return drawStatement(drawing)
  return isOfPayout(drawing) ? drawPayoutReceipt(drawing) : drawReceipt(drawing)
}

const isOfPayout = (drawing: ReceiptDrawing | PayoutReceiptDrawing): drawing is PayoutReceiptDrawing =>
  drawing.facts.format === payoutReceiptFormat
