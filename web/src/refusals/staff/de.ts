import type { StaffRefusals } from '../refusals.ts'

export const staffRefusals: StaffRefusals = {
  'You approved this already: a colleague has to approve it too.':
    'Sie haben das schon freigegeben: Eine andere Person muss es auch freigeben.',
  'You approved this: a colleague has to approve it too.':
    'Sie haben das freigegeben: Eine andere Person muss es auch freigeben.',
  'This is your own withdrawal: a colleague has to decide it.':
    'Das ist Ihre eigene Auszahlung: Eine andere Person muss darüber entscheiden.',
  'Your role can see withdrawals but not decide them.':
    'Ihre Rolle kann Auszahlungen sehen, aber nicht über sie entscheiden.',
  'This changed while you were looking. {what} Look again before you decide.':
    'Das hat sich geändert, während Sie hingesehen haben. {what} Sehen Sie noch einmal hin, bevor Sie entscheiden.',
  '{name} approved it at {time} UTC.': '{name} hat sie um {time} UTC freigegeben.',
  '{name} rejected it at {time} UTC.': '{name} hat sie um {time} UTC abgelehnt.',
  'The investor took it back at {time} UTC.': 'Der Anleger hat sie um {time} UTC zurückgenommen.',
  'This bonus is decided.': 'Über diesen Bonus ist entschieden.',
  '{name} verified it at {time} UTC.': '{name} hat ihn um {time} UTC bestätigt.',
  '{name} refused it at {time} UTC.': '{name} hat ihn um {time} UTC abgelehnt.',
  'This bonus would be your own: a colleague has to decide it.':
    'Dieser Bonus wäre Ihr eigener: Eine andere Person muss darüber entscheiden.',
  'You are the one who was invited: a colleague has to decide it.':
    'Sie sind selbst eingeladen worden: Eine andere Person muss darüber entscheiden.',
  'Your role can see bonuses but not decide them: an administrator does.':
    'Ihre Rolle kann Boni sehen, aber nicht über sie entscheiden: Das tut ein Administrator.',
  'Both accounts lead to one mailbox, so this cannot be verified. Refuse it with a reason.':
    'Beide Konten führen zu einem Postfach, deshalb lässt sich der Bonus nicht bestätigen. Lehnen Sie ihn mit einem Grund ab.',
  'The invitations go in a circle, so this cannot be verified. Refuse it with a reason.':
    'Die Einladungen gehen im Kreis, deshalb lässt sich der Bonus nicht bestätigen. Lehnen Sie ihn mit einem Grund ab.',
  'There was a bonus for this mailbox before, so this cannot be verified. Refuse it with a reason.':
    'Für dieses Postfach gab es schon einen Bonus, deshalb lässt sich dieser nicht bestätigen. Lehnen Sie ihn mit einem Grund ab.',
  'The account that invited is closed, so this cannot be verified. Refuse it with a reason.':
    'Das einladende Konto ist geschlossen, deshalb lässt sich der Bonus nicht bestätigen. Lehnen Sie ihn mit einem Grund ab.',
  'This identity check is over.': 'Diese Identitätsprüfung ist beendet.',
  '{name} accepted it at {time} UTC.': '{name} hat sie um {time} UTC akzeptiert.',
  '{name} did not accept it at {time} UTC.': '{name} hat sie um {time} UTC nicht akzeptiert.',
  'The investor withdrew it.': 'Der Anleger hat sie zurückgezogen.',
  'Open every picture before you accept the document. Nothing was decided.':
    'Öffnen Sie jedes Bild, bevor Sie das Dokument akzeptieren. Nichts wurde entschieden.',
  'Accept a document only when every point of the list is in order. Nothing was decided.':
    'Akzeptieren Sie ein Dokument nur, wenn jeder Punkt der Liste in Ordnung ist. Nichts wurde entschieden.',
  'This is your own identity check: a colleague has to look at it.':
    'Das ist Ihre eigene Identitätsprüfung: Eine andere Person muss sie ansehen.',
  'Your role can see identity checks but neither open their pictures nor decide them.':
    'Ihre Rolle kann Identitätsprüfungen sehen, aber weder ihre Bilder öffnen noch über sie entscheiden.',
  '{name} ended this pause already. Nothing was changed.':
    '{name} hat diese Pause schon beendet. Nichts wurde geändert.',
  'This pause holds your own withdrawals: a colleague has to end it.':
    'Diese Pause hält Ihre eigenen Auszahlungen an: Eine andere Person muss sie beenden.',
  '{name} has taken this message. Nothing was changed.':
    '{name} hat diese Nachricht übernommen. Nichts wurde geändert.',
  '{name} archived this message already.': '{name} hat diese Nachricht schon archiviert.',
  '{name} answered this message at {time} UTC. Nothing was sent. Look again before you answer.':
    '{name} hat diese Nachricht um {time} UTC beantwortet. Nichts wurde gesendet. Sehen Sie noch einmal hin, bevor Sie antworten.',
  'Write the answer.': 'Schreiben Sie die Antwort.',
  'Choose a colleague.': 'Wählen Sie eine andere Person.',
  'Choose a colleague who answers messages.': 'Wählen Sie eine Person, die Nachrichten beantwortet.',
  'This message is not archived.': 'Diese Nachricht ist nicht archiviert.',
  '{name} brought this message back at {time} UTC.': '{name} hat diese Nachricht um {time} UTC zurückgeholt.',
  '{name} locked this account at {time} UTC.': '{name} hat dieses Konto um {time} UTC gesperrt.',
  '{name} unlocked this account at {time} UTC.': '{name} hat dieses Konto um {time} UTC entsperrt.',
  '{name} changed this role at {time} UTC.': '{name} hat diese Rolle um {time} UTC geändert.',
  'This plan is closed: it has no new positions that other terms could be for.':
    'Dieser Plan ist geschlossen: Er hat keine neuen Positionen, für die andere Bedingungen gelten könnten.',
  '{name} changed the terms of this plan at {time} UTC.':
    '{name} hat die Bedingungen dieses Plans um {time} UTC geändert.',
  '{name} called terms of this plan off at {time} UTC.':
    '{name} hat Bedingungen dieses Plans um {time} UTC abgesagt.',
  '{name} closed this plan at {time} UTC.': '{name} hat diesen Plan um {time} UTC geschlossen.',
  '{name} changed these words at {time} UTC.': '{name} hat diese Worte um {time} UTC geändert.',
  '{name} made that proposal at {time} UTC.': '{name} hat diesen Vorschlag um {time} UTC gemacht.',
  'This account is locked already.': 'Dieses Konto ist schon gesperrt.',
  'This account is open already.': 'Dieses Konto ist schon offen.',
  'This is your own account: a colleague has to do that.':
    'Das ist Ihr eigenes Konto: Eine andere Person muss das tun.',
  'This is your own account: a colleague has to change it.':
    'Das ist Ihr eigenes Konto: Eine andere Person muss es ändern.',
  'This is a member of staff. Nothing was locked: take the role away first.':
    'Diese Person arbeitet hier. Nichts wurde gesperrt: Nehmen Sie ihr zuerst die Rolle.',
  'That is their role already. Nothing was changed.': 'Das ist ihre Rolle schon. Nichts wurde geändert.',
  'This is the last administrator. Nothing was changed: make another one first.':
    'Das ist der letzte Administrator. Nichts wurde geändert: Bestimmen Sie zuerst einen anderen.',
  '{name} signed this day off already. Nothing was changed.':
    '{name} hat diesen Tag schon abgezeichnet. Nichts wurde geändert.',
  'The day is not over yet (UTC): its figures can still change.':
    'Der Tag ist noch nicht vorbei (UTC): Seine Zahlen können sich noch ändern.',
  'Say why the figures differ ({assets}): nothing was signed.':
    'Sagen Sie, warum die Zahlen abweichen ({assets}): Nichts wurde abgezeichnet.',
  'This plan was changed while you were looking. Nothing was changed by you. Look at it again.':
    'Dieser Plan wurde geändert, während Sie hingesehen haben. Sie haben nichts geändert. Sehen Sie noch einmal hin.',
  'Only terms that are announced and not in force yet can be called off.':
    'Nur Bedingungen, die angekündigt und noch nicht in Kraft sind, lassen sich absagen.',
  'This plan is closed already.': 'Dieser Plan ist schon geschlossen.',
  'All terms of this plan were called off. Add a new plan instead.':
    'Alle Bedingungen dieses Plans wurden abgesagt. Legen Sie stattdessen einen neuen Plan an.',
  'Terms of this plan are announced for {day} already. Nothing was changed. Call them off first, or choose a later day.':
    'Für {day} sind schon Bedingungen dieses Plans angekündigt. Nichts wurde geändert. Sagen Sie diese zuerst ab, oder wählen Sie einen späteren Tag.',
  'These are the terms as they are. Change at least one of them.':
    'Das sind die Bedingungen, wie sie sind. Ändern Sie mindestens eine.',
  'No consent to this record stands. Nothing was changed.':
    'Für diesen Eintrag besteht keine Einwilligung. Nichts wurde geändert.',
  'No consent to these words stands. Record one first; nothing is shown without it.':
    'Für diese Worte besteht keine Einwilligung. Halten Sie zuerst eine fest; ohne sie wird nichts gezeigt.',
  'This record is on no page. Nothing was changed.':
    'Dieser Eintrag steht auf keiner Seite. Nichts wurde geändert.',
  'These are the words as they are. Change something.': 'Das sind die Worte, wie sie sind. Ändern Sie etwas.',
  'This day got a result a moment ago. Look at it again.':
    'Dieser Tag hat eben ein Ergebnis bekommen. Sehen Sie ihn noch einmal an.',
  'This day is not signed off. Nothing was changed.':
    'Dieser Tag ist nicht abgezeichnet. Nichts wurde geändert.',
  'Choose today or a later day, or leave it empty.':
    'Wählen Sie heute oder einen späteren Tag, oder lassen Sie es leer.',
  'A colleague changed these words while you were looking. Nothing was done. Look again.':
    'Jemand anderes hat diese Worte geändert, während Sie hingesehen haben. Nichts wurde getan. Sehen Sie noch einmal hin.',
  '{name} published this record already. Nothing was changed.':
    '{name} hat diesen Eintrag schon veröffentlicht. Nichts wurde geändert.',
  'A proposal for this day is open already. Decide about that one first.':
    'Für diesen Tag gibt es schon einen offenen Vorschlag. Entscheiden Sie zuerst über diesen.',
  '{name} approved this proposal already. Nothing was changed now.':
    '{name} hat diesen Vorschlag schon freigegeben. Jetzt wurde nichts geändert.',
  '{name} rejected this proposal already. Nothing was changed now.':
    '{name} hat diesen Vorschlag schon abgelehnt. Jetzt wurde nichts geändert.',
  'This is your own proposal: a colleague has to approve it.':
    'Das ist Ihr eigener Vorschlag: Eine andere Person muss ihn freigeben.',
}
