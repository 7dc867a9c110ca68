import type { newsletter as english, descriptions as englishDescriptions } from '#messages/en/newsletter.ts'
import type { Translation } from '#messages/shape.ts'

export const newsletter: Translation<typeof english> = {
  missing: 'Ce lien n’est pas complet. Ouvrez-le de nouveau depuis notre e-mail.',
  failed: 'Cela n’a pas marché. Réessayez.',
  home: 'Aller à l’accueil',
  confirm: {
    title: 'Confirmez la lettre d’information',
    lead: 'Appuyez sur le bouton, et votre adresse est sur la liste.',
    submit: 'Confirmer',
    busy: 'Confirmation…',
    done: 'Vous êtes sur la liste.',
    doneNote: 'L’e-mail qui vous a amené ici contient aussi le lien pour partir, quand vous voulez.',
  },
  unsubscribe: {
    title: 'Quitter la lettre d’information',
    lead: 'Appuyez sur le bouton, et nous n’envoyons plus rien à votre adresse.',
    submit: 'Se désabonner',
    busy: 'Désabonnement…',
    done: 'Vous n’êtes plus sur la liste.',
    doneNote: 'Votre adresse est effacée dans les 7 jours après notre dernier e-mail.',
  },
}

export const descriptions: Translation<typeof englishDescriptions> = {
  newsletterConfirm: 'Confirmez que vous voulez la lettre d’information d’Evenmoor.',
  newsletterUnsubscribe: 'Quittez la lettre d’information d’Evenmoor.',
}
