import type { privacy as english, descriptions as englishDescriptions } from '#messages/en/privacy.ts'
import type { Translation } from '#messages/shape.ts'

export const privacy: Translation<typeof english> = {
  title: 'Datenschutz',
  summary: {
    little: 'Wir speichern, was die Konten brauchen, und nicht mehr.',
    own: 'Keine Tracker, keine Werbung, keine Cookies. Keine Seite fragt eine andere Website nach irgendetwas.',
    never: 'Wir verkaufen nichts und geben nichts weiter.',
    ask: 'Schreiben Sie uns, um zu sehen, zu berichtigen oder zu entfernen, was wir haben.',
  },
  who: {
    heading: 'Wer verantwortlich ist',
    one: 'Der Betreiber dieser Installation. Er hat noch keinen Namen und keinen Sitz angegeben. Schreiben Sie bis dahin über die Kontaktseite.',
  },
  stored: {
    heading: 'Was wir speichern, warum und wie lange',
    lead: 'Das ist alles, geordnet nach dem, was Sie hier tun.',
    account: {
      title: 'Sie eröffnen ein Konto',
      what: 'Vor- und Nachname, E-Mail-Adresse, Passwort als Argon2id-Hash, Ihr eigener Empfehlungscode und wer Sie eingeladen hat, Sprache, und wann Sie beigetreten sind und sich zuletzt angemeldet haben.',
      long: 'Solange das Konto besteht. Von einer Registrierung, die niemand bestätigt, zwei Tage, samt der Adresse.',
    },
    codes: {
      title: 'Wir senden Ihnen einen Code oder Link',
      what: 'Einen SHA-256-Hash davon und wann er benutzt wurde.',
      long: 'Bis einen Tag nach dem Ablauf.',
    },
    sessions: {
      title: 'Sie melden sich an',
      what: 'Hashes der Token Ihrer Sitzung, den Namen Ihres Browsers, Ihre Netzwerkadresse, die Zeiten und die Arten Ihrer Geräte, mit der ersten Hälfte der Netzwerkadressen, von denen aus sie benutzt wurden. Nach falschen Passwörtern eine Anzahl unter einem Hash der eingegebenen Adresse.',
      long: 'Einen Monat, nachdem die Sitzung zuletzt nutzbar war; die Arten der Geräte und diese Hälften, solange das Konto besteht; die Anzahl ein Jahr oder bis zum richtigen Passwort.',
    },
    factors: {
      title: 'Sie schützen Ihr Konto',
      what: 'Das Geheimnis Ihrer Authenticator-App, verschlüsselt; Hashes Ihrer Wiederherstellungscodes; Namen, öffentliche Schlüssel und letzte Nutzung Ihrer Passkeys.',
      long: 'Bis Sie sie entfernen oder das Konto schließen.',
    },
    money: {
      title: 'Sie nutzen Übungsgeld',
      what: 'Einzahlungen, Zahlungen, Positionen, Ergebnisse, Auszahlungen, Ihre Übungsadressen, die Buchungen des Hauptbuchs und die Antworten auf Ihre Anfragen, damit eine wiederholte nur einmal zählt. Außerdem, welche Mitarbeitenden was entschieden haben. Von einer Empfehlung: den Bonus, einen Hash des Postfachs hinter der Adresse und was bei der Prüfung auffiel, etwa ein geteilter Anschluss.',
      long: 'Das Hauptbuch und die Liste der Entscheidungen werden nie geändert oder entfernt, weil die Zahlen aller darauf beruhen.',
    },
    identity: {
      title: 'Sie probieren die Identitätsprüfung aus',
      what: 'Welches Dokument, wann, und was das Personal warum entschied. Die Bilder, neu erzeugt ohne das, was Kameras hineinschreiben, und verschlüsselt; und wer vom Personal sie wann öffnete.',
      long: 'Die Bilder bis 30 Tage nach der Entscheidung, oder sie gehen sofort, wenn Sie zurückziehen; was nie gesendet wurde, 7 Tage. Die Entscheidung bleibt.',
    },
    contact: {
      title: 'Sie schreiben uns',
      what: 'Ihren Namen, Ihre E-Mail-Adresse, Ihre Nachricht und deren Sprache und was das Team geantwortet hat. Eine E-Mail mit der Nachricht geht an das Postfach des Betreibers.',
      long: 'Bis der Betreiber sie entfernt; bitten Sie jederzeit darum.',
    },
    newsletter: {
      title: 'Sie bestellen den Newsletter',
      what: 'Ihre E-Mail-Adresse, Hashes Ihrer Links, und wann Sie bestätigt oder abbestellt haben.',
      long: 'Solange Sie auf der Liste stehen. Eine Adresse, die nicht bestätigt oder abbestellt hat, wird 7 Tage nach unserer letzten E-Mail an sie entfernt.',
    },
    mail: {
      title: 'Wir senden Ihnen eine E-Mail',
      what: 'Die E-Mail selbst, damit wir sie noch einmal senden können, wenn der Mailserver ausfällt.',
      long: 'Was darin steht, bis ein Mailserver sie übernommen hat. Adresse und Betreff, und im eingebauten Postfach alles, 30 Tage.',
    },
    limits: {
      title: 'Sie versuchen etwas oft',
      what: 'Eine Anzahl unter einem Hash Ihrer Netzwerk- oder E-Mail-Adresse, gegen Raten und Überflutung.',
      long: 'Etwa einen Tag.',
    },
    label: { what: 'Was', long: 'Wie lange' },
  },
  browser: {
    heading: 'Was in Ihrem Browser bleibt',
    one: 'Wenn Sie sich anmelden: Access- und Refresh-Token der Sitzung und Ihre Nutzer-ID. Wenn Sie wählen: Sprache, Design, angehaltene Bewegung. Alles steht im Speicher Ihres Browsers, nicht in Cookies. Das Abmelden entfernt die Token.',
  },
  others: {
    heading: 'Wer es sonst sieht',
    one: 'Mitarbeitende des Betreibers, jeweils so weit, wie ihre Rolle reicht. Hat der Betreiber einen Mailserver eingerichtet, laufen die E-Mails darüber. Sonst niemand.',
  },
  rights: {
    heading: 'Ihre Rechte',
    one: 'In Ihrem Profil können Sie Ihre Daten sehen und berichtigen, alles herunterladen und Ihr Konto schließen. Für alles andere, oder wenn Sie sich nicht anmelden können, schreiben Sie uns über die Kontaktseite und nennen Sie die Adresse Ihres Kontos.',
    two: 'Was im Hauptbuch steht, lässt sich nicht entfernen. Seine Buchungen tragen Nummern, keine Namen. Name und Adresse stehen anderswo und können entfernt werden.',
  },
  changes: {
    heading: 'Änderungen dieser Seite',
    one: 'Jede Änderung steht hier mit ihrem Datum.',
    first: 'Erste Fassung.',
  },
}

export const descriptions: Translation<typeof englishDescriptions> = {
  privacy: 'Was Evenmoor über Sie speichert, warum, wie lange und wie Sie es entfernen lassen.',
}
