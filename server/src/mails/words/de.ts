import type { MailWords } from '../mail-words.ts'

/** German of the mails. */
export const words: MailWords = {
  ribbon: 'Nur Übungsgeld: Nichts hier hat außerhalb von Evenmoor einen Wert.',
  testRibbon:
    'Testnetze: Die Coins hier sind wertlos, und nichts hier hat außerhalb von Evenmoor einen Wert.',
  login: 'Anmelden',
  setPassword: 'Neues Passwort setzen',
  notMe: { label: 'Das war ich nicht', expiry: 'Er gilt einmal, 72 Stunden lang.' },
  code: {
    subject: 'Ihr Evenmoor-Code: {code}',
    text: 'Geben Sie diesen Code auf der Seite ein, auf der Sie sich registriert haben, und Ihr Konto ist offen.',
    several:
      'Das Formular wurde mit dieser Adresse mehrmals gesendet. Jedes hat einen eigenen Code: Nehmen Sie den, der auf Ihres hin kam.',
    expiry: 'Er gilt einmal, 10 Minuten lang.',
    reason:
      'Sie erhalten diese Mail, weil mit dieser Adresse ein Konto bei Evenmoor registriert wurde. Waren Sie das nicht, müssen Sie nichts tun: Ohne den Code bleibt das Konto geschlossen. Wir fragen nie am Telefon oder im Chat nach diesem Code.',
  },
  alreadyRegistered: {
    subject: 'Sie haben schon ein Evenmoor-Konto',
    text: 'Jemand wollte sich mit dieser Adresse registrieren. Sie hat schon ein Konto, und daran wurde nichts geändert.',
    next: 'Waren Sie das: Melden Sie sich an unter {login} oder setzen Sie ein neues Passwort unter {forgot}.',
    reason:
      'Sie erhalten diese Mail, weil diese Adresse zu einem Konto bei Evenmoor gehört. Waren Sie das nicht, müssen Sie nichts tun.',
  },
  notConfirmed: {
    subject: 'Ihr Evenmoor-Konto ist noch nicht offen',
    text: 'Mit dieser Adresse wurde ein Konto registriert, aber kein Code eingegeben. Es gibt also noch kein Konto und kein Passwort. Registrieren Sie sich noch einmal, um Ihres zu öffnen.',
    signUp: 'Registrieren',
  },
  welcome: {
    subject: 'Willkommen bei Evenmoor',
    open: 'Ihre Adresse ist bestätigt, und Ihr Konto ist offen.',
    wallet:
      'Sie haben eine Übungs-Wallet mit Spielmünzen. Damit sehen Sie, wie Einzahlungen, Pläne, Gebühren und Verluste funktionieren.',
    testWallet:
      'Sie bezahlen mit Coins öffentlicher Testnetze aus Ihrer eigenen Wallet; sie sind wertlos. Damit sehen Sie, wie Einzahlungen, Pläne, Gebühren und Verluste funktionieren.',
    reason: 'Sie erhalten diese Mail, weil Sie ein Konto bei Evenmoor eröffnet haben.',
  },
  addressCode: {
    subject: 'Ihr Evenmoor-Code: {code}',
    old: 'Ihr Konto soll eine andere E-Mail-Adresse bekommen. Geben Sie diesen Code zusammen mit dem aus dem neuen Postfach ein, und sie ist geändert.',
    new: 'Das soll die E-Mail-Adresse eines Evenmoor-Kontos werden. Geben Sie diesen Code auf der Seite ein, auf der danach gefragt wurde.',
    expiry: 'Er gilt einmal, 15 Minuten lang.',
    oldReason:
      'Sie erhalten diese Mail, weil dies die Adresse Ihres Kontos ist. Haben Sie das nicht verlangt, nennen Sie den Code niemandem und setzen Sie ein neues Passwort: Jemand ist in Ihrem Konto angemeldet.',
    newReason:
      'Sie erhalten diese Mail, weil jemand diese Adresse für sein Konto bei Evenmoor angegeben hat. Waren Sie das nicht, müssen Sie nichts tun.',
  },
  addressChanged: {
    subject: 'Die Adresse Ihres Evenmoor-Kontos wurde geändert',
    text: 'Ab jetzt gehen Mails an {email}, und mit dieser Adresse meldet man sich an.',
    notYou:
      'Waren Sie das nicht, holen Sie diese Adresse mit dem Link zurück: Das meldet auch alle Geräte ab.',
    undo: 'Änderung rückgängig machen',
    expiry: 'Er gilt einmal, 72 Stunden lang.',
    reason: 'Sie erhalten diese Mail, weil die E-Mail-Adresse Ihres Kontos bei Evenmoor geändert wurde.',
  },
  addressChangedBack: {
    subject: 'Die Adresse Ihres Evenmoor-Kontos ist wieder die alte',
    text: 'Die Adresse ist wieder {email}, und alle Geräte wurden abgemeldet.',
    next: 'Wer sie geändert hat, kannte Ihr Passwort: Setzen Sie jetzt ein neues und sehen Sie dann Ihre zweiten Faktoren durch.',
    reason:
      'Sie erhalten diese Mail, weil der Link benutzt wurde, der eine Änderung der Adresse rückgängig macht.',
  },
  addressInUse: {
    subject: 'Jemand hat Ihre Adresse für sein Evenmoor-Konto angegeben',
    text: 'Jemand wollte diese Adresse für sein Konto verwenden. Sie gehört zu Ihrem, und daran wurde nichts geändert.',
    reason:
      'Sie erhalten diese Mail, weil diese Adresse zu einem Konto bei Evenmoor gehört. Sie müssen nichts tun.',
  },
  closed: {
    subject: 'Ihr Evenmoor-Konto ist geschlossen',
    text: 'Ihr Name, Ihre Adresse und alle Wege, sich anzumelden, sind daraus entfernt. Was gebucht wurde, bleibt, ohne Ihren Namen: Die Bücher müssen stimmen.',
    next: 'Es ist nichts mehr zu tun. Sie können sich mit dieser Adresse jederzeit neu registrieren.',
    reason: 'Sie erhalten diese Mail, weil Sie Ihr Konto bei Evenmoor geschlossen haben. Es ist die letzte.',
  },
  passwordChanged: {
    subject: 'Ihr Evenmoor-Passwort wurde geändert',
    byLink: 'Für Ihr Konto wurde ein neues Passwort gesetzt, und alle Geräte wurden abgemeldet.',
    byLinkNotYou:
      'Waren Sie das nicht, kann jemand Ihre Mails lesen: Sichern Sie zuerst Ihr Postfach und benutzen Sie dann den Link. Er meldet alle Geräte ab, macht das Passwort ungültig und schickt Ihnen einen Weg, ein neues zu setzen.',
    own: 'Das Passwort wurde im Profil geändert, und alle anderen Geräte wurden abgemeldet.',
    ownNotYou:
      'Waren Sie das nicht, benutzen Sie den Link: Er meldet alle Geräte ab, macht das Passwort ungültig und schickt Ihnen einen Weg, ein neues zu setzen.',
    reason: 'Sie erhalten diese Mail, weil das Passwort Ihres Kontos bei Evenmoor geändert wurde.',
  },
  reset: {
    subject: 'Neues Evenmoor-Passwort setzen',
    text: 'Folgen Sie diesem Link, um ein neues Passwort zu setzen. Bis dahin bleibt das alte, wie es ist.',
    expiry: 'Er gilt einmal, 30 Minuten lang.',
    reason:
      'Sie erhalten diese Mail, weil mit dieser Adresse ein neues Passwort verlangt wurde. Waren Sie das nicht, müssen Sie nichts tun.',
  },
  sessionEnded: {
    subject: 'Wir haben eines Ihrer Geräte abgemeldet',
    text: 'Der Schlüssel einer Ihrer Sitzungen wurde an zwei Orten benutzt. Das kann heißen, dass er kopiert wurde. Diese Sitzung ist beendet; Ihr Guthaben ist unberührt.',
    next: 'Melden Sie sich neu an. Wissen Sie nicht, warum das geschah, setzen Sie ein neues Passwort unter {forgot}: Das meldet alle Geräte ab.',
    reason:
      'Sie erhalten diese Mail, weil eine Sitzung Ihres Kontos bei Evenmoor zur Sicherheit beendet wurde.',
  },
  newDevice: {
    subject: 'Ein neues Gerät hat sich in Ihrem Evenmoor-Konto angemeldet',
    where: '{device}, am {when}, aus dem Netz {network}.',
    somewhere: '{device}, am {when}.',
    device: '{browser} unter {system}',
    someBrowser: 'Ein Browser',
    someSystem: 'einem unbekannten System',
    otherProgram: 'Ein anderes Programm',
    notYou:
      'Waren Sie das, ist nichts zu tun. Sonst benutzen Sie den Link: Er meldet alle Geräte ab, macht das Passwort ungültig und schickt Ihnen einen Weg, ein neues zu setzen.',
    reason:
      'Sie erhalten diese Mail, weil Ihr Konto bei Evenmoor auf einem Gerät geöffnet wurde, das wir noch nicht kannten.',
  },
  newPlace: {
    subject: 'Eine Anmeldung in Ihrem Evenmoor-Konto aus einem neuen Netz',
    often: 'Dafür genügt eine andere Verbindung, etwa eine mobile oder eine auf Reisen.',
    reason:
      'Sie erhalten diese Mail, weil Ihr Konto bei Evenmoor aus einem Netz geöffnet wurde, aus dem es noch nicht geöffnet worden war.',
  },
  loginStopped: {
    subject: 'Fünf falsche Codes bei einer Anmeldung in Ihrem Evenmoor-Konto',
    text: 'Jemand hat Ihr Passwort richtig eingegeben und dann fünf falsche Codes. Diese Anmeldung wurde beendet, und niemand kam hinein:',
    notYou:
      'Waren Sie das, melden Sie sich mit dem neuesten Code noch einmal an. Sonst kennt jemand Ihr Passwort. Benutzen Sie den Link: Er meldet alle Geräte ab, macht das Passwort ungültig und schickt Ihnen einen Weg, ein neues zu setzen.',
    reason: 'Sie erhalten diese Mail, weil jemand versucht hat, sich in Ihrem Konto bei Evenmoor anzumelden.',
  },
  accountLimited: {
    subject: {
      locked: 'Ihr Evenmoor-Konto wurde gesperrt',
      suspended: 'Ihr Evenmoor-Konto wurde vorübergehend ausgesetzt',
    },
    why: {
      unusual_activity: 'Wir haben darin Ungewöhnliches bemerkt.',
      owner_request: 'Der Inhaber hat darum gebeten.',
      terms: 'Wir prüfen, ob unsere Bedingungen eingehalten wurden.',
      legal_request: 'Wir müssen eine rechtliche Anfrage beantworten.',
    },
    text: 'Alle Geräte wurden abgemeldet. Ihr Guthaben ist unberührt, und niemand verlangt eine Zahlung, um das Konto zu öffnen.',
    works:
      'Sie können weiterhin alles ansehen, Ihre Daten exportieren, Geld aus Positionen zurückholen und eine Auszahlung beantragen: Melden Sie sich an und wählen Sie „Mein Konto ansehen“.',
    review:
      'Wir sehen es uns spätestens bis {when} noch einmal an. Wenn Sie das für falsch halten, schreiben Sie uns unter {contact} und nennen Sie die Referenz {reference}.',
    reason: 'Sie erhalten diese Mail, weil Ihr Konto bei Evenmoor gesperrt oder ausgesetzt wurde.',
  },
  accountOpened: {
    subject: 'Ihr Evenmoor-Konto ist wieder offen',
    text: 'Alles geht wie zuvor. Alle Geräte wurden abgemeldet, melden Sie sich also neu an.',
    reason: 'Sie erhalten diese Mail, weil Ihr Konto bei Evenmoor wieder geöffnet wurde.',
  },
  factors: {
    authenticator_on: {
      subject: 'Zu Ihrem Evenmoor-Konto kam eine Authenticator-App hinzu',
      text: 'Ab jetzt fragt die Anmeldung nach einem Code der App oder einem Wiederherstellungscode.',
    },
    authenticator_off: {
      subject: 'Die Authenticator-App Ihres Evenmoor-Kontos wurde ausgeschaltet',
      text: 'Die Anmeldung fragt nicht mehr nach einem Code der App.',
    },
    codes_renewed: {
      subject: 'Ihr Evenmoor-Konto hat neue Wiederherstellungscodes',
      text: 'Zehn neue Wiederherstellungscodes wurden erstellt. Die alten gelten nicht mehr.',
    },
    passkey_added: {
      subject: 'Zu Ihrem Evenmoor-Konto kam ein Passkey hinzu',
      text: 'Der Passkey heißt „{name}“, und man kann sich damit anmelden.',
    },
    passkey_removed: {
      subject: 'Ein Passkey Ihres Evenmoor-Kontos wurde entfernt',
      text: 'Der Passkey hieß „{name}“. Man kann sich damit nicht mehr anmelden.',
    },
    recovery_code_used: {
      subject: 'Ein Wiederherstellungscode Ihres Evenmoor-Kontos wurde benutzt',
      text: '{left, plural, one {Ein Wiederherstellungscode ist} other {# Wiederherstellungscodes sind}} übrig. Neue können Sie in Ihrem Profil erstellen.',
    },
    notYou:
      'Waren Sie das, ist nichts zu tun. Sonst ist jemand in Ihrem Konto angemeldet: Benutzen Sie den Link. Er meldet alle Geräte ab, macht das Passwort ungültig und schickt Ihnen einen Weg, ein neues zu setzen. Sehen Sie danach Ihre zweiten Faktoren durch.',
    reason:
      'Sie erhalten diese Mail, weil die Sicherheitseinstellungen Ihres Kontos bei Evenmoor geändert oder benutzt wurden.',
  },
  addressSaved: {
    subject: 'Ihrem Evenmoor-Konto wurde eine Auszahlungsadresse hinzugefügt',
    text: 'Neu in Ihrem Adressbuch: {address}',
    named: 'Neu in Ihrem Adressbuch unter dem Namen „{label}“: {address}',
    hold: 'Vor {when} wird nichts dorthin gesendet, außer Sie überspringen die Wartezeit, was nur mit Übungsgeld geht.',
    testHold: 'Vor {when} wird nichts dorthin gesendet.',
    notYou:
      'Wenn Sie das waren, ist nichts zu tun. Wenn nicht, nutzen Sie den Link: Er meldet alle Geräte ab, macht das Passwort ungültig, nimmt die Adresse wieder aus Ihrem Adressbuch und storniert Auszahlungen dorthin, die noch nicht freigegeben sind.',
    reason: 'Sie erhalten diese E-Mail, weil Ihrem Konto bei Evenmoor eine Adresse hinzugefügt wurde.',
  },
  withdrawal: {
    newAddress: 'Ihre Adresse ist neu: Vor {when} wird nichts gesendet. Bis dahin können Sie sie stornieren.',
    amounts:
      'Sie zahlen {amount} aus. Unsere Gebühr (1 %) ist {fee}. Sie erhalten {net} in USDT unter {address}.',
    link: 'Stand ansehen',
    requested: 'Auszahlung von {amount} beantragt',
    held: 'Auszahlungen warten im Moment: Eine gutgeschriebene Zahlung ist nicht mehr in ihrer Blockchain, und unser Team sieht es sich an. Ihre behält ihren Platz und geht danach weiter. Sie müssen nichts tun und nichts zahlen.',
    inReview: 'Sie ist jetzt in Prüfung. Bis zur Freigabe können Sie sie stornieren.',
    sent: 'Auszahlung von {amount} gesendet',
    transaction: 'Sie wurde in der Transaktion {transaction} gesendet.',
    rejected: 'Auszahlung von {amount} nicht freigegeben',
    why: 'Wir haben Ihre Auszahlung von {amount} nicht freigegeben. Der Grund: {reason}',
    allBack: 'Das ganze Geld ist wieder in Ihrem Konto verfügbar, und nichts wurde berechnet.',
    failed: 'Auszahlung von {amount} konnte nicht gesendet werden',
    notTaken: 'Das Netzwerk hat Ihre Auszahlung an {address} nicht angenommen.',
    allBackCheck:
      'Das ganze Geld ist wieder in Ihrem Konto verfügbar, und nichts wurde berechnet. Sehen Sie sich die Adresse an, bevor Sie es noch einmal versuchen.',
    reason: 'Sie erhalten diese Mail, weil aus Ihrem Konto bei Evenmoor eine Auszahlung beantragt wurde.',
    reasonNotYou:
      'Sie erhalten diese Mail, weil aus Ihrem Konto bei Evenmoor eine Auszahlung beantragt wurde. Waren Sie das nicht, stornieren Sie sie und ändern Sie Ihr Passwort.',
  },
  bonus: {
    link: 'Empfehlungen ansehen',
    verified: 'Empfehlungsbonus von {amount} bestätigt',
    available:
      'Wir haben Ihren Empfehlungsbonus von {amount} bestätigt. Er ist jetzt in Ihrem verfügbaren Guthaben.',
    practice: 'Er ist Übungsguthaben ohne Geldwert.',
    refused: 'Empfehlungsbonus von {amount} nicht angenommen',
    why: 'Wir haben einen Empfehlungsbonus von {amount} nicht angenommen. Der Grund: {reason}',
    nothingTaken:
      'Von Ihrem Konto wurde nichts genommen. Wenn Sie das für falsch halten, schreiben Sie dem Support.',
    reason:
      'Sie erhalten diese Mail, weil sich jemand mit Ihrem Empfehlungscode bei Evenmoor registriert hat.',
  },
  identity: {
    link: 'Identitätsprüfung ansehen',
    accepted: 'Ihre Identitätsprüfung wurde angenommen',
    acceptedText:
      'Wir haben uns das gesendete Dokument angesehen und es angenommen. Es bleibt nichts zu tun.',
    notAccepted: 'Ihre Identitätsprüfung wurde nicht angenommen',
    notAcceptedText:
      'Wir haben uns das gesendete Dokument angesehen und konnten es nicht annehmen. Der Grund:',
    again:
      'Sie können es jederzeit neu versuchen. Nichts in Ihrem Konto hängt davon ab: Es ist Übungsgeld, nehmen Sie also ein Musterbild und kein echtes Dokument.',
    testAgain:
      'Sie können es jederzeit neu versuchen. Nichts in Ihrem Konto hängt davon ab: Es ist Testgeld, nehmen Sie also ein Musterbild und kein echtes Dokument.',
    pictures: 'Die Bilder werden am {when} entfernt. Die Entscheidung bleibt.',
    reason: 'Sie erhalten diese Mail, weil Sie bei Evenmoor eine Identitätsprüfung gesendet haben.',
    reasons: {
      unreadable:
        'Das Bild ist nicht lesbar: unscharf, zu dunkel oder teilweise verdeckt. Nehmen Sie es bei Tageslicht neu auf, das ganze Dokument scharf.',
      cut_off:
        'Ein Teil des Dokuments ist nicht im Bild. Nehmen Sie es neu auf, mit allen vier Ecken im Bild.',
      expired: 'Das Dokument ist nicht mehr gültig. Senden Sie ein gültiges.',
      name_differs:
        'Der Name auf dem Dokument ist nicht der Ihres Kontos. Ändern Sie den Namen in Ihrem Profil oder senden Sie ein Dokument mit demselben Namen.',
      other_document:
        'Das ist kein Reisepass, kein Personalausweis und kein Führerschein, oder nicht das gewählte Dokument. Senden Sie eines davon.',
      altered: 'Das Bild zeigt Spuren einer Veränderung. Senden Sie es so, wie es aufgenommen wurde.',
    },
  },
  deposit: {
    seen: 'Wir sehen Ihre Zahlung von {amount}',
    onItsWay:
      '{amount} sind unterwegs, Netzwerk: {network}. Gutgeschrieben wird mit {count, plural, one {# Bestätigung} other {# Bestätigungen}}; Sie müssen weder warten noch etwas tun.',
    late: 'Die Zahlung kam an, als der Preis nicht mehr galt. Darum zählt der Preis des Moments, in dem wir sie sahen.',
    transaction: 'Transaktion: {transaction}',
    practiceNetwork: 'Übungsnetzwerk',
    inReview: 'Ihre Zahlung von {amount} ist angekommen und wird geprüft',
    reviewed:
      '{amount} sind angekommen und bestätigt. Zahlungen dieser Höhe werden gutgeschrieben, sobald zwei Personen aus unserem Team sie freigegeben haben. Sie müssen nichts tun; der für Sie gehaltene Preis bleibt.',
    refused: 'Ihre Zahlung von {amount} wurde nicht gutgeschrieben',
    notCredited:
      '{amount} wurden nicht gutgeschrieben. Der Grund: {reason} Halten Sie das für falsch, antworten Sie auf diese E-Mail oder schreiben Sie dem Support.',
    settled: 'Ihre Einzahlung von {amount} ist abgeschlossen',
    credited: '{amount} wurden Ihrem Konto gutgeschrieben.',
    available: 'Das Geld ist in Ihrem Konto verfügbar.',
    planNotOpened:
      'Der gewählte Plan konnte damit nicht eröffnet werden, darum ist das Geld in Ihrem Konto verfügbar. Sie können noch einmal einen Plan wählen oder es auszahlen.',
    planOpened: 'Ihre Position wurde mit {amount} eröffnet. Was darüber liegt, ist in Ihrem Konto verfügbar.',
    reversed: 'Ihre Zahlung von {amount} ist nicht mehr bestätigt',
    replaced: 'Die Blöcke, die sie enthielten, wurden ersetzt (Netzwerk: {network}).',
    takenBack: 'Die {credited}, die dafür gutgeschrieben waren, wurden zurückgenommen.',
    notTakenBack:
      'Die {credited}, die dafür gutgeschrieben waren, sind schon verwendet. Deshalb wurde nichts zurückgenommen; unser Team sieht es sich an.',
    mayReturn:
      'Nimmt das Netzwerk die Zahlung wieder auf, wird sie von selbst wieder gutgeschrieben. Sehen Sie in die Einzahlung, bevor Sie ein zweites Mal zahlen.',
    outOfPositions:
      '{amount} davon waren angelegt. Sie wurden aus Ihren Positionen genommen, die darauf nichts mehr verdienen.',
    resultsReversed: 'Auch die Ergebnisse von {amount}, die damit verdient wurden, wurden storniert.',
    lossesReversed: 'Die {amount}, die Ihre Positionen damit verloren hatten, wurden zurückgegeben.',
    hold: 'Auszahlungen warten, bis unser Team sich das angesehen hat. Sie können inzwischen eine beantragen; sie behält ihren Platz.',
    receipt: 'Beleg ansehen',
    reference: 'Referenz: {reference}',
    reason: 'Sie erhalten diese Mail, weil für eine Einzahlung Ihres Evenmoor-Kontos eine Zahlung ankam.',
  },
  statement: {
    subject: 'Ihr Evenmoor-Kontoauszug für {month}',
    ready: 'Der Kontoauszug für {month} ist fertig: Anfangsbestand {opening}, Endbestand {closing}.',
    how: 'Er ist ein signiertes PDF. Öffnen Sie Ihre Kontoauszüge, um ihn zu sichern oder diese Mail abzubestellen.',
    open: 'Kontoauszüge öffnen',
    reason:
      'Sie erhalten diese Mail, weil Sie in Ihrem Konto bei Evenmoor Kontoauszüge per Mail bestellt haben.',
  },
  handedOver: {
    subject: 'Nachricht {reference} liegt jetzt bei Ihnen',
    text: '{name} hat Ihnen die Nachricht {reference} aus dem Kontaktformular weitergegeben. Sie wartet in der Konsole auf Ihre Antwort.',
    link: 'Nachricht öffnen',
    reason: 'Sie erhalten diese Mail, weil Sie in dieser Evenmoor-Installation Nachrichten beantworten.',
  },
  answer: {
    subject: 'Unsere Antwort auf Ihre Nachricht {reference}',
    intro: 'Sie haben uns am {when} geschrieben. Das ist unsere Antwort:',
    reply:
      'Wenn Sie auf diese Mail antworten, geht Ihre Antwort an {email}. Lassen Sie {reference} im Betreff stehen.',
    noReply:
      'Eine Antwort auf diese Mail erreicht niemanden. Schreiben Sie uns wieder über das Formular: {link}',
    reason:
      'Sie erhalten diese Mail, weil mit dieser Adresse eine Nachricht über das Kontaktformular von Evenmoor gesendet wurde. Waren Sie das nicht, müssen Sie nichts tun.',
    templates: {
      greeting: 'Guten Tag {name},',
      received:
        'danke für Ihre Nachricht. Wir haben sie gelesen und müssen der Sache nachgehen, bevor wir antworten können.',
      moreNeeded:
        'danke für Ihre Nachricht. Um der Sache nachzugehen, müssen wir mehr wissen: welche Seite es war, was Sie getan haben, was Sie gesehen haben, und wann. Senden Sie uns kein Passwort und keinen Code: Wir brauchen sie nie.',
      withdrawing:
        'eine Auszahlung wird hier beantragt: {link}\n\nDie Gebühr beträgt 1 % des Betrags und wird von ihm abgezogen. Für eine Auszahlung muss nichts bezahlt werden. Jeder Antrag hat eine eigene Seite, die seine Schritte mit ihren Zeiten zeigt. Bis er freigegeben ist, können Sie ihn dort zurücknehmen.',
      access:
        'wenn Sie sich nicht anmelden können, fordern Sie hier einen Link an: {link}\n\nEr geht an die Adresse des Kontos, gilt einmal, 30 Minuten lang, und führt dorthin, wo ein neues Passwort gesetzt wird. Wir können Passwörter nicht sehen und fragen nie danach.',
      money:
        'Evenmoor nutzt Übungsgeld. Es lässt sich weder kaufen noch verkaufen noch auszahlen und hat außerhalb von Evenmoor keinen Wert. Kein Ergebnis wird versprochen; ein Ergebnis kann negativ sein.',
      testMoney:
        'Evenmoor nutzt hier Coins öffentlicher Testnetze. Sie sind wertlos. Bezahlen Sie niemanden dafür. Kein Ergebnis wird versprochen; ein Ergebnis kann negativ sein.',
      impostor:
        'wer in unserem Namen Geld, ein Passwort, einen Code oder die Wörter Ihrer Wallet von Ihnen verlangt, ist nicht von Evenmoor. Für eine Auszahlung muss nichts bezahlt werden. Antworten Sie nicht. Haben Sie Ihr Passwort genannt, setzen Sie ein neues.',
    },
  },
  newsletter: {
    subject: 'Möchten Sie den Newsletter von Evenmoor?',
    text: 'Jemand, hoffentlich Sie, hat mit dieser Adresse unseren Newsletter bestellt. Öffnen Sie die Seite unten und bestätigen Sie, dann stehen Sie auf der Liste.',
    leave: 'Abbestellen können Sie jederzeit: {unsubscribe}',
    confirm: 'Bestätigen',
    expiry: 'Der Link gilt 7 Tage.',
    reason:
      'Sie erhalten diese Mail, weil diese Adresse in das Newsletter-Formular eingegeben wurde. Waren Sie das nicht, müssen Sie nichts tun: Ohne Bestätigung löschen wir die Adresse nach 7 Tagen.',
  },
}
