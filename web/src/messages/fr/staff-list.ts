import type { staffList as english } from '#messages/en/staff-list.ts'
import type { Translation } from '#messages/shape.ts'

export const staffList: Translation<typeof english> = {
  count: '{count, plural, =0 {Aucune} one {# ligne} other {# lignes}}',
  countMore: 'Plus de {max, number} lignes',
  checked: 'Dernière vérification : {time}',
  more: 'Charger plus',
  moreBusy: 'Chargement…',
  noMatch: 'Rien ne correspond',
  clear: 'Effacer les filtres',
  stale: 'Chiffres de {time}. Nous n’avons pas pu en charger de plus récents.',
  loadFailed: 'Le chargement a échoué',
  notStaff: {
    title: 'Cette page est pour le personnel',
    text: 'Vous êtes connecté, mais pas comme membre du personnel. Ouvrez le lien à usage unique que l’exploitant vous a donné.',
    action: 'Aller à votre espace',
  },
  notAllowed: 'Cette page ne vous est pas ouverte',
  back: 'Retour à la liste',
  missing: 'Il n’y a rien avec cette référence',
  missingText: 'Vérifiez l’adresse ou choisissez une ligne dans la liste.',
  csv: { save: 'Enregistrer en CSV', busy: 'Préparation…', saved: 'Le fichier CSV est enregistré' },
}
