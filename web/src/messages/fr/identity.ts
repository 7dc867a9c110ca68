import type { identity as english } from '#messages/en/identity.ts'
import type { Translation } from '#messages/shape.ts'

export const identity: Translation<typeof english> = {
  title: 'Vérification d’identité',
  back: 'Profil',
  status: {
    none: 'Pas commencée',
    draft: 'Commencée, pas envoyée',
    in_review: 'En cours d’examen',
    accepted: 'Acceptée',
    not_accepted: 'Non acceptée',
  },
  step: {
    none: 'Essayer',
    draft: 'Continuer',
    in_review: 'Voir',
    accepted: 'Voir',
    not_accepted: 'Voir pourquoi',
  },
  practice: {
    title: 'N’envoyez pas un vrai document',
    text: 'C’est de l’argent d’entraînement, et rien dans votre compte ne dépend de cette vérification. Utilisez une image spécimen : votre navigateur en dessine une.',
  },
  document: {
    legend: 'Quel document ?',
    passport: 'Passeport',
    identity_card: 'Carte d’identité',
    driving_licence: 'Permis de conduire',
    one: 'Une image : la page avec la photo',
    both: 'Deux images : recto et verso',
    needed: 'Choisissez un document.',
    go: 'Continuer',
    busy: 'Enregistrement…',
    change: 'Choisir un autre document',
  },
  side: {
    front: 'Recto',
    back: 'Verso',
  },
  picture: {
    rules: 'JPEG, PNG ou WebP, jusqu’à 8 Mo. Les quatre coins dans l’image, rien de couvert.',
    kept: 'Conservée chiffrée, sans le lieu ni l’appareil. Seul le personnel qui l’examine peut l’ouvrir, et chaque fois est notée.',
    choose: 'Choisir une image : {side}',
    replace: 'Remplacer : {side}',
    specimen: 'Utiliser un spécimen : {side}',
    busy: 'Envoi…',
    missing: 'Pas encore d’image.',
    added: 'Ajoutée {time}, {width} × {height} pixels.',
    notShown: 'Elle n’est plus montrée ici.',
    preview: 'Ce qui a été envoyé : {side}',
    spoken: '{side} : ajouté.',
  },
  specimen: {
    mark: 'SPÉCIMEN',
    note: 'Dessiné par un navigateur. Pas un vrai document.',
    name: 'Nom',
    valid: 'Valable jusqu’au',
  },
  send: {
    button: 'Envoyer à l’examen',
    busy: 'Envoi…',
    missing: 'Ajoutez d’abord les images.',
    done: 'Envoyée. Le personnel la regardera, et nous vous écrirons sa décision.',
  },
  review: {
    title: 'Le personnel la regarde',
    text: 'Nous vous écrirons sa décision. D’ici là vous pouvez la retirer.',
    sent: 'Envoyée',
    document: 'Document',
  },
  withdraw: {
    button: 'Retirer',
    title: 'Retirer cette vérification ?',
    text: 'Ses images sont effacées aussitôt. Vous pouvez recommencer à tout moment.',
    busy: 'Retrait…',
    done: 'Elle est retirée, et ses images sont effacées.',
  },
  discard: {
    button: 'Abandonner',
    title: 'Abandonner cette vérification ?',
    text: 'Les images ajoutées sont effacées aussitôt.',
    busy: 'Effacement…',
    done: 'Elle est abandonnée, et ses images sont effacées.',
  },
  decided: {
    accepted: 'Votre document a été accepté',
    acceptedText: 'Il ne reste rien à faire.',
    notAccepted: 'Votre document n’a pas été accepté',
    again: 'Vous pouvez réessayer ci-dessous.',
    at: 'Décidé',
    until: 'Les images sont effacées le {when}. La décision reste.',
    gone: 'Les images sont effacées. La décision reste.',
  },
  faults: {
    file_too_large: 'Le fichier dépasse 8 Mo. Rien n’a été conservé : envoyez-en un plus petit.',
    file_incomplete: 'Le fichier n’est pas arrivé entier. Rien n’a été conservé : réessayez.',
    picture_pdf: 'C’est un PDF. Rien n’a été conservé : envoyez plutôt une image du document.',
    picture_type:
      'Nous ne pouvons pas lire ceci comme une image. Rien n’a été conservé : envoyez un JPEG, un PNG ou un WebP.',
    picture_moving: 'Cette image bouge. Rien n’a été conservé : envoyez une image fixe.',
    picture_damaged: 'L’image est abîmée ou incomplète. Rien n’a été conservé : reprenez-la.',
    picture_too_many_pixels:
      'L’image a plus de 40 millions de pixels. Rien n’a été conservé : envoyez-en une plus petite.',
    picture_too_small:
      'L’image est trop petite pour être lue. Rien n’a été conservé : il faut au moins 600 × 400 pixels.',
  },
}
