import type { TestNetworkWords } from '#messages/shape.ts'

export const testNetworks: TestNetworkWords = {
  nav: {
    footer: {
      note: 'Cet Evenmoor utilise des réseaux de test publics. Leurs cryptos sont sans valeur : aucun argent n’y vaut quoi que ce soit, et les résultats peuvent être négatifs.',
    },
  },
  home: {
    pill: 'Réseaux de test',
    lead: 'Essayez des plans cryptos et forex avec des cryptos sans valeur de réseaux de test publics et tous les frais bien visibles. Gains et pertes s’affichent à la même taille.',
    note: 'Gratuit. 18 ans ou plus. Sans carte. Les cryptos de test viennent de votre propre portefeuille.',
    plans: {
      heading: 'Plans en argent de test',
      lead: 'Le taux est une illustration.',
      tag: 'Argent de test',
      amount: 'montant en argent de test',
      rateLabel: 'Taux illustratif : argent de test seulement, pas une prévision',
      booked: {
        rateLabel:
          'Taux illustratif : argent de test seulement. Deux membres de l’équipe enregistrent chaque jour, et il peut être une perte',
      },
    },
  },
  homeMore: {
    arithmetic: {
      conclusion:
        'En un an, cela fait ×8 207. Aucun placement légal ne paie cela, et qui l’affirme ne dit pas la vérité. Nous utilisons ce taux pour montrer ce qu’une telle promesse voudrait dire, avec de l’argent de test seulement.',
    },
    honest: {
      money: {
        title: 'Seulement de l’argent de test',
        text: 'Il n’y a aucun moyen de verser de l’argent réel. Seules comptent ici les cryptos de réseaux de test publics : on les donne pour tester, et elles sont sans valeur.',
      },
    },
    cta: { heading: 'Commencez avec des cryptos de test' },
  },
  faqFirst: {
    money: {
      answer:
        'Non. Chaque dollar vient ici de cryptos de réseaux de test publics, données pour tester et sans valeur. Il n’y a ici aucun réseau principal, ni aucun réglage pour un. N’envoyez jamais de cryptos d’un réseau principal à une adresse de ce site.',
    },
    rate: {
      answer:
        'C’est une illustration pour l’argent de test seulement, pas une prévision. Deux membres de l’équipe enregistrent le résultat de chaque jour, et il peut être négatif. 2,5 % par jour, répétés pendant un an, font ×8 207. Aucun placement légal ne paie cela. Nous le montrons pour que vous reconnaissiez une telle offre.',
    },
    leave: {
      question: 'Comment ressortir l’argent de test ?',
      answer:
        'Récupérez-le du plan, puis demandez un retrait vers une adresse à vous. Il est payé en USDT sans valeur sur le réseau de test de BEP20. Le personnel examine chaque demande et la paie depuis son portefeuille. Jusqu’à son approbation, vous pouvez l’annuler.',
    },
  },
  faq: {
    losses: {
      answer:
        'Oui. Une perte est prise sur votre position et a la même place et la même taille qu’un gain. Deux membres de l’équipe enregistrent le résultat de chaque jour. N’attendez pas que la vraie vie suive.',
    },
    start: {
      answer:
        'Inscrivez-vous avec une adresse e-mail et confirmez-la avec le code que nous envoyons. Il vous faut votre propre portefeuille avec des cryptos d’un réseau de test public ; on les donne pour tester. Choisissez ensuite un plan et un montant, et payez la demande de paiement avec ce portefeuille.',
    },
    identity: {
      answer:
        'Vous pouvez l’essayer dans votre profil : vous envoyez l’image d’un document, le personnel la regarde, et nous vous écrivons sa décision. Rien n’en dépend ici, car aucun argent n’y a de valeur. Utilisez l’image spécimen que la page dessine, pas un vrai document. Les images sont effacées 30 jours après la décision.',
    },
    referral: {
      answer:
        'Non. Cette installation utilise des réseaux de test publics, et il n’y a pas de primes. Votre code fonctionne, et la page « Parrainages » de votre compte montre qui l’a utilisé.',
    },
  },
  about: {
    lead: 'Evenmoor est un lieu pour s’entraîner à investir avec des cryptos de test sans valeur. Il ne dit que ce que son livre de comptes peut prouver.',
    what: {
      text: 'Vous ouvrez un compte, payez une demande de paiement avec des cryptos d’un réseau de test public, choisissez un plan et voyez le résultat de chaque jour. Ensuite vous retirez, et voyez quels étaient les frais. Rien de tout cela n’est de l’argent réel, et chaque étape marche comme si ça l’était.',
    },
    how: {
      heading: 'Comment ça marche ici',
      wallet: {
        title: 'Votre propre portefeuille',
        text: 'Vous payez avec des cryptos de réseaux de test publics. On les donne pour tester, et elles sont sans valeur.',
      },
      withdrawal: {
        text: 'Vous demandez, le personnel examine et paie sur le réseau de test. Cela coûte 1 % et rien d’autre.',
      },
    },
    why: { exit: { text: 'Récupérez votre argent de test d’un plan à tout moment.' } },
  },
  risks: {
    lead: 'Ici, vous ne pouvez perdre que de l’argent de test, sans valeur. Les vraies cryptos et le vrai forex sont autre chose. Lisez ceci avant de placer de l’argent réel où que ce soit.',
    summary: { practice: 'Réussir avec de l’argent de test dit peu de choses sur l’argent réel.' },
    practice: {
      two: 'Chaque jour est ici enregistré par deux membres de l’équipe. Aucun vrai marché ne se comporte ainsi.',
    },
  },
  terms: {
    summary: {
      practice:
        'Tout l’argent est ici de l’argent de test : des cryptos de réseaux de test publics, et les dollars qui en viennent. Il est sans valeur.',
    },
    what: {
      two: 'Il n’y a pas d’argent réel dedans, et aucun moyen d’en apporter. Les cryptos de réseaux de test sont sans valeur, et les dollars qui en viennent aussi.',
    },
    plans: {
      range: 'Montant en argent de test',
      two: 'Le taux est pour l’argent de test seulement et n’est pas une prévision. Ce qui compte est le résultat enregistré pour chaque plan et chaque jour. Il peut être négatif.',
    },
    deposits: {
      one: 'Un dépôt est une demande de paiement dans une crypto d’un réseau de test public, payée avec votre propre portefeuille. Chaque paiement est crédité quand il a ses confirmations, même trop petit, trop grand ou en retard.',
    },
    withdrawals: {
      one: 'Les retraits sont payés seulement en USDT sur le réseau BEP20, ici sur son réseau de test.',
    },
    referrals: {
      one: 'Il n’y a pas de primes sur les réseaux de test. Votre code fonctionne, et la page « Parrainages » montre qui l’a utilisé.',
      two: 'Les comptes qui mènent à une même boîte aux lettres comptent pour une personne.',
    },
    liability: {
      two: 'Ce qui marche ici avec de l’argent de test peut ne marcher nulle part avec de l’argent réel.',
    },
  },
  privacy: {
    stored: {
      money: {
        title: 'Vous utilisez de l’argent de test',
        what: 'Dépôts, paiements, positions, résultats, retraits, vos adresses sur des réseaux de test, les écritures du livre de comptes et les réponses à vos demandes, pour qu’une demande répétée compte une fois. Quel membre du personnel a décidé quoi. Les paiements figurent aussi dans le registre public de leur réseau de test, d’où personne ne peut les retirer.',
      },
    },
  },
  results: {
    check: {
      two: 'Cela prouve, à qui a noté l’empreinte à temps, que le mois était fixé avant de commencer et n’a pas été changé ensuite. Cela ne prouve pas que la graine a été choisie équitablement. Tout est de l’argent de test.',
    },
  },
  account: {
    rules: {
      adult: 'Cochez la case : vous avez 18 ans ou plus et savez que c’est de l’argent de test sans valeur.',
    },
    signup: {
      lead: 'Il faut deux minutes environ. Sans carte.',
      adult: 'J’ai 18 ans ou plus et je sais que c’est de l’argent de test sans valeur.',
      next: {
        start: 'Vous payez avec des cryptos d’un réseau de test public, depuis votre propre portefeuille.',
        note: 'On les donne pour tester, et elles sont sans valeur. Les résultats peuvent être négatifs.',
      },
    },
  },
  descriptions: {
    home: 'Entraînez-vous à investir en cryptos et en forex avec des cryptos sans valeur de réseaux de test publics. Les résultats peuvent être négatifs, les frais s’affichent d’abord et rien n’est promis.',
    faq: 'Dix réponses claires : argent de test, taux par jour, pertes, frais uniques, retraits, sécurité et assistance.',
    about:
      'Qui fait Evenmoor, ce qu’il n’est pas, comment il marche et ce que vous pouvez vérifier. Cryptos de réseaux de test seulement.',
    terms:
      'Les conditions d’utilisation d’Evenmoor : cryptos de réseaux de test seulement, 18 ans ou plus, plans et fourchettes, frais de retrait de 1 %.',
    signup:
      'Ouvrez un compte gratuit pour de l’argent de test : une adresse e-mail, deux minutes environ, sans carte.',
    login: 'Connectez-vous à votre compte Evenmoor.',
    forgotPassword: 'Recevez un lien pour choisir un nouveau mot de passe de votre compte Evenmoor.',
    resetPassword: 'Choisissez un nouveau mot de passe pour votre compte Evenmoor.',
    logout: 'Déconnectez-vous de votre compte Evenmoor.',
  },
  parts: {
    practiceBar: {
      label: 'Réseaux de test',
      lead: 'Réseaux de test.',
      text: 'Les cryptos sont ici sans valeur, et les soldes qui en viennent aussi.',
      detailsTitle: 'C’est de l’argent de test',
      detailsText:
        'Vos dollars viennent ici de cryptos de réseaux de test publics, que l’on donne pour tester. On ne peut ni les vendre ni les échanger contre de l’argent réel. Les paiements sont des transactions sur ces réseaux, et les résultats peuvent être négatifs. N’envoyez jamais de cryptos d’un réseau principal : personne ici ne peut les renvoyer.',
    },
  },
  investorShell: { titleSuffix: 'Réseaux de test' },
  investorMoney: {
    standsFor: {
      usdt: 'Réseau de test de BNB Smart Chain (BEP20)',
      bnb: 'Réseau de test de BNB Smart Chain',
      eth: 'Réseau de test d’Ethereum',
      btc: 'Réseau de test de Bitcoin',
      ltc: 'Réseau de test de Litecoin',
      trx: 'Réseau de test de TRON',
    },
  },
  dashboard: {
    heading: 'Votre compte de test',
    balance: { title: 'Solde de test' },
    next: {
      investDetail:
        'Vous payez avec des cryptos d’un réseau de test public, depuis votre propre portefeuille.',
    },
  },
  invest: {
    rateLabel: 'Taux illustratif : argent de test seulement, pas une prévision',
    booked: {
      rateLabel:
        'Taux illustratif : argent de test seulement. Deux membres de l’équipe enregistrent chaque jour, et il peut être une perte',
    },
    amount: { heading: 'Combien d’argent de test ?' },
    forecast: {
      illustration:
        'Ce plan n’a pas de résultats à lui, seulement un taux illustratif d’argent de test. Dans le mauvais cas tout est perdu, dans le moyen rien n’est gagné, dans le bon le taux illustratif vaut chaque jour. Aucun placement légal ne paie cela.',
      record: { totalNote: 'Pour de l’argent de test présent dès le premier jour, gains versés.' },
    },
    pay: {
      coinNote:
        'La page suivante montre le prix, la quantité de crypto et une adresse sur un réseau de test. Vous payez avec votre propre portefeuille.',
    },
  },
  identity: {
    practice: {
      text: 'C’est de l’argent de test, et rien dans votre compte ne dépend de cette vérification. Utilisez une image spécimen : votre navigateur en dessine une.',
    },
  },
  profile: { since: 'Compte depuis' },
  staffShell: {
    mode: 'RÉSEAUX DE TEST',
    modeText:
      'Installation sur des réseaux de test publics : leurs cryptos sont sans valeur, et aucun argent réel ne peut bouger d’ici.',
    titleSuffix: 'Personnel, réseaux de test',
  },
}
