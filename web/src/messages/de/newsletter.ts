import type { newsletter as english, descriptions as englishDescriptions } from '#messages/en/newsletter.ts'
import type { Translation } from '#messages/shape.ts'

export const newsletter: Translation<typeof english> = {
  missing: 'Dieser Link ist nicht vollständig. Öffnen Sie ihn noch einmal aus unserer E-Mail.',
  failed: 'Das hat nicht geklappt. Versuchen Sie es noch einmal.',
  home: 'Zur Startseite',
  confirm: {
    title: 'Newsletter bestätigen',
    lead: 'Drücken Sie den Knopf, dann steht Ihre Adresse auf der Liste.',
    submit: 'Bestätigen',
    busy: 'Wird bestätigt…',
    done: 'Sie stehen auf der Liste.',
    doneNote:
      'Die E-Mail, die Sie hierher gebracht hat, enthält auch den Link zum Abbestellen, wann immer Sie möchten.',
  },
  unsubscribe: {
    title: 'Newsletter abbestellen',
    lead: 'Drücken Sie den Knopf, dann senden wir nichts mehr an Ihre Adresse.',
    submit: 'Abbestellen',
    busy: 'Wird abbestellt…',
    done: 'Sie stehen nicht mehr auf der Liste.',
    doneNote: 'Ihre Adresse wird binnen 7 Tagen nach unserer letzten E-Mail an Sie entfernt.',
  },
}

export const descriptions: Translation<typeof englishDescriptions> = {
  newsletterConfirm: 'Bestätigen Sie, dass Sie den Newsletter von Evenmoor möchten.',
  newsletterUnsubscribe: 'Melden Sie sich vom Newsletter von Evenmoor ab.',
}
