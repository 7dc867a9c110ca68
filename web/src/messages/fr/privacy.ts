import type { privacy as english, descriptions as englishDescriptions } from '#messages/en/privacy.ts'
import type { Translation } from '#messages/shape.ts'

export const privacy: Translation<typeof english> = {
  title: 'Confidentialité',
  summary: {
    little: 'Nous gardons ce dont les comptes ont besoin, et rien de plus.',
    own: 'Ni traceurs, ni publicités, ni cookies. Aucune page ne demande rien à un autre site.',
    never: 'Nous ne vendons rien et ne partageons rien avec personne.',
    ask: 'Écrivez-nous pour voir, corriger ou effacer ce que nous avons.',
  },
  who: {
    heading: 'Qui est responsable',
    one: 'L’exploitant de cette installation. Il n’a pas encore donné de nom ni d’adresse ; d’ici là, écrivez par la page de contact.',
  },
  stored: {
    heading: 'Ce que nous gardons, pourquoi et combien de temps',
    lead: 'Voici tout, selon ce que vous faites ici.',
    account: {
      title: 'Vous ouvrez un compte',
      what: 'Prénom et nom, adresse e-mail, mot de passe comme hash Argon2id, votre code de parrainage et qui vous a invité, langue, et quand vous vous êtes inscrit et connecté pour la dernière fois.',
      long: 'Tant que le compte existe. D’une inscription que personne ne confirme, deux jours, son adresse comprise.',
    },
    codes: {
      title: 'Nous envoyons un code ou un lien',
      what: 'Un hash SHA-256 de celui-ci, et quand il a servi.',
      long: 'Un jour après son expiration.',
    },
    sessions: {
      title: 'Vous vous connectez',
      what: 'Des hash des jetons de votre session, le nom de votre navigateur, votre adresse réseau, les heures et les types d’appareil que vous utilisez, avec la première moitié des adresses réseau d’où ils ont servi. Après de mauvais mots de passe, un compteur sous un hash de l’adresse saisie.',
      long: 'Un mois après que la session a pu servir pour la dernière fois ; les types d’appareil et ces moitiés, tant que le compte existe ; le compteur, un an ou jusqu’au bon mot de passe.',
    },
    factors: {
      title: 'Vous protégez votre compte',
      what: 'Le secret de votre application d’authentification, chiffré ; les hash de vos codes de secours ; les noms, les clés publiques et la dernière utilisation de vos clés d’accès.',
      long: 'Jusqu’à ce que vous les retiriez ou fermiez le compte.',
    },
    money: {
      title: 'Vous utilisez de l’argent d’entraînement',
      what: 'Dépôts, paiements, positions, résultats, retraits, les adresses d’entraînement que vous utilisez, les écritures du livre de comptes et les réponses à vos demandes, pour qu’une demande répétée compte une fois. Quel membre du personnel a décidé quoi. D’un parrainage : la prime, un hash de la boîte derrière l’adresse, et ce qui est ressorti à l’examen, comme une connexion partagée.',
      long: 'Le livre de comptes et le registre des décisions ne sont jamais modifiés ni effacés, car les chiffres de tous reposent dessus.',
    },
    identity: {
      title: 'Vous essayez la vérification d’identité',
      what: 'Quel document, quand, et ce que le personnel a décidé et pourquoi. Les images, refaites sans ce que les appareils y écrivent et chiffrées ; et qui du personnel les a ouvertes, et quand.',
      long: 'Les images, jusqu’à 30 jours après la décision, ou effacées aussitôt si vous la retirez ; ce qui n’a jamais été envoyé, 7 jours. La décision reste.',
    },
    contact: {
      title: 'Vous nous écrivez',
      what: 'Votre nom, votre adresse e-mail, votre message et sa langue, et ce que l’équipe a répondu. Un e-mail avec le message va dans la boîte de l’exploitant.',
      long: 'Jusqu’à ce que l’exploitant l’efface ; demandez-le à tout moment.',
    },
    newsletter: {
      title: 'Vous demandez la lettre d’information',
      what: 'Votre adresse e-mail, des hash de vos liens, et quand vous avez confirmé ou quitté la liste.',
      long: 'Tant que vous êtes sur la liste. Une adresse qui n’a pas confirmé, ou qui est partie, est effacée 7 jours après notre dernier e-mail.',
    },
    mail: {
      title: 'Nous vous envoyons un e-mail',
      what: 'L’e-mail lui-même, pour le renvoyer si le serveur de messagerie est absent.',
      long: 'Ce qu’il dit, jusqu’à ce qu’un serveur de messagerie l’ait pris. L’adresse et l’objet, et tout dans la boîte intégrée, 30 jours.',
    },
    limits: {
      title: 'Vous essayez souvent quelque chose',
      what: 'Un compteur sous un hash de votre réseau ou de votre adresse e-mail, contre les essais au hasard et les envois en masse.',
      long: 'Un jour environ.',
    },
    label: { what: 'Quoi', long: 'Combien de temps' },
  },
  browser: {
    heading: 'Ce qui reste dans votre navigateur',
    one: 'Quand vous vous connectez : les jetons d’accès et de renouvellement de la session et votre identifiant d’utilisateur. Quand vous choisissez : langue, thème, animation arrêtée. Tout est dans le stockage de votre navigateur, pas dans des cookies, et se déconnecter efface les jetons.',
  },
  others: {
    heading: 'Qui d’autre le voit',
    one: 'Le personnel de l’exploitant, chacun dans la limite de son rôle. Si l’exploitant utilise un serveur de messagerie, les e-mails passent par lui. Personne d’autre.',
  },
  rights: {
    heading: 'Vos droits',
    one: 'Dans votre profil, vous pouvez voir et corriger vos données, les télécharger toutes et fermer votre compte. Pour le reste, ou si vous ne pouvez pas vous connecter, écrivez-nous par la page de contact, avec l’adresse de votre compte.',
    two: 'Ce que contient le livre de comptes ne peut pas être effacé. Ses écritures portent des numéros, pas des noms ; le nom et l’adresse sont ailleurs et peuvent partir.',
  },
  changes: {
    heading: 'Changements de cette page',
    one: 'Chaque changement figure ici avec sa date.',
    first: 'Première version.',
  },
}

export const descriptions: Translation<typeof englishDescriptions> = {
  privacy: 'Ce qu’Evenmoor garde sur vous, pourquoi, combien de temps, et comment le faire effacer.',
}
