import type { staffAudit as english } from '#messages/en/staff-audit.ts'
import type { Translation } from '#messages/shape.ts'

export const staffAudit: Translation<typeof english> = {
  nouns: {
    withdrawal: 'Auszahlung',
    withdrawals: 'Pause der Auszahlungen',
    bonus: 'Bonus',
    result: 'Tagesergebnis',
    plan: 'Plan',
    reconciliation: 'Abgleich',
    record: 'Öffentlicher Eintrag',
    message: 'Nachricht',
    staff: 'Personal',
    identity: 'Identitätsprüfung',
    account: 'Konto',
    person: 'Person',
    password: 'Passwort',
    email: 'E-Mail-Adresse',
    factor: 'Zweiter Faktor',
    session: 'Sitzung',
    address: 'Auszahlungsadresse',
    break: 'Auszeit',
    deposit: 'Einzahlung',
    deposit_limit: 'Einzahlungsgrenze',
  },
  actions: {
    withdrawal: {
      approve: 'Auszahlung freigegeben',
      reject: 'Auszahlung abgelehnt',
      payment_lost: 'Zahlung einer Auszahlung verloren',
    },
    withdrawals: {
      pause: 'Auszahlungen angehalten',
      resume: 'Pause der Auszahlungen beendet',
    },
    bonus: {
      verify: 'Bonus bestätigt',
      refuse: 'Bonus abgelehnt',
    },
    result: {
      propose: 'Ergebnis vorgeschlagen',
      approve: 'Ergebnis genehmigt',
      reject: 'Ergebnis abgelehnt',
    },
    plan: {
      add: 'Plan angelegt',
      change_terms: 'Bedingungen des Plans geändert',
      call_off_terms: 'Bedingungen des Plans abgesagt',
      approve_terms: 'Bedingungen des Plans freigegeben',
      close: 'Plan geschlossen',
      result_source: 'Quelle der Ergebnisse geändert',
    },
    reconciliation: {
      signed_off: 'Tag abgezeichnet',
      sign_off_taken_back: 'Abzeichnung zurückgenommen',
    },
    record: {
      added: 'Eintrag angelegt',
      changed: 'Eintrag geändert',
      consent_given: 'Einwilligung festgehalten',
      consent_withdrawn: 'Einwilligung widerrufen',
      published: 'Eintrag veröffentlicht',
      unpublished: 'Eintrag von den Seiten genommen',
    },
    message: {
      taken: 'Nachricht übernommen',
      handed_over: 'Nachricht weitergegeben',
      released: 'Nachricht zurückgegeben',
      answered: 'Nachricht beantwortet',
      archived: 'Nachricht archiviert',
      restored: 'Nachricht zurückgeholt',
    },
    staff: {
      created: 'Person ins Team aufgenommen',
      role_given: 'Rolle gegeben',
      link_redeemed: 'Einmal-Link geöffnet',
      role_changed: 'Rolle geändert',
      role_taken: 'Rolle genommen',
    },
    identity: {
      submitted: 'Identitätsprüfung gesendet',
      withdrawn: 'Identitätsprüfung zurückgezogen',
      picture_opened: 'Ausweisbild geöffnet',
      accepted: 'Identitätsprüfung akzeptiert',
      not_accepted: 'Identitätsprüfung nicht akzeptiert',
      pictures_removed: 'Ausweisbilder entfernt',
    },
    account: {
      locked: 'Konto gesperrt',
      lock_reviewed: 'Sperre erneut geprüft und beibehalten',
      unlocked: 'Konto entsperrt',
      lock_ended: 'Sperre von selbst beendet',
      sessions_ended: 'Sitzungen vom Team beendet',
      closed: 'Konto geschlossen',
    },
    person: {
      exported: 'Eigene Daten exportiert',
    },
    password: {
      changed: 'Passwort geändert',
      reset: 'Passwort per Link gesetzt',
    },
    email: {
      changed: 'E-Mail-Adresse geändert',
      change_undone: 'Änderung der E-Mail-Adresse zurückgenommen',
    },
    factor: {
      authenticator_on: 'Authenticator-App eingeschaltet',
      authenticator_off: 'Authenticator-App ausgeschaltet',
      passkey_added: 'Passkey hinzugefügt',
      passkey_removed: 'Passkey entfernt',
      codes_renewed: 'Wiederherstellungscodes erneuert',
      dropped: 'Neue Faktoren mit „Das war ich nicht“ entfernt',
      recovery_code_used: 'Wiederherstellungscode benutzt',
    },
    session: {
      not_me: '„Das war ich nicht“ benutzt',
    },
    address: {
      saved: 'Auszahlungsadresse gespeichert',
      removed: 'Auszahlungsadresse entfernt',
      hold_skipped: 'Wartezeit einer Adresse übersprungen',
    },
    break: {
      taken: 'Auszeit genommen',
    },
    deposit: {
      address_changed: 'Adresse einer Einzahlung geändert',
      address_restored: 'Adresse einer Einzahlung wiederhergestellt',
    },
    deposit_limit: {
      set: 'Einzahlungsgrenze gesetzt',
    },
  },
}
