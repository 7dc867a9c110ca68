import type { notifications as english } from '#messages/en/notifications.ts'
import type { Translation } from '#messages/shape.ts'

export const notifications: Translation<typeof english> = {
  title: 'Notifications',
  lead: 'Ce qui s’est passé dans votre compte. Les avis sont gardés un an.',
  unread: 'Non lu',
  markRead: 'Marquer comme lu',
  markReadOf: 'Marquer comme lu : {what}',
  markAll: 'Tout marquer comme lu',
  busy: 'Marquage…',
  failed: 'Cela n’a pas pu être enregistré. Rien n’a été marqué ; réessayez.',
  count: '{count, plural, one {# avis} other {# avis}}',
  countMore: '{count, plural, one {# avis affiché} other {# avis affichés}}, d’autres à charger',
  loadMore: 'Charger plus',
  loading: 'Chargement…',
  emptyTitle: 'Aucun avis pour le moment',
  emptyText:
    'Les paiements, les retraits, les résultats quotidiens et tout ce qui touche à votre sécurité figureront ici.',
  emptyAction: 'Aller à l’accueil',
  kind: {
    deposit_seen: 'Nous voyons votre paiement de {amount}. Il compte dès qu’il est confirmé.',
    deposit_settled: 'Votre dépôt est terminé : {amount} a été crédité.',
    deposit_underpaid: 'Un paiement était inférieur à la demande : il manque encore {amount}.',
    deposit_late:
      'Votre paiement de {amount} est arrivé quand le prix n’était plus fixé. Il est crédité au prix du moment où nous l’avons vu.',
    deposit_reversed: 'Un paiement crédité de {amount} a quitté sa chaîne. Le crédit a été repris.',
    deposit_reversed_kept:
      'Un paiement crédité de {amount} a quitté sa chaîne. L’argent est déjà utilisé, donc rien n’a été repris ; notre équipe l’examine.',
    withdrawal_requested: 'Vous avez demandé un retrait de {amount}. Il est à l’examen.',
    withdrawal_approved: 'Votre retrait de {amount} est approuvé.',
    withdrawal_sent: 'Votre retrait de {amount} a été envoyé.',
    withdrawal_confirmed: 'Votre retrait de {amount} est confirmé par son réseau.',
    withdrawal_cancelled: 'Vous avez annulé votre retrait de {amount}. L’argent est disponible.',
    withdrawal_rejected:
      'Votre retrait de {amount} n’a pas été approuvé, et l’argent est disponible. La raison : {reason}',
    withdrawal_again:
      'Le paiement de votre retrait de {amount} a quitté sa chaîne. Il sera payé à nouveau ; vous n’avez rien à faire.',
    withdrawal_failed:
      'Votre retrait de {amount} n’a pas pu être envoyé. Tout l’argent est de nouveau disponible.',
    position_opened: 'Vous avez investi {amount} dans {plan}.',
    position_redeemed: 'Vous avez récupéré {amount} de {plan}.',
    plan_terms_announced:
      '{plan} aura de nouvelles conditions pour les nouvelles positions à partir du {day} (UTC). Les vôtres gardent celles de leur ouverture.',
    daily_results_day: 'Résultats du {day} : {amount}.',
    daily_results_days: 'Résultats du {from} au {to} : {amount}.',
    statement_ready: 'Votre relevé de {month} est prêt.',
    bonus_verified: 'Votre prime de parrainage de {amount} est vérifiée et disponible.',
    bonus_refused: 'Une prime de parrainage de {amount} n’a pas été acceptée. La raison : {reason}',
    new_device:
      'Nouvel appareil : {device} s’est connecté. Si ce n’était pas vous, déconnectez-le et changez votre mot de passe.',
    new_place:
      'Nouveau réseau : {device} s’est connecté depuis {network}. Si ce n’était pas vous, déconnectez-le et changez votre mot de passe.',
    login_stopped:
      'Quelqu’un a saisi votre mot de passe sans faute, puis cinq codes faux : {device}. Personne n’est entré. Si ce n’était pas vous, changez votre mot de passe.',
    account_locked:
      'Votre compte a été verrouillé, référence {reference}. Vous pouvez toujours le voir, l’exporter et demander un retrait.',
    account_suspended:
      'Votre compte a été suspendu, référence {reference}. Vous pouvez toujours le voir, l’exporter et demander un retrait.',
    account_opened: 'Votre compte est rouvert.',
    identity_accepted: 'Votre vérification d’identité a été acceptée.',
    identity_not_accepted:
      'Votre vérification d’identité n’a pas été acceptée. Sa page dit pourquoi ; vous pouvez réessayer.',
    session_ended:
      'Nous avons déconnecté un de vos appareils : sa clé a servi à deux endroits. Si vous ne savez pas pourquoi, changez votre mot de passe.',
    password_changed: 'Votre mot de passe a changé.',
    email_changed: 'L’adresse e-mail de votre compte a changé.',
    email_changed_back:
      'L’adresse e-mail de votre compte est rétablie, et tous les appareils ont été déconnectés.',
    authenticator_on: 'Une application d’authentification a été ajoutée.',
    authenticator_off: 'L’application d’authentification a été désactivée.',
    address_saved:
      'Nouvelle dans votre carnet d’adresses : {address}. Si ce n’était pas vous, utilisez le lien de notre e-mail.',
    codes_renewed: 'De nouveaux codes de secours ont été créés. Les anciens ne marchent plus.',
    passkey_added: 'La clé d’accès « {name} » a été ajoutée.',
    passkey_removed: 'La clé d’accès « {name} » a été retirée.',
    recovery_code_used:
      'Un code de secours a été utilisé. {left, plural, one {Il en reste #} other {Il en reste #}}.',
    unknown:
      'Il s’est passé dans votre compte une chose que cette page, trop ancienne, ne sait pas nommer. Rechargez-la.',
  },
  link: {
    checkout: 'Ouvrir le paiement',
    receipt: 'Voir le reçu',
    withdrawal: 'Voir où il en est',
    position: 'Voir la position',
    transactions: 'Voir les transactions',
    statements: 'Voir vos relevés',
    referrals: 'Voir vos parrainages',
    identity: 'Voir votre vérification',
    security: 'Sécurité',
    sessions: 'Sessions',
  },
  choices: {
    title: 'Ce dont nous vous avertissons',
    text: 'Choisissez pour chaque sujet. Les sorties d’argent et la sécurité sont toujours annoncées des deux façons : qui s’empare d’un compte les couperait d’abord.',
    inApp: 'Dans l’application',
    byMail: 'Par e-mail',
    always: 'Toujours',
    never: 'Pas d’e-mail',
    failed: 'Cela n’a pas pu être enregistré. Votre choix reste comme avant ; réessayez.',
    topic: {
      deposits: 'Dépôts',
      withdrawals: 'Retraits',
      positions: 'Positions',
      results: 'Résultats quotidiens',
      statements: 'Relevés',
      bonuses: 'Primes de parrainage',
      security: 'Sécurité',
    },
    about: {
      deposits: 'Paiements vus, crédités, tardifs ou repris.',
      withdrawals: 'Chaque étape jusqu’à l’arrivée de l’argent.',
      positions: 'Ouvertes et récupérées.',
      results: 'Un seul avis avec tous les résultats depuis votre dernière visite.',
      statements: 'Quand le relevé d’un mois est prêt. Par e-mail seulement si vous le demandez.',
      bonuses: 'Vérifiées ou non acceptées.',
      security: 'Nouveaux appareils, mot de passe, adresse e-mail, seconds facteurs.',
    },
  },
}
