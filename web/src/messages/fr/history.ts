import type { history as english } from '#messages/en/history.ts'
import type { Translation } from '#messages/shape.ts'

export const history: Translation<typeof english> = {
  title: 'Au fil du temps',
  range: 'Période',
  week: '7 derniers jours',
  month: '30 derniers jours',
  year: '365 derniers jours',
  all: 'Tous les jours',
  weekShort: '1S',
  monthShort: '1M',
  yearShort: '1A',
  allShort: 'Tout',
  asTable: 'Voir en tableau',
  asChart: 'Voir en graphique',
  cursor: 'Jour sur le graphique',
  valueAt: '{day} : {amount}',
  valueAtPaid: '{day} : {amount}, dont {paid} versés ou retirés ce jour-là',
  summary: 'De {first} le {from} à {last} le {to}.',
  split: 'Versé ou retiré, bonus compris : {paid}. Résultats : {results}.',
  steps: 'Une marche verticale est de l’argent versé ou retiré, ou un bonus. Ce n’est pas un résultat.',
  same: '{last} chaque jour du {from} au {to}.',
  caption: 'Votre argent à la fin de chaque jour UTC, le plus récent d’abord',
  day: 'Jour',
  total: 'Total',
  change: 'Variation',
  nothing: 'Le graphique commence avec votre première transaction.',
}
