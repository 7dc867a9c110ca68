import type { statements as english } from '#messages/en/statements.ts'
import type { Translation } from '#messages/shape.ts'

export const statements: Translation<typeof english> = {
  title: 'Relevés',
  lead: 'Un relevé par mois : ce qu’il y avait, chaque transaction, ce qu’il y a.',
  back: 'Retour aux transactions',
  month: 'Mois',
  opening: 'Solde initial',
  change: 'Variation',
  closing: 'Solde final',
  transactions: 'Transactions',
  soFar: 'à ce jour',
  pdf: 'PDF',
  csv: 'CSV',
  pdfOf: 'Enregistrer {month} en PDF',
  csvOf: 'Enregistrer {month} en CSV',
  busy: 'Préparation…',
  saved: '{month} est dans vos téléchargements.',
  emptyTitle: 'Aucun relevé pour l’instant',
  emptyText: 'Le premier commence avec votre première transaction.',
  verify: 'Vérifier un relevé',
  verifyText: 'Chaque PDF est signé. Chacun peut vérifier qu’il vient d’ici et n’a pas changé.',
  mail: {
    title: 'Par e-mail',
    label: 'M’avertir par e-mail chaque mois',
    on: 'Activé',
    off: 'Désactivé',
    text: 'À la fin d’un mois, vous recevez un e-mail avec un lien vers son relevé. Le dernier arrive dans l’heure.',
  },
  caption: 'Vos relevés, les plus récents d’abord',
}
