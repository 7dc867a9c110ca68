import type { staffActs as english } from '#messages/en/staff-acts.ts'
import type { Translation } from '#messages/shape.ts'

export const staffActs: Translation<typeof english> = {
  conflict: 'Alguém foi mais rápido e nada foi feito duas vezes. Aqui está o mais recente.',
  notDone: 'Nada foi feito',
  unknown: 'Ainda não sabemos se isto foi feito',
  unknownText: 'Verifique de novo: a mesma ação nunca é feita duas vezes.',
  checkAgain: 'Verificar de novo',
  reason: { needed: 'Dê um motivo', tooLong: 'Use no máximo {max, number} caracteres.' },
  busy: 'Processando…',
  done: 'Feito: {act}',
  undo: 'Desfazer',
  undone: 'Está como antes',
  reasonLabel: 'Motivo',
  reasonHint: 'Fica no registro de auditoria.',
}
