import type { MailWords } from '../mail-words.ts'

/** French of the mails. */
export const words: MailWords = {
  ribbon: 'Argent d’entraînement seulement : rien ici n’a de valeur hors d’Evenmoor.',
  testRibbon:
    'Réseaux de test : les cryptos sont ici sans valeur, et rien ici n’a de valeur hors d’Evenmoor.',
  login: 'Se connecter',
  setPassword: 'Choisir un nouveau mot de passe',
  notMe: { label: 'Ce n’était pas moi', expiry: 'Il marche une seule fois, pendant 72 heures.' },
  code: {
    subject: 'Votre code Evenmoor : {code}',
    text: 'Saisissez ce code sur la page où vous vous êtes inscrit, et votre compte est ouvert.',
    several:
      'Le formulaire a été envoyé plusieurs fois avec cette adresse. Chacun a son code : prenez celui qui est arrivé après votre envoi.',
    expiry: 'Il marche une seule fois, pendant 10 minutes.',
    reason:
      'Vous recevez cet e-mail parce que cette adresse a servi à une inscription chez Evenmoor. Si ce n’était pas vous, vous n’avez rien à faire : sans le code, le compte reste fermé. Nous ne demandons jamais ce code par téléphone ni par chat.',
  },
  alreadyRegistered: {
    subject: 'Vous avez déjà un compte Evenmoor',
    text: 'Quelqu’un a essayé de s’inscrire avec cette adresse. Elle a déjà un compte, et rien n’y a changé.',
    next: 'Si c’était vous : connectez-vous sur {login}, ou choisissez un nouveau mot de passe sur {forgot}.',
    reason:
      'Vous recevez cet e-mail parce que cette adresse appartient à un compte Evenmoor. Si ce n’était pas vous, vous n’avez rien à faire.',
  },
  notConfirmed: {
    subject: 'Votre compte Evenmoor n’est pas encore ouvert',
    text: 'Quelqu’un s’est inscrit avec cette adresse, mais aucun code n’a été saisi. Il n’y a donc encore ni compte ni mot de passe. Inscrivez-vous de nouveau pour ouvrir le vôtre.',
    signUp: 'S’inscrire',
  },
  welcome: {
    subject: 'Bienvenue chez Evenmoor',
    open: 'Votre adresse est confirmée et votre compte est ouvert.',
    wallet:
      'Vous avez un portefeuille d’entraînement avec des pièces fictives. Il vous montre comment marchent dépôts, plans, frais et pertes.',
    testWallet:
      'Vous payez avec des cryptos de réseaux de test publics depuis votre propre portefeuille ; elles sont sans valeur. Elles vous montrent comment marchent dépôts, plans, frais et pertes.',
    reason: 'Vous recevez cet e-mail parce que vous avez ouvert un compte chez Evenmoor.',
  },
  addressCode: {
    subject: 'Votre code Evenmoor : {code}',
    old: 'Votre compte doit recevoir une autre adresse e-mail. Saisissez ce code avec celui de la nouvelle boîte, et elle est changée.',
    new: 'Ceci doit devenir l’adresse e-mail d’un compte Evenmoor. Saisissez ce code sur la page où cela a été demandé.',
    expiry: 'Il marche une seule fois, pendant 15 minutes.',
    oldReason:
      'Vous recevez cet e-mail parce que c’est l’adresse de votre compte. Si vous ne l’avez pas demandé, ne donnez le code à personne et choisissez un nouveau mot de passe : quelqu’un est connecté à votre compte.',
    newReason:
      'Vous recevez cet e-mail parce que quelqu’un a donné cette adresse pour son compte Evenmoor. Si ce n’était pas vous, vous n’avez rien à faire.',
  },
  addressChanged: {
    subject: 'L’adresse de votre compte Evenmoor a changé',
    text: 'Désormais, les e-mails vont à {email}, et c’est l’adresse pour se connecter.',
    notYou:
      'Si ce n’était pas vous, rétablissez cette adresse avec le lien : cela déconnecte aussi tous les appareils.',
    undo: 'Annuler le changement',
    expiry: 'Il marche une seule fois, pendant 72 heures.',
    reason: 'Vous recevez cet e-mail parce que l’adresse e-mail de votre compte Evenmoor a changé.',
  },
  addressChangedBack: {
    subject: 'L’adresse de votre compte Evenmoor est rétablie',
    text: 'L’adresse est de nouveau {email}, et tous les appareils ont été déconnectés.',
    next: 'Qui l’a changée connaissait votre mot de passe : choisissez-en un nouveau maintenant, puis vérifiez vos seconds facteurs.',
    reason: 'Vous recevez cet e-mail parce que le lien qui annule un changement d’adresse a été utilisé.',
  },
  addressInUse: {
    subject: 'Quelqu’un a donné votre adresse pour son compte Evenmoor',
    text: 'Quelqu’un a essayé de mettre cette adresse sur son compte. Elle appartient au vôtre, et rien n’y a changé.',
    reason:
      'Vous recevez cet e-mail parce que cette adresse appartient à un compte Evenmoor. Vous n’avez rien à faire.',
  },
  closed: {
    subject: 'Votre compte Evenmoor est fermé',
    text: 'Votre nom, votre adresse et tous les moyens de se connecter en sont retirés. Ce qui a été comptabilisé reste, sans votre nom : les livres doivent être justes.',
    next: 'Il n’y a plus rien à faire. Vous pouvez vous réinscrire avec cette adresse à tout moment.',
    reason: 'Vous recevez cet e-mail parce que vous avez fermé votre compte Evenmoor. C’est le dernier.',
  },
  passwordChanged: {
    subject: 'Votre mot de passe Evenmoor a changé',
    byLink:
      'Un nouveau mot de passe a été choisi pour votre compte, et tous les appareils ont été déconnectés.',
    byLinkNotYou:
      'Si ce n’était pas vous, quelqu’un peut lire vos e-mails : protégez d’abord votre boîte, puis utilisez le lien. Il déconnecte tous les appareils, annule le mot de passe et vous envoie de quoi en choisir un nouveau.',
    own: 'Le mot de passe a été changé dans le profil, et tous les autres appareils ont été déconnectés.',
    ownNotYou:
      'Si ce n’était pas vous, utilisez le lien : il déconnecte tous les appareils, annule le mot de passe et vous envoie de quoi en choisir un nouveau.',
    reason: 'Vous recevez cet e-mail parce que le mot de passe de votre compte Evenmoor a changé.',
  },
  reset: {
    subject: 'Choisissez un nouveau mot de passe Evenmoor',
    text: 'Suivez ce lien pour choisir un nouveau mot de passe. D’ici là, l’ancien reste en place.',
    expiry: 'Il marche une seule fois, pendant 30 minutes.',
    reason:
      'Vous recevez cet e-mail parce qu’un nouveau mot de passe a été demandé avec cette adresse. Si ce n’était pas vous, vous n’avez rien à faire.',
  },
  sessionEnded: {
    subject: 'Nous avons déconnecté un de vos appareils',
    text: 'La clé d’une de vos sessions a servi à deux endroits, ce qui peut vouloir dire qu’elle a été copiée. Cette session est terminée ; votre solde est intact.',
    next: 'Reconnectez-vous. Si vous ne savez pas pourquoi c’est arrivé, choisissez un nouveau mot de passe sur {forgot} : cela déconnecte tous les appareils.',
    reason:
      'Vous recevez cet e-mail parce qu’une session de votre compte Evenmoor a été terminée par sécurité.',
  },
  newDevice: {
    subject: 'Un nouvel appareil s’est connecté à votre compte Evenmoor',
    where: '{device}, le {when}, depuis le réseau {network}.',
    somewhere: '{device}, le {when}.',
    device: '{browser} sur {system}',
    someBrowser: 'Un navigateur',
    someSystem: 'un système inconnu',
    otherProgram: 'Un autre programme',
    notYou:
      'Si c’était vous, il n’y a rien à faire. Sinon, utilisez le lien : il déconnecte tous les appareils, annule le mot de passe et vous envoie de quoi en choisir un nouveau.',
    reason:
      'Vous recevez cet e-mail parce que votre compte Evenmoor a été ouvert sur un appareil que nous n’avions jamais vu.',
  },
  newPlace: {
    subject: 'Une connexion à votre compte Evenmoor depuis un nouveau réseau',
    often: 'Il suffit pour cela d’un autre accès à Internet, par exemple mobile ou en voyage.',
    reason:
      'Vous recevez cet e-mail parce que votre compte Evenmoor a été ouvert depuis un réseau d’où il ne l’avait jamais été.',
  },
  loginStopped: {
    subject: 'Cinq codes faux lors d’une connexion à votre compte Evenmoor',
    text: 'Quelqu’un a saisi votre mot de passe sans faute, puis cinq codes faux. Cette connexion a été fermée, et personne n’est entré :',
    notYou:
      'Si c’était vous, reconnectez-vous avec le code le plus récent. Sinon, quelqu’un connaît votre mot de passe. Utilisez le lien : il déconnecte tous les appareils, annule le mot de passe et vous envoie de quoi en choisir un nouveau.',
    reason: 'Vous recevez cet e-mail parce que quelqu’un a essayé de se connecter à votre compte Evenmoor.',
  },
  accountLimited: {
    subject: {
      locked: 'Votre compte Evenmoor a été verrouillé',
      suspended: 'Votre compte Evenmoor a été suspendu',
    },
    why: {
      unusual_activity: 'Nous y avons vu une activité inhabituelle.',
      owner_request: 'Son titulaire l’a demandé.',
      terms: 'Nous vérifions si nos conditions ont été respectées.',
      legal_request: 'Nous devons répondre à une demande légale.',
    },
    text: 'Tous les appareils ont été déconnectés. Votre solde est intact, et aucun paiement n’est demandé pour rouvrir le compte.',
    works:
      'Vous pouvez toujours tout voir, exporter vos données, récupérer de l’argent de vos positions et demander un retrait : connectez-vous et choisissez « Voir mon compte ».',
    review:
      'Nous le réexaminons au plus tard le {when}. Si vous pensez que c’est une erreur, écrivez-nous sur {contact} en donnant la référence {reference}.',
    reason: 'Vous recevez cet e-mail parce que votre compte Evenmoor a été verrouillé ou suspendu.',
  },
  accountOpened: {
    subject: 'Votre compte Evenmoor est rouvert',
    text: 'Tout fonctionne comme avant. Tous les appareils ont été déconnectés : connectez-vous de nouveau.',
    reason: 'Vous recevez cet e-mail parce que votre compte Evenmoor a été rouvert.',
  },
  factors: {
    authenticator_on: {
      subject: 'Une application d’authentification a été ajoutée à votre compte Evenmoor',
      text: 'Désormais, la connexion demande un code de l’application ou un code de secours.',
    },
    authenticator_off: {
      subject: 'L’application d’authentification de votre compte Evenmoor a été désactivée',
      text: 'La connexion ne demande plus de code de l’application.',
    },
    codes_renewed: {
      subject: 'Votre compte Evenmoor a de nouveaux codes de secours',
      text: 'Dix nouveaux codes de secours ont été créés. Les anciens ne marchent plus.',
    },
    passkey_added: {
      subject: 'Une clé d’accès a été ajoutée à votre compte Evenmoor',
      text: 'La clé d’accès s’appelle « {name} » et permet de se connecter.',
    },
    passkey_removed: {
      subject: 'Une clé d’accès a été retirée de votre compte Evenmoor',
      text: 'La clé d’accès s’appelait « {name} ». Elle ne permet plus de se connecter.',
    },
    recovery_code_used: {
      subject: 'Un code de secours de votre compte Evenmoor a été utilisé',
      text: '{left, plural, one {Il reste # code} other {Il reste # codes}} de secours. Vous pouvez en créer de nouveaux dans votre profil.',
    },
    notYou:
      'Si c’était vous, il n’y a rien à faire. Sinon, quelqu’un est connecté à votre compte : utilisez le lien. Il déconnecte tous les appareils, annule le mot de passe et vous envoie de quoi en choisir un nouveau. Vérifiez ensuite vos seconds facteurs.',
    reason:
      'Vous recevez cet e-mail parce que les réglages de sécurité de votre compte Evenmoor ont été changés ou utilisés.',
  },
  addressSaved: {
    subject: 'Une adresse de retrait a été ajoutée à votre compte Evenmoor',
    text: 'Nouvelle dans votre carnet d’adresses : {address}',
    named: 'Nouvelle dans votre carnet d’adresses, sous le nom « {label} » : {address}',
    hold: 'Rien n’y est envoyé avant le {when}, sauf si vous passez l’attente, ce que seul l’argent d’entraînement permet.',
    testHold: 'Rien n’y est envoyé avant le {when}.',
    notYou:
      'Si c’était vous, il n’y a rien à faire. Sinon, utilisez le lien : il déconnecte tous les appareils, annule le mot de passe, retire l’adresse de votre carnet et annule les retraits vers elle qui ne sont pas encore approuvés.',
    reason: 'Vous recevez cet e-mail parce qu’une adresse a été ajoutée à votre compte chez Evenmoor.',
  },
  withdrawal: {
    newAddress:
      'Son adresse est nouvelle : rien n’est envoyé avant le {when}. D’ici là, vous pouvez l’annuler.',
    amounts: 'Vous retirez {amount}. Nos frais (1 %) sont de {fee}. Vous recevez {net} en USDT à {address}.',
    link: 'Voir où il en est',
    requested: 'Retrait de {amount} demandé',
    held: 'Les retraits attendent pour le moment : un paiement crédité a quitté sa chaîne, et notre équipe l’examine. Le vôtre garde sa place et suivra ensuite. Vous n’avez rien à faire ni à payer.',
    inReview: 'Il est maintenant en examen. Vous pouvez l’annuler jusqu’à l’approbation.',
    sent: 'Retrait de {amount} envoyé',
    transaction: 'Il a été envoyé dans la transaction {transaction}.',
    rejected: 'Retrait de {amount} non approuvé',
    why: 'Nous n’avons pas approuvé votre retrait de {amount}. La raison : {reason}',
    allBack: 'Tout l’argent est de nouveau disponible dans votre compte, et rien n’a été facturé.',
    failed: 'Le retrait de {amount} n’a pas pu être envoyé',
    notTaken: 'Le réseau n’a pas accepté votre retrait vers {address}.',
    allBackCheck:
      'Tout l’argent est de nouveau disponible dans votre compte, et rien n’a été facturé. Vérifiez l’adresse avant de redemander.',
    reason: 'Vous recevez cet e-mail parce qu’un retrait de votre compte Evenmoor a été demandé.',
    reasonNotYou:
      'Vous recevez cet e-mail parce qu’un retrait de votre compte Evenmoor a été demandé. Si ce n’était pas vous, annulez-le et changez votre mot de passe.',
  },
  bonus: {
    link: 'Voir vos parrainages',
    verified: 'Prime de parrainage de {amount} vérifiée',
    available:
      'Nous avons vérifié votre prime de parrainage de {amount}. Elle est maintenant dans votre solde disponible.',
    practice: 'C’est du crédit d’entraînement sans valeur en argent.',
    refused: 'Prime de parrainage de {amount} non acceptée',
    why: 'Nous n’avons pas accepté une prime de parrainage de {amount}. La raison : {reason}',
    nothingTaken:
      'Rien n’a été retiré de votre compte. Si vous pensez que c’est une erreur, écrivez au support.',
    reason:
      'Vous recevez cet e-mail parce que quelqu’un s’est inscrit chez Evenmoor avec votre code de parrainage.',
  },
  identity: {
    link: 'Voir votre vérification d’identité',
    accepted: 'Votre vérification d’identité a été acceptée',
    acceptedText:
      'Nous avons regardé le document que vous avez envoyé et l’avons accepté. Il ne reste rien à faire.',
    notAccepted: 'Votre vérification d’identité n’a pas été acceptée',
    notAcceptedText:
      'Nous avons regardé le document que vous avez envoyé et n’avons pas pu l’accepter. Voici pourquoi :',
    again:
      'Vous pouvez réessayer à tout moment. Rien dans votre compte n’en dépend : c’est de l’argent d’entraînement, alors utilisez une image spécimen et non un vrai document.',
    testAgain:
      'Vous pouvez réessayer à tout moment. Rien dans votre compte n’en dépend : c’est de l’argent de test, alors utilisez une image spécimen et non un vrai document.',
    pictures: 'Les images sont effacées le {when}. La décision reste.',
    reason: 'Vous recevez cet e-mail parce que vous avez envoyé une vérification d’identité chez Evenmoor.',
    reasons: {
      unreadable:
        'L’image est illisible : floue, trop sombre ou couverte en partie. Reprenez-la à la lumière du jour, avec tout le document net.',
      cut_off: 'Une partie du document n’est pas dans l’image. Reprenez-la avec les quatre coins visibles.',
      expired: 'Le document n’est plus valable. Envoyez-en un qui l’est.',
      name_differs:
        'Le nom sur le document n’est pas celui de votre compte. Changez le nom dans votre profil, ou envoyez un document au même nom.',
      other_document:
        'Ce n’est ni un passeport, ni une carte d’identité, ni un permis de conduire, ou pas celui que vous avez choisi. Envoyez l’un d’eux.',
      altered: 'L’image montre des signes de modification. Envoyez-la telle qu’elle a été prise.',
    },
  },
  deposit: {
    seen: 'Nous voyons votre paiement de {amount}',
    onItsWay:
      '{amount} arrive par le réseau {network}. Il est crédité avec {count, plural, one {# confirmation} other {# confirmations}} ; vous n’avez ni à attendre ni à agir.',
    late: 'Il est arrivé quand le prix n’était plus fixé, donc il est crédité au prix du moment où nous l’avons vu.',
    transaction: 'Transaction : {transaction}',
    practiceNetwork: 'd’entraînement',
    inReview: 'Votre paiement de {amount} est arrivé et est en cours d’examen',
    reviewed:
      '{amount} est arrivé et a ses confirmations. Les paiements de cette taille sont crédités après l’approbation de deux membres de notre équipe. Vous n’avez rien à faire ; le prix fixé pour vous reste valable.',
    refused: 'Votre paiement de {amount} n’a pas été crédité',
    notCredited:
      'Nous n’avons pas crédité {amount}. Le motif : {reason} Si vous pensez que c’est une erreur, répondez à cet e-mail ou écrivez au support.',
    settled: 'Votre dépôt de {amount} est terminé',
    credited: '{amount} a été crédité sur votre compte.',
    available: 'L’argent est disponible dans votre compte.',
    planNotOpened:
      'Le plan choisi n’a pas pu être ouvert avec ce dépôt, donc l’argent est disponible dans votre compte. Vous pouvez choisir un plan de nouveau ou le retirer.',
    planOpened:
      'Votre position a été ouverte avec {amount}. Ce qui dépasse est disponible dans votre compte.',
    reversed: 'Votre paiement de {amount} n’est plus confirmé',
    replaced: 'Les blocs qui le contenaient ont été remplacés sur le réseau : {network}.',
    takenBack: 'Les {credited} crédités pour lui ont été repris.',
    notTakenBack:
      'Les {credited} crédités pour lui sont déjà utilisés, donc rien n’a été repris ; notre équipe l’examine.',
    mayReturn:
      'Si le réseau reprend le paiement, il est crédité de nouveau tout seul. Regardez la page de paiement avant de payer une seconde fois.',
    outOfPositions:
      '{amount} étaient investis. Ils ont été retirés de vos positions, qui ne rapportent plus rien dessus.',
    resultsReversed: 'Les {amount} de résultats qu’il avait produits ont été annulés aussi.',
    lossesReversed: 'Les {amount} que vos positions avaient perdus dessus vous ont été rendus.',
    hold: 'Les retraits attendent que notre équipe ait examiné cela. Vous pouvez en demander un entre-temps ; il garde sa place.',
    receipt: 'Voir le reçu',
    reference: 'Référence : {reference}',
    reason: 'Vous recevez cet e-mail parce qu’un paiement est arrivé pour un dépôt de votre compte Evenmoor.',
  },
  statement: {
    subject: 'Votre relevé Evenmoor de {month}',
    ready: 'Le relevé de {month} est prêt : solde initial {opening}, solde final {closing}.',
    how: 'C’est un PDF signé. Ouvrez vos relevés pour l’enregistrer ou pour ne plus recevoir ce message.',
    open: 'Ouvrir les relevés',
    reason:
      'Vous recevez ce message parce que vous avez demandé les relevés par e-mail dans votre compte Evenmoor.',
  },
  handedOver: {
    subject: 'Le message {reference} est maintenant pour vous',
    text: '{name} vous a transmis le message {reference} du formulaire de contact. Il attend votre réponse dans la console.',
    link: 'Ouvrir le message',
    reason: 'Vous recevez cet e-mail parce que vous répondez aux messages de cette installation d’Evenmoor.',
  },
  answer: {
    subject: 'Notre réponse à votre message {reference}',
    intro: 'Vous nous avez écrit le {when}. Voici notre réponse :',
    reply: 'Si vous répondez à cet e-mail, votre réponse arrive à {email}. Gardez {reference} dans l’objet.',
    noReply:
      'Une réponse à cet e-mail n’arrive à personne. Pour nous écrire de nouveau, utilisez le formulaire : {link}',
    reason:
      'Vous recevez cet e-mail parce qu’un message a été envoyé avec cette adresse par le formulaire de contact d’Evenmoor. Si ce n’était pas vous, vous n’avez rien à faire.',
    templates: {
      greeting: 'Bonjour {name},',
      received: 'Merci pour votre message. Nous l’avons lu et devons l’examiner avant de pouvoir répondre.',
      moreNeeded:
        'Merci pour votre message. Pour l’examiner, nous devons en savoir plus : quelle page c’était, ce que vous avez fait, ce que vous avez vu, et quand. Ne nous envoyez ni mot de passe ni code : nous n’en avons jamais besoin.',
      withdrawing:
        'Un retrait se demande ici : {link}\n\nLes frais sont de 1 % du montant et en sont déduits. Il n’y a rien à payer pour retirer. Chaque demande a sa propre page, qui montre ses étapes avec leur heure. Tant qu’elle n’est pas approuvée, vous pouvez l’y annuler.',
      access:
        'Si vous ne pouvez pas vous connecter, demandez un lien ici : {link}\n\nIl part à l’adresse du compte, sert une fois, pendant 30 minutes, et mène là où l’on choisit un nouveau mot de passe. Nous ne pouvons pas voir les mots de passe et n’en demandons jamais.',
      money:
        'Evenmoor utilise de l’argent d’entraînement. Il ne peut être ni acheté, ni vendu, ni encaissé, et n’a aucune valeur hors d’Evenmoor. Aucun résultat n’est promis ; un résultat peut être négatif.',
      testMoney:
        'Evenmoor utilise ici des cryptos de réseaux de test publics. Elles sont sans valeur. Ne payez personne pour en avoir. Aucun résultat n’est promis ; un résultat peut être négatif.',
      impostor:
        'Quiconque vous demande en notre nom de l’argent, un mot de passe, un code ou les mots de votre portefeuille n’est pas d’Evenmoor. Il n’y a rien à payer pour retirer. Ne lui répondez pas. Si vous avez donné votre mot de passe, choisissez-en un nouveau.',
    },
  },
  newsletter: {
    subject: 'Voulez-vous la lettre d’information d’Evenmoor ?',
    text: 'Quelqu’un, nous espérons vous, a demandé notre lettre d’information avec cette adresse. Ouvrez la page ci-dessous et confirmez, et vous êtes sur la liste.',
    leave: 'Vous pouvez vous désinscrire à tout moment : {unsubscribe}',
    confirm: 'Confirmer',
    expiry: 'Le lien est valable 7 jours.',
    reason:
      'Vous recevez cet e-mail parce que cette adresse a été saisie dans le formulaire de la lettre d’information. Si ce n’était pas vous, vous n’avez rien à faire : sans confirmation, nous effaçons l’adresse après 7 jours.',
  },
}
