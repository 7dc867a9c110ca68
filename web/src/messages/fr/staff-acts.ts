import type { staffActs as english } from '#messages/en/staff-acts.ts'
import type { Translation } from '#messages/shape.ts'

export const staffActs: Translation<typeof english> = {
  conflict: 'Quelqu’un a été plus rapide, et rien n’a été fait deux fois. Voici le dernier état.',
  notDone: 'Rien n’a été fait',
  unknown: 'Nous ne savons pas encore si c’est fait',
  unknownText: 'Vérifiez à nouveau : la même action n’est jamais faite deux fois.',
  checkAgain: 'Vérifier encore',
  reason: { needed: 'Donnez un motif', tooLong: 'Utilisez au plus {max, number} caractères.' },
  busy: 'En cours…',
  done: 'Fait : {act}',
  undo: 'Annuler',
  undone: 'C’est comme avant',
  reasonLabel: 'Motif',
  reasonHint: 'Il figure dans le journal d’audit.',
}
