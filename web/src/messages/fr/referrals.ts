import type { referrals as english } from '#messages/en/referrals.ts'
import type { Translation } from '#messages/shape.ts'

export const referrals: Translation<typeof english> = {
  title: 'Parrainages',
  lead: 'Invitez quelqu’un avec votre code ou votre lien.',
  own: 'Votre code et votre lien',
  code: 'Code',
  copyCode: 'Copier le code',
  codeCopied: 'Code copié : {code}',
  link: 'Lien',
  copyLink: 'Copier le lien',
  linkCopied: 'Lien copié',
  share: 'Partager le lien',
  rulesTitle: 'Les règles',
  rules: {
    arises:
      'Quand une personne inscrite avec votre code investit pour la première fois, une prime de {amount} est notée pour vous. Chaque personne en apporte une, une seule fois.',
    review:
      'Elle est en attente jusqu’à ce qu’un administrateur l’ait vérifiée. Elle est alors dans votre solde disponible, à investir ou à retirer.',
    none: 'Les comptes qui mènent à une même boîte aux lettres comptent pour une personne et n’apportent pas de prime. Si vous fermez votre compte, les primes en attente prennent fin.',
    value: 'C’est du crédit d’entraînement, sans valeur en argent.',
  },
  offTitle: 'Il n’y a pas de primes ici',
  off: {
    test_networks:
      'Cette installation utilise des réseaux de test publics, et les primes sont du crédit d’entraînement. Votre code fonctionne, et qui l’utilise figure ci-dessous.',
    operator:
      'L’opérateur de cette installation les a désactivées. Votre code fonctionne, et qui l’utilise figure ci-dessous.',
  },
  pendingTotal: 'En attente',
  verifiedTotal: 'Vérifié',
  people: 'Personnes',
  caption: 'Personnes inscrites avec votre code, les plus récentes d’abord',
  who: 'Qui',
  since: 'Inscription',
  bonus: 'Prime',
  state: 'État',
  status: {
    pending: 'En examen',
    verified: 'Vérifiée',
    refused: 'Non acceptée',
    none: 'Pas de prime',
  },
  reason: 'Raison : {reason}',
  more: 'Charger plus',
  emptyTitle: 'Personne n’a encore utilisé votre lien.',
  emptyText: 'Qui s’inscrit avec votre code et confirme son adresse figure ici, par ses seules initiales.',
}
