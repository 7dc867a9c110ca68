import type { transactions as english } from '#messages/en/transactions.ts'
import type { Translation } from '#messages/shape.ts'

export const transactions: Translation<typeof english> = {
  title: 'Transactions',
  caption: 'Vos transactions, les plus récentes d’abord',
  type: {
    deposit: 'Dépôt',
    investment: 'Investissement',
    result: 'Résultat quotidien',
    redemption: 'Récupération',
    withdrawal: 'Retrait',
    bonus: 'Prime de parrainage',
    reversal: 'Correction',
  },
  source: {
    illustration: 'Taux illustratif, pratique uniquement',
    market: 'Tiré de la graine du mois',
    booked: 'Enregistré par deux personnes',
  },
  filters: {
    title: 'Filtres',
    type: 'Type',
    all: 'Tous les types',
    from: 'Du jour (UTC)',
    to: 'Au jour (UTC)',
    clear: 'Effacer les filtres',
  },
  what: 'Quoi',
  when: 'Quand',
  amount: 'Montant',
  balance: 'Disponible après',
  available: 'Disponible : {amount}',
  forDay: 'pour le {day}',
  count: '{count, plural, one {# transaction} many {# de transactions} other {# transactions}}',
  countMore:
    '{count, plural, one {# transaction affichée} many {# de transactions affichées} other {# transactions affichées}}, la suite reste à charger',
  loadMore: 'Charger plus',
  loading: 'Chargement…',
  receipt: 'Reçu',
  emptyTitle: 'Aucune transaction pour l’instant',
  emptyText: 'Dépôts, investissements, résultats quotidiens et retraits s’affichent ici.',
  emptyAction: 'Choisir un plan',
  noMatchTitle: 'Aucune transaction ne correspond',
  noMatchText: 'Rien ne correspond à tous ces filtres.',
  datesSwapped: 'Le premier jour est après le dernier. Modifiez l’un des deux.',
}
