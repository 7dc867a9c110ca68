import type { position as english } from '#messages/en/position.ts'
import type { Translation } from '#messages/shape.ts'

export const position: Translation<typeof english> = {
  title: 'Position dans {plan}',
  titlePlain: 'Position',
  back: 'Accueil',
  opened: 'Votre position est ouverte',
  openedText: 'Son premier résultat quotidien est celui du {day} (UTC). Un résultat peut être négatif.',
  value: 'Valeur actuelle',
  putIn: 'Placé',
  results: 'Résultats jusqu’ici',
  openedAt: 'Ouverture',
  closedAt: 'Fermeture',
  firstResult: 'Premier jour de résultat',
  status: { open: 'Ouverte', closed: 'Fermée' },
  redeem: {
    title: 'Récupérer l’argent',
    text: 'Tout, {amount}, va aussitôt à votre solde disponible. Cela ne coûte rien.',
    button: 'Récupérer {amount}',
    busy: 'Récupération…',
    done: 'L’argent est dans votre solde disponible',
    withdraw: 'Le retirer',
  },
  missing: {
    title: 'Nous n’avons pas trouvé cette position',
    text: 'Elle appartient peut-être à un autre compte.',
    action: 'Aller à mon espace',
  },
}
