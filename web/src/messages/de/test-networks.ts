import type { TestNetworkWords } from '#messages/shape.ts'

export const testNetworks: TestNetworkWords = {
  nav: {
    footer: {
      note: 'Dieses Evenmoor nutzt öffentliche Testnetze. Deren Coins sind wertlos, also hat kein Geld darin einen Wert, und Ergebnisse können negativ sein.',
    },
  },
  home: {
    pill: 'Testnetze',
    lead: 'Testen Sie Pläne für Krypto und Forex mit wertlosen Coins öffentlicher Testnetze und allen Gebühren offen im Blick. Gewinne und Verluste stehen in gleicher Größe da.',
    note: 'Kostenlos. Ab 18 Jahren. Keine Karte. Test-Coins kommen aus Ihrer eigenen Wallet.',
    plans: {
      heading: 'Pläne mit Testgeld',
      lead: 'Die Rate ist ein Beispiel.',
      tag: 'Testgeld',
      amount: 'Betrag in Testgeld',
      rateLabel: 'Beispielrate: nur Testgeld, keine Prognose',
      booked: {
        rateLabel:
          'Beispielrate: nur Testgeld. Zwei Mitarbeitende buchen jeden Tag, und er kann ein Verlust sein',
      },
    },
  },
  homeMore: {
    arithmetic: {
      conclusion:
        'In einem Jahr sind das ×8.207. Keine legale Geldanlage zahlt das, und wer es behauptet, sagt nicht die Wahrheit. Wir nutzen die Rate, um zu zeigen, was ein solches Versprechen hieße, und nur mit Testgeld.',
    },
    honest: {
      money: {
        title: 'Nur Testgeld',
        text: 'Echtes Geld lässt sich nicht einzahlen. Hier zählen nur Coins öffentlicher Testnetze: Sie werden zum Testen verschenkt und sind wertlos.',
      },
    },
    cta: { heading: 'Beginnen Sie mit Test-Coins' },
  },
  faqFirst: {
    money: {
      answer:
        'Nein. Jeder Dollar hier stammt aus Coins öffentlicher Testnetze. Sie werden zum Testen verschenkt und sind wertlos. Ein Hauptnetz gibt es hier nicht und auch keine Einstellung dafür. Senden Sie nie Coins eines Hauptnetzes an eine Adresse dieser Website.',
    },
    rate: {
      answer:
        'Sie ist ein Beispiel nur für Testgeld, keine Prognose. Zwei Mitarbeitende buchen das Ergebnis jedes Tages, und es kann negativ sein. 2,5 % am Tag, ein Jahr lang wiederholt, sind ×8.207. Keine legale Geldanlage zahlt das. Wir zeigen sie, damit Sie ein solches Angebot erkennen, wenn es Ihnen begegnet.',
    },
    leave: {
      question: 'Wie bekomme ich mein Testgeld wieder heraus?',
      answer:
        'Holen Sie es aus dem Plan zurück und beantragen Sie dann eine Auszahlung an eine Ihrer Adressen. Gezahlt wird in wertlosen USDT auf dem Testnetz von BEP20. Mitarbeitende sehen jeden Antrag an und zahlen ihn aus ihrer Wallet. Bis sie ihn freigeben, können Sie ihn selbst zurücknehmen.',
    },
  },
  faq: {
    losses: {
      answer:
        'Ja. Ein Verlust wird von Ihrer Position abgezogen und steht an derselben Stelle und in derselben Größe wie ein Gewinn. Zwei Mitarbeitende buchen das Ergebnis jedes Tages. Erwarten Sie das nicht vom echten Leben.',
    },
    start: {
      answer:
        'Registrieren Sie sich mit einer E-Mail-Adresse und bestätigen Sie sie mit dem Code, den wir Ihnen senden. Sie brauchen eine eigene Wallet mit Coins eines öffentlichen Testnetzes; sie werden zum Testen verschenkt. Wählen Sie dann einen Plan und einen Betrag, und bezahlen Sie den Checkout aus dieser Wallet.',
    },
    identity: {
      answer:
        'Sie können es im Profil ausprobieren: Sie senden das Bild eines Dokuments, das Personal sieht es sich an, und wir mailen Ihnen die Entscheidung. Hier hängt nichts davon ab, denn kein Geld hier hat einen Wert. Nehmen Sie das Musterbild, das die Seite zeichnet, kein echtes Dokument. Bilder werden 30 Tage nach der Entscheidung entfernt.',
    },
    referral: {
      answer:
        'Nein. Diese Installation nutzt öffentliche Testnetze, und dort gibt es keine Boni. Ihr Code gilt, und die Seite „Empfehlungen“ in Ihrem Konto zeigt, wer ihn genutzt hat.',
    },
  },
  about: {
    lead: 'Evenmoor ist ein Ort, um das Investieren mit wertlosen Test-Coins zu üben. Es sagt nur, was sein Hauptbuch beweisen kann.',
    what: {
      text: 'Sie eröffnen ein Konto, bezahlen einen Checkout mit Coins eines öffentlichen Testnetzes, wählen einen Plan und sehen das Ergebnis jedes Tages. Dann zahlen Sie aus und sehen, wie hoch die Gebühr war. Nichts auf dem Weg ist echtes Geld, und jeder Schritt läuft so, als wäre es echt.',
    },
    how: {
      heading: 'So funktioniert es hier',
      wallet: {
        title: 'Ihre eigene Wallet',
        text: 'Sie bezahlen mit Coins öffentlicher Testnetze. Sie werden zum Testen verschenkt und sind wertlos.',
      },
      withdrawal: {
        text: 'Sie beantragen, Mitarbeitende prüfen und zahlen auf dem Testnetz. Das kostet 1 % und sonst nichts.',
      },
    },
    why: { exit: { text: 'Holen Sie Ihr Testgeld jederzeit aus einem Plan zurück.' } },
  },
  risks: {
    lead: 'Hier können Sie nur Testgeld verlieren, und das ist wertlos. Echtes Krypto und Forex sind anders. Lesen Sie das, bevor Sie irgendwo echtes Geld einsetzen.',
    summary: { practice: 'Erfolg mit Testgeld sagt wenig über echtes Geld.' },
    practice: { two: 'Jeden Tag buchen hier zwei Mitarbeitende. Kein echter Markt verhält sich so.' },
  },
  terms: {
    summary: {
      practice:
        'Alles Geld hier ist Testgeld: Coins öffentlicher Testnetze und Dollar daraus. Es ist wertlos.',
    },
    what: {
      two: 'Darin ist kein echtes Geld, und es lässt sich keines hineinbringen. Coins von Testnetzen sind wertlos, und die Dollar daraus auch.',
    },
    plans: {
      range: 'Betrag in Testgeld',
      two: 'Die Rate gilt nur für Testgeld und ist keine Prognose. Es zählt das Ergebnis, das für jeden Plan und Tag gebucht wird. Es kann negativ sein.',
    },
    deposits: {
      one: 'Eine Einzahlung ist ein Checkout in einem Coin eines öffentlichen Testnetzes, bezahlt aus Ihrer eigenen Wallet. Jede Zahlung wird gutgeschrieben, wenn sie ihre Bestätigungen hat, auch wenn sie zu klein, zu groß oder verspätet ist.',
    },
    withdrawals: {
      one: 'Auszahlungen werden nur in USDT auf dem BEP20-Netzwerk gezahlt, hier auf seinem Testnetz.',
    },
    referrals: {
      one: 'Auf Testnetzen gibt es keine Boni. Ihr Code gilt, und die Seite „Empfehlungen“ zeigt, wer ihn genutzt hat.',
      two: 'Konten, die zu einem Postfach führen, zählen als eine Person.',
    },
    liability: { two: 'Was hier mit Testgeld klappt, muss mit echtem Geld nirgendwo klappen.' },
  },
  privacy: {
    stored: {
      money: {
        title: 'Sie nutzen Testgeld',
        what: 'Einzahlungen, Zahlungen, Positionen, Ergebnisse, Auszahlungen, Ihre Adressen auf Testnetzen, die Buchungen des Hauptbuchs und die Antworten auf Ihre Anfragen, damit eine wiederholte nur einmal zählt. Außerdem, welche Mitarbeitenden was entschieden haben. Zahlungen stehen auch im öffentlichen Verzeichnis ihres Testnetzes; dort kann sie niemand entfernen.',
      },
    },
  },
  results: {
    check: {
      two: 'Das beweist allen, die den Hash rechtzeitig notiert haben, dass der Monat vorher feststand und danach nicht geändert wurde. Es beweist nicht, dass der Startwert fair gewählt wurde. Alles ist Testgeld.',
    },
  },
  account: {
    rules: {
      adult: 'Kreuzen Sie an, dass Sie 18 oder älter sind und wissen, dass das wertloses Testgeld ist.',
    },
    signup: {
      lead: 'Das dauert etwa zwei Minuten. Sie brauchen keine Karte.',
      adult: 'Ich bin 18 oder älter und weiß, dass das wertloses Testgeld ist.',
      next: {
        start: 'Sie bezahlen mit Coins eines öffentlichen Testnetzes, aus Ihrer eigenen Wallet.',
        note: 'Sie werden zum Testen verschenkt und sind wertlos. Ergebnisse können negativ sein.',
      },
    },
  },
  descriptions: {
    home: 'Üben Sie das Investieren in Krypto und Forex mit wertlosen Coins öffentlicher Testnetze. Ergebnisse können negativ sein, Gebühren stehen vorn, und nichts wird versprochen.',
    faq: 'Zehn klare Antworten: Testgeld, Tagesraten, Verluste, die eine Gebühr, Auszahlungen, Sicherheit und Support.',
    about:
      'Wer Evenmoor macht, was es nicht ist, wie es funktioniert und was Sie selbst prüfen können. Nur Coins von Testnetzen.',
    terms:
      'Die Bedingungen von Evenmoor: nur Coins von Testnetzen, ab 18 Jahren, Pläne und Spannen und 1 % Gebühr für Auszahlungen.',
    signup:
      'Eröffnen Sie ein kostenloses Konto für Testgeld: eine E-Mail-Adresse, etwa zwei Minuten, keine Karte.',
    login: 'Melden Sie sich bei Ihrem Konto von Evenmoor an.',
    forgotPassword: 'Fordern Sie einen Link für ein neues Passwort Ihres Kontos von Evenmoor an.',
    resetPassword: 'Legen Sie ein neues Passwort für Ihr Konto von Evenmoor fest.',
    logout: 'Melden Sie sich von Ihrem Konto von Evenmoor ab.',
  },
  parts: {
    practiceBar: {
      label: 'Testnetze',
      lead: 'Testnetze.',
      text: 'Die Coins hier sind wertlos, und die Guthaben daraus auch.',
      detailsTitle: 'Das ist Testgeld',
      detailsText:
        'Ihre Dollar hier stammen aus Coins öffentlicher Testnetze, die zum Testen verschenkt werden. Man kann sie nicht verkaufen oder in echtes Geld umtauschen. Zahlungen sind Transaktionen auf diesen Netzen, und Ergebnisse können negativ sein. Senden Sie nie Coins eines Hauptnetzes: Niemand hier kann sie zurücksenden.',
    },
  },
  investorShell: { titleSuffix: 'Testnetze' },
  investorMoney: {
    standsFor: {
      usdt: 'Testnetz von BNB Smart Chain (BEP20)',
      bnb: 'Testnetz von BNB Smart Chain',
      eth: 'Testnetz von Ethereum',
      btc: 'Testnetz von Bitcoin',
      ltc: 'Testnetz von Litecoin',
      trx: 'Testnetz von TRON',
    },
  },
  dashboard: {
    heading: 'Ihr Testkonto',
    balance: { title: 'Testguthaben' },
    next: { investDetail: 'Sie bezahlen mit Coins eines öffentlichen Testnetzes, aus Ihrer eigenen Wallet.' },
  },
  invest: {
    rateLabel: 'Beispielrate: nur Testgeld, keine Prognose',
    booked: {
      rateLabel:
        'Beispielrate: nur Testgeld. Zwei Mitarbeitende buchen jeden Tag, und er kann ein Verlust sein',
    },
    amount: { heading: 'Wie viel Testgeld?' },
    forecast: {
      illustration:
        'Dieser Plan hat keine eigenen Ergebnisse, nur eine Beispielrate für Testgeld. Im schlechten Fall ist alles verloren, im mittleren kommt nichts dazu, im guten gilt jeden Tag die Beispielrate. Keine rechtmäßige Geldanlage zahlt das.',
      record: { totalNote: 'Für Testgeld, das vom ersten Tag an darin war, mit ausgezahlten Gewinnen.' },
    },
    pay: {
      coinNote:
        'Die nächste Seite zeigt den Preis, die Menge des Coins und eine Adresse auf einem Testnetz. Sie bezahlen aus Ihrer eigenen Wallet.',
    },
  },
  identity: {
    practice: {
      text: 'Das ist Testgeld, und nichts in Ihrem Konto hängt von dieser Prüfung ab. Nehmen Sie ein Musterbild: Ihr Browser zeichnet eines.',
    },
  },
  profile: { since: 'Konto seit' },
  staffShell: {
    mode: 'TESTNETZE',
    modeText:
      'Installation auf öffentlichen Testnetzen: Deren Coins sind wertlos, und von hier aus lässt sich kein echtes Geld bewegen.',
    titleSuffix: 'Intern, Testnetze',
  },
}
