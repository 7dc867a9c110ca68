import type { staffShell as english } from '#messages/en/staff-shell.ts'
import type { Translation } from '#messages/shape.ts'

export const staffShell: Translation<typeof english> = {
  nav: 'Konsole für Mitarbeitende',
  brand: 'Evenmoor intern',
  mode: 'ÜBUNG',
  modeText: 'Übungsinstallation: Von hier aus lässt sich kein echtes Geld bewegen.',
  withdrawals: 'Auszahlungen',
  logout: 'Abmelden',
  factor: {
    title: 'Fügen Sie Ihren zweiten Faktor hinzu',
    text: 'Mitarbeitende brauchen ihn. Ohne ihn endet Ihre Arbeit 24 Stunden nach dem Öffnen des Links vom Betreiber.',
    add: 'Jetzt hinzufügen',
  },
  titleSuffix: 'Intern, Übung',
}
