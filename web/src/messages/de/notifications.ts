import type { notifications as english } from '#messages/en/notifications.ts'
import type { Translation } from '#messages/shape.ts'

export const notifications: Translation<typeof english> = {
  title: 'Mitteilungen',
  lead: 'Was in Ihrem Konto geschehen ist. Mitteilungen bleiben ein Jahr.',
  unread: 'Ungelesen',
  markRead: 'Als gelesen markieren',
  markReadOf: 'Als gelesen markieren: {what}',
  markAll: 'Alle als gelesen markieren',
  busy: 'Wird markiert…',
  failed: 'Das konnte nicht gespeichert werden. Nichts wurde markiert; versuchen Sie es noch einmal.',
  count: '{count, plural, one {# Mitteilung} other {# Mitteilungen}}',
  countMore:
    '{count, plural, one {# Mitteilung} other {# Mitteilungen}} gezeigt, weitere können geladen werden',
  loadMore: 'Mehr laden',
  loading: 'Lädt…',
  emptyTitle: 'Noch keine Mitteilungen',
  emptyText: 'Hier stehen Zahlungen, Auszahlungen, Tagesergebnisse und alles, was Ihre Sicherheit betrifft.',
  emptyAction: 'Zur Startseite',
  kind: {
    deposit_seen: 'Wir sehen Ihre Zahlung von {amount}. Sie zählt, sobald sie bestätigt ist.',
    deposit_settled: 'Ihre Einzahlung ist abgeschlossen: {amount} wurden gutgeschrieben.',
    deposit_underpaid: 'Eine Zahlung war weniger als verlangt: {amount} fehlen noch.',
    deposit_late:
      'Ihre Zahlung von {amount} kam an, als der Preis nicht mehr galt. Es zählt der Preis des Moments, in dem wir sie sahen.',
    deposit_reversed:
      'Eine Zahlung, für die {amount} gutgeschrieben waren, ist nicht mehr in ihrer Blockchain. Die Gutschrift wurde zurückgenommen.',
    deposit_reversed_kept:
      'Eine Zahlung, für die {amount} gutgeschrieben waren, ist nicht mehr in ihrer Blockchain. Das Geld ist schon verwendet, deshalb wurde nichts zurückgenommen; unser Team sieht es sich an.',
    withdrawal_requested: 'Sie haben eine Auszahlung von {amount} beantragt. Sie wird geprüft.',
    withdrawal_approved: 'Ihre Auszahlung von {amount} ist freigegeben.',
    withdrawal_sent: 'Ihre Auszahlung von {amount} wurde gesendet.',
    withdrawal_confirmed: 'Ihre Auszahlung von {amount} ist von ihrem Netzwerk bestätigt.',
    withdrawal_cancelled: 'Sie haben Ihre Auszahlung von {amount} zurückgezogen. Das Geld ist verfügbar.',
    withdrawal_rejected:
      'Ihre Auszahlung von {amount} wurde nicht freigegeben, das Geld ist verfügbar. Der Grund: {reason}',
    withdrawal_again:
      'Die Zahlung Ihrer Auszahlung von {amount} ist nicht mehr in ihrer Blockchain. Sie wird noch einmal gezahlt; Sie müssen nichts tun.',
    withdrawal_failed:
      'Ihre Auszahlung von {amount} konnte nicht gesendet werden. Das ganze Geld ist wieder verfügbar.',
    position_opened: 'Sie haben {amount} in {plan} investiert.',
    position_redeemed: 'Sie haben {amount} aus {plan} zurückgeholt.',
    plan_terms_announced:
      '{plan} erhält ab {day} (UTC) neue Bedingungen für neue Positionen. Ihre behalten die Bedingungen, unter denen sie eröffnet wurden.',
    daily_results_day: 'Ergebnisse vom {day}: {amount}.',
    daily_results_days: 'Ergebnisse vom {from} bis {to}: {amount}.',
    statement_ready: 'Ihr Kontoauszug für {month} ist fertig.',
    bonus_verified: 'Ihr Empfehlungsbonus von {amount} ist bestätigt und verfügbar.',
    bonus_refused: 'Ein Empfehlungsbonus von {amount} wurde nicht angenommen. Der Grund: {reason}',
    new_device:
      'Neues Gerät: {device} hat sich angemeldet. Wenn Sie das nicht waren, melden Sie es ab und ändern Sie Ihr Passwort.',
    new_place:
      'Neues Netz: {device} hat sich aus {network} angemeldet. Wenn Sie das nicht waren, melden Sie es ab und ändern Sie Ihr Passwort.',
    login_stopped:
      'Jemand hat Ihr Passwort richtig eingegeben und dann fünf falsche Codes: {device}. Niemand kam hinein. Wenn Sie das nicht waren, ändern Sie Ihr Passwort.',
    account_locked:
      'Ihr Konto wurde gesperrt, Referenz {reference}. Sie können es weiterhin ansehen, exportieren und eine Auszahlung beantragen.',
    account_suspended:
      'Ihr Konto wurde vorübergehend ausgesetzt, Referenz {reference}. Sie können es weiterhin ansehen, exportieren und eine Auszahlung beantragen.',
    account_opened: 'Ihr Konto ist wieder offen.',
    identity_accepted: 'Ihre Identitätsprüfung wurde angenommen.',
    identity_not_accepted:
      'Ihre Identitätsprüfung wurde nicht angenommen. Ihre Seite sagt warum; Sie können es noch einmal versuchen.',
    session_ended:
      'Wir haben eines Ihrer Geräte abgemeldet: Sein Schlüssel wurde an zwei Orten benutzt. Wenn Sie nicht wissen warum, ändern Sie Ihr Passwort.',
    password_changed: 'Ihr Passwort wurde geändert.',
    email_changed: 'Die E-Mail-Adresse Ihres Kontos wurde geändert.',
    email_changed_back:
      'Die E-Mail-Adresse Ihres Kontos wurde zurückgeändert, und alle Geräte wurden abgemeldet.',
    authenticator_on: 'Eine Authenticator-App wurde hinzugefügt.',
    authenticator_off: 'Die Authenticator-App wurde abgeschaltet.',
    address_saved:
      'Neu in Ihrem Adressbuch: {address}. Wenn Sie das nicht waren, nutzen Sie den Link in unserer E-Mail.',
    codes_renewed: 'Neue Wiederherstellungscodes wurden erstellt. Die alten gelten nicht mehr.',
    passkey_added: 'Der Passkey „{name}“ wurde hinzugefügt.',
    passkey_removed: 'Der Passkey „{name}“ wurde entfernt.',
    recovery_code_used:
      'Ein Wiederherstellungscode wurde benutzt. {left, plural, one {Einer bleibt} other {# bleiben}} übrig.',
    unknown:
      'In Ihrem Konto ist etwas geschehen, das diese Seite nicht nennen kann, weil sie zu alt ist. Laden Sie sie neu.',
  },
  link: {
    checkout: 'Zur Zahlungsseite',
    receipt: 'Beleg ansehen',
    withdrawal: 'Stand ansehen',
    position: 'Position ansehen',
    transactions: 'Transaktionen ansehen',
    statements: 'Zu den Kontoauszügen',
    referrals: 'Empfehlungen ansehen',
    identity: 'Identitätsprüfung ansehen',
    security: 'Sicherheit',
    sessions: 'Sitzungen',
  },
  choices: {
    title: 'Was wir Ihnen mitteilen',
    text: 'Wählen Sie für jedes Thema. Auszahlungen und Sicherheit teilen wir immer auf beiden Wegen mit: Wer in ein Konto eindringt, würde das zuerst abschalten.',
    inApp: 'In der App',
    byMail: 'Per E-Mail',
    always: 'Immer',
    never: 'Keine E-Mail',
    failed: 'Das konnte nicht gespeichert werden. Ihre Wahl ist wie zuvor; versuchen Sie es noch einmal.',
    topic: {
      deposits: 'Einzahlungen',
      withdrawals: 'Auszahlungen',
      positions: 'Positionen',
      results: 'Tagesergebnisse',
      statements: 'Kontoauszüge',
      bonuses: 'Empfehlungsboni',
      security: 'Sicherheit',
    },
    about: {
      deposits: 'Zahlungen gesehen, gutgeschrieben, verspätet oder zurückgenommen.',
      withdrawals: 'Jeder Schritt, bis das Geld angekommen ist.',
      positions: 'Eröffnet und zurückgeholt.',
      results: 'Eine Mitteilung mit allen Ergebnissen, seit Sie zuletzt nachgesehen haben.',
      statements: 'Wenn der Auszug eines Monats fertig ist. Per Mail nur auf Wunsch.',
      bonuses: 'Bestätigt oder nicht angenommen.',
      security: 'Neue Geräte, Passwort, E-Mail-Adresse, zweite Faktoren.',
    },
  },
}
