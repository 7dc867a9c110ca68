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
  'This is your own payment: a colleague has to decide it.':
    'Das ist Ihre eigene Zahlung: Eine andere Person muss darüber entscheiden.',
  'Your role can see payments in review but not decide them.':
    'Ihre Rolle kann Zahlungen in Prüfung sehen, aber nicht über sie entscheiden.',
  'Two members of staff approved this: it is about to be credited.':
    'Zwei Personen haben sie freigegeben: Sie wird gleich gutgeschrieben.',
  'This payment left its block and waits for another. There is nothing to decide now.':
    'Diese Zahlung hat ihren Block verloren und wartet auf einen anderen. Zurzeit gibt es nichts zu entscheiden.',
  'This payment is in another block and gathers confirmations. There is nothing to decide now.':
    'Diese Zahlung liegt in einem anderen Block und sammelt Bestätigungen. Zurzeit gibt es nichts zu entscheiden.',
  'This payment is in review.': 'Diese Zahlung ist in Prüfung.',
  'This payment is credited already.': 'Diese Zahlung ist schon gutgeschrieben.',
  'This payment was refused.': 'Diese Zahlung wurde abgelehnt.',
  'Its network no longer has this payment. There is nothing to decide now.':
    'Das Netzwerk hat diese Zahlung nicht mehr. Zurzeit gibt es nichts zu entscheiden.',
  'Its network no longer has this payment, and its credit was reversed. There is nothing to decide now.':
    'Das Netzwerk hat diese Zahlung nicht mehr, und ihre Gutschrift wurde storniert. Zurzeit gibt es nichts zu entscheiden.',
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
  'The payment behind the investment left its network, so this cannot be verified. Wait for it, or refuse it with a reason.':
    'Die Zahlung hinter der Anlage hat ihr Netzwerk verlassen, darum lässt sich der Bonus nicht bestätigen. Warten Sie, bis sie zurückkehrt, oder lehnen Sie ihn mit einem Grund ab.',
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
  '{name} suspended this account at {time} UTC.': '{name} hat dieses Konto um {time} UTC ausgesetzt.',
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
  'This person works here: only an administrator can do that.':
    'Diese Person arbeitet hier: Das kann nur ein Administrator tun.',
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
  'Your role does not allow this.': 'Ihre Rolle erlaubt das nicht.',
  'Nothing was removed: as long as you work here as staff, one second factor has to stay. Add another one first.':
    'Nichts wurde entfernt: Solange Sie hier arbeiten, muss ein zweiter Faktor bleiben. Fügen Sie zuerst einen anderen hinzu.',
  "Nothing was added. As a member of staff you add your first second factor in a session opened by the operator's one-time link: ask for a new one (npm run ops -- staff add).":
    'Nichts wurde hinzugefügt. Ihren ersten zweiten Faktor fügen Sie in einer Sitzung hinzu, die der Einmal-Link des Betreibers geöffnet hat: Bitten Sie um einen neuen (npm run ops -- staff add).',
  'This link was used already or is too old. Ask the operator for a new one: npm run ops -- staff add.':
    'Dieser Link wurde schon benutzt oder ist zu alt. Bitten Sie den Betreiber um einen neuen: npm run ops -- staff add.',
  'Give a reason': 'Geben Sie einen Grund an',
  'Enter a name': 'Geben Sie einen Namen ein',
  'Enter the rate in percent, such as 2.5': 'Geben Sie den Satz in Prozent ein, etwa 2,5',
  'Enter the rate in percent, from 0 to 100, such as 2.5':
    'Geben Sie den Satz in Prozent ein, von 0 bis 100, etwa 2,5',
  'Use at least one Latin letter or digit in the name':
    'Verwenden Sie im Namen mindestens einen lateinischen Buchstaben oder eine Ziffer',
  'There is a plan with this name already; a closed one keeps its name too':
    'Es gibt schon einen Plan mit diesem Namen; auch ein geschlossener behält seinen',
  'The least must be {min} or more': 'Das Mindeste muss {min} oder mehr sein',
  'The most must be {max} or less': 'Das Höchste muss {max} oder weniger sein',
  'The most must not be below the least': 'Das Höchste darf nicht unter dem Mindesten liegen',
  'Choose a day from {day} on, at most a year ahead':
    'Wählen Sie einen Tag ab {day}, höchstens ein Jahr im Voraus',
  'Enter the name to be shown': 'Geben Sie den Namen ein, der gezeigt wird',
  'Enter what was said': 'Geben Sie ein, was gesagt wurde',
  'Choose the language of the words': 'Wählen Sie die Sprache der Worte',
  'Enter the day on which it was said': 'Geben Sie den Tag ein, an dem es gesagt wurde',
  'Enter what they do': 'Geben Sie ein, was die Person tut',
  'Enter who agreed': 'Geben Sie ein, wer zugestimmt hat',
  'Enter the day on which they agreed': 'Geben Sie den Tag der Zustimmung ein',
  'Enter how they agreed and where that is kept':
    'Geben Sie ein, wie zugestimmt wurde und wo das aufbewahrt wird',
  'Enter what they agreed to': 'Geben Sie ein, wozu zugestimmt wurde',
  'Say how it was verified': 'Sagen Sie, wie es geprüft wurde',
  'This day has not come yet': 'Dieser Tag ist noch nicht gekommen',
  'This day is over': 'Dieser Tag ist vorbei',
  'A record stays of its kind: add a new one instead':
    'Ein Eintrag bleibt von seiner Art: Legen Sie stattdessen einen neuen an',
  'Enter the result in percent, such as -1.25.': 'Geben Sie das Ergebnis in Prozent ein, etwa -1,25.',
  'Enter the result in percent with up to four decimals, such as -1.25.':
    'Geben Sie das Ergebnis in Prozent mit höchstens vier Nachkommastellen ein, etwa -1,25.',
  'A day cannot be below -100 % or above 100 %: it can lose everything, and no more.':
    'Ein Tag kann nicht unter -100 % oder über 100 % liegen: Er kann alles verlieren, mehr nicht.',
  'There is no such plan.': 'Diesen Plan gibt es nicht.',
  'The first day of this plan is {day}.': 'Der erste Tag dieses Plans ist {day}.',
  'This day has not ended yet (UTC).': 'Dieser Tag ist noch nicht zu Ende (UTC).',
  'There is no result of this day to take back. Book one instead.':
    'Für diesen Tag gibt es kein Ergebnis, das zurückzunehmen wäre. Buchen Sie stattdessen eines.',
  'This day has a result. If it is wrong, have it taken back first; then the right one can be booked.':
    'Dieser Tag hat ein Ergebnis. Ist es falsch, lassen Sie es zuerst zurücknehmen; dann kann das richtige gebucht werden.',
  'The results of this plan do not come from staff on this day. Nothing was booked.':
    'Die Ergebnisse dieses Plans kommen an diesem Tag nicht von Mitarbeitenden. Nichts wurde gebucht.',
  'What was booked for this day is still on its way to the positions. Try again in a minute.':
    'Was für diesen Tag gebucht wurde, ist noch auf dem Weg zu den Positionen. Versuchen Sie es in einer Minute wieder.',
  'There are no bonuses with test coins, so this cannot be verified. Refuse it with a reason.':
    'Mit Testmünzen gibt es keine Boni, deshalb lässt sich dieser nicht bestätigen. Lehnen Sie ihn mit einem Grund ab.',
  '{network} cannot be asked just now. Nothing was changed: try again in a minute.':
    '{network} lässt sich gerade nicht fragen. Nichts wurde geändert: Versuchen Sie es in einer Minute wieder.',
  'Nothing is left to pay here: it was found on its chain, or decided otherwise.':
    'Hier ist nichts mehr zu zahlen: Die Zahlung wurde auf ihrer Chain gefunden, oder es wurde anders entschieden.',
  'Withdrawals are paused: a credited payment left its chain. End the pause before you approve this, or reject it.':
    'Auszahlungen sind angehalten: Eine gutgeschriebene Zahlung hat ihre Chain verlassen. Beenden Sie die Pause, bevor Sie das freigeben, oder lehnen Sie es ab.',
  'Its address is new: it can be approved from {until} UTC on. Until then its owner can take it back.':
    'Ihre Adresse ist neu: Sie kann ab {until} UTC freigegeben werden. Bis dahin kann der Anleger sie zurücknehmen.',
  'Nothing was signed.': 'Nichts wurde abgezeichnet.',
  'This account is suspended.': 'Dieses Konto ist ausgesetzt.',
  'This account is deactivated.': 'Dieses Konto ist stillgelegt.',
  'This picture was encrypted with another key than secrets/{file} in DATA_DIR. Ask the operator to put that file back from a backup.':
    'Dieses Bild wurde mit einem anderen Schlüssel als secrets/{file} in DATA_DIR verschlüsselt. Bitten Sie den Betreiber, diese Datei aus einer Sicherung zurückzulegen.',
  'The ledger breaks one of its rules. Open the reconciliation page, and approve no withdrawal until you know why.':
    'Das Hauptbuch verletzt eine seiner Regeln. Öffnen Sie den Abgleich und geben Sie keine Auszahlung frei, bevor Sie wissen, warum.',
  'Sealed transfers were changed, removed, or added. Someone can write to the database: find out who.':
    'Versiegelte Buchungen wurden geändert, entfernt oder hinzugefügt. Jemand kann in die Datenbank schreiben: Finden Sie heraus, wer.',
  'Sealed audit entries were changed, removed, or added. Someone can write to the database: find out who.':
    'Versiegelte Protokolleinträge wurden geändert, entfernt oder hinzugefügt. Jemand kann in die Datenbank schreiben: Finden Sie heraus, wer.',
  'The database login of the application can change history. Take that right away from it.':
    'Die Datenbankanmeldung der Anwendung kann die Geschichte ändern. Nehmen Sie ihr dieses Recht.',
  'A deposit address was changed in the database. Someone can write to it: find out who.':
    'Eine Einzahlungsadresse wurde in der Datenbank geändert. Jemand kann in sie schreiben: Finden Sie heraus, wer.',
  'Withdrawals are paused because a credited payment left its chain. Review the pause, then end it.':
    'Auszahlungen sind angehalten, weil eine gutgeschriebene Zahlung ihre Chain verlassen hat. Prüfen Sie die Pause und beenden Sie sie dann.',
  'Reading {network} is paused, so its deposits are not credited. Check its node.':
    'Das Lesen von {network} ist angehalten, darum werden Einzahlungen dort nicht gutgeschrieben. Prüfen Sie den Knoten.',
  'No worker is running, so no job runs. Start a process with ROLE=worker or ROLE=all.':
    'Kein Worker läuft, darum läuft keine Aufgabe. Starten Sie einen Prozess mit ROLE=worker oder ROLE=all.',
  'The job "{job}" keeps failing. The system page shows its error.':
    'Die Aufgabe „{job}“ schlägt immer wieder fehl. Die Systemseite zeigt den Fehler.',
  'The job "{job}" stopped running. Restart the worker.':
    'Die Aufgabe „{job}“ läuft nicht mehr. Starten Sie den Worker neu.',
  'Emails refused for good by the mail server: {count}. The system page shows its reasons.':
    'Vom Mailserver endgültig abgelehnte E-Mails: {count}. Die Systemseite zeigt die Gründe.',
  'Emails have been waiting for more than 15 minutes: {count}. Check the mail server and MAIL_URL.':
    'Seit mehr als 15 Minuten warten E-Mails: {count}. Prüfen Sie den Mailserver und MAIL_URL.',
  'Wrong passwords for {count} accounts came from one address of the network {network} within {minutes} minutes. Further accounts are refused to it for now. If it goes on, block the network in front of the server.':
    'Von einer Adresse des Netzes {network} kamen innerhalb von {minutes} Minuten falsche Passwörter für {count} Konten. Weitere Konten werden ihr vorerst verweigert. Geht es weiter, sperren Sie das Netz vor dem Server.',
  'One wrong password was tried on {count} accounts within {minutes} minutes. Logins with it are refused for now, except from usual devices.':
    'Ein falsches Passwort wurde innerhalb von {minutes} Minuten an {count} Konten versucht. Anmeldungen damit werden vorerst verweigert, außer von gewohnten Geräten.',
  'Wrong passwords for {count} accounts came from the network {network} within {minutes} minutes. Logins from it are refused for now, except from usual devices. If it goes on, block the network in front of the server.':
    'Aus dem Netz {network} kamen innerhalb von {minutes} Minuten falsche Passwörter für {count} Konten. Anmeldungen von dort werden vorerst verweigert, außer von gewohnten Geräten. Geht es weiter, sperren Sie das Netz vor dem Server.',
  'Wrong passwords for {count} accounts came from one program or browser within {minutes} minutes. Logins by it are refused for now, except from usual devices.':
    'Von einem Programm oder Browser kamen innerhalb von {minutes} Minuten falsche Passwörter für {count} Konten. Anmeldungen damit werden vorerst verweigert, außer von gewohnten Geräten.',
  'Wrong passwords were tried on {count} accounts within {minutes} minutes. If it goes on, filter the traffic in front of the server.':
    'An {count} Konten wurden innerhalb von {minutes} Minuten falsche Passwörter versucht. Geht es weiter, filtern Sie die Anfragen vor dem Server.',
  'There were {count} sign-ups from the network {network} within {minutes} minutes. Look at these accounts. If it goes on, block the network in front of the server.':
    'Aus dem Netz {network} kamen innerhalb von {minutes} Minuten {count} Registrierungen. Sehen Sie sich diese Konten an. Geht es weiter, sperren Sie das Netz vor dem Server.',
  'There were {count} sign-ups within {minutes} minutes. If you expected fewer, look at the newest accounts.':
    'Innerhalb von {minutes} Minuten gab es {count} Registrierungen. Wenn Sie weniger erwartet haben, sehen Sie sich die neuesten Konten an.',
  'The referral code {code} brought {count} accounts within {minutes} minutes. Look at them before you verify a bonus.':
    'Der Empfehlungscode {code} brachte innerhalb von {minutes} Minuten {count} Konten. Sehen Sie sie sich an, bevor Sie einen Bonus bestätigen.',
  'There were {count} contact messages within {minutes} minutes. Further ones are refused for now, except from people who are signed in.':
    'Innerhalb von {minutes} Minuten kamen {count} Kontaktnachrichten. Weitere werden vorerst abgelehnt, außer von Angemeldeten.',
  'Codes for sign-ups were mailed {count} times within {minutes} minutes. If it goes on, filter the traffic in front of the server.':
    'Codes für Registrierungen wurden innerhalb von {minutes} Minuten {count}-mal verschickt. Geht es weiter, filtern Sie die Anfragen vor dem Server.',
  'There were {count} wrong codes at sign-up within {minutes} minutes. If it goes on, filter the traffic in front of the server.':
    'Innerhalb von {minutes} Minuten gab es {count} falsche Codes bei Registrierungen. Geht es weiter, filtern Sie die Anfragen vor dem Server.',
  'Password resets were asked for {count} times within {minutes} minutes. If it goes on, filter the traffic in front of the server.':
    'Innerhalb von {minutes} Minuten wurde {count}-mal ein neues Passwort angefordert. Geht es weiter, filtern Sie die Anfragen vor dem Server.',
  'The newsletter was asked for {count} times within {minutes} minutes. If it goes on, filter the traffic in front of the server.':
    'Der Newsletter wurde innerhalb von {minutes} Minuten {count}-mal bestellt. Geht es weiter, filtern Sie die Anfragen vor dem Server.',
  'A second person has to approve this: it is above the limit for one approval.':
    'Eine zweite Person muss das freigeben: Der Betrag liegt über der Grenze für eine Freigabe.',
  'A second person has to approve this: together with other withdrawals of this investor within 24 hours, it is above the limit for one approval.':
    'Eine zweite Person muss das freigeben: Zusammen mit anderen Auszahlungen dieses Anlegers innerhalb von 24 Stunden liegt der Betrag über der Grenze für eine Freigabe.',
  'A second person has to approve this: together with other withdrawals of this investor within 7 days, it is above the limit for one approval.':
    'Eine zweite Person muss das freigeben: Zusammen mit anderen Auszahlungen dieses Anlegers innerhalb von 7 Tagen liegt der Betrag über der Grenze für eine Freigabe.',
  'A second person has to approve this: together with other withdrawals to this address within 24 hours, it is above the limit for one approval.':
    'Eine zweite Person muss das freigeben: Zusammen mit anderen Auszahlungen an diese Adresse innerhalb von 24 Stunden liegt der Betrag über der Grenze für eine Freigabe.',
  'A second person has to approve this: together with other withdrawals to this address within 7 days, it is above the limit for one approval.':
    'Eine zweite Person muss das freigeben: Zusammen mit anderen Auszahlungen an diese Adresse innerhalb von 7 Tagen liegt der Betrag über der Grenze für eine Freigabe.',
  'A second person has to approve this: together with other bonuses of this investor within 24 hours, it is above the limit for one approval.':
    'Eine zweite Person muss das freigeben: Zusammen mit anderen Boni dieses Anlegers innerhalb von 24 Stunden liegt der Betrag über der Grenze für eine Freigabe.',
  'A second person has to approve this: together with other bonuses of this investor within 7 days, it is above the limit for one approval.':
    'Eine zweite Person muss das freigeben: Zusammen mit anderen Boni dieses Anlegers innerhalb von 7 Tagen liegt der Betrag über der Grenze für eine Freigabe.',
  'This proposal was called off. Nothing was changed now.':
    'Dieser Vorschlag wurde abgesagt. Jetzt wurde nichts geändert.',
  'These terms are approved already. Nothing was changed now.':
    'Diese Bedingungen sind schon freigegeben. Jetzt wurde nichts geändert.',
  'The day from which these terms should count has begun. Nothing was changed. Propose them again.':
    'Der Tag, ab dem diese Bedingungen gelten sollten, hat begonnen. Nichts wurde geändert. Schlagen Sie sie neu vor.',
  'Other terms of this plan were announced since. Nothing was changed. Call this proposal off and propose it again.':
    'Inzwischen wurden andere Bedingungen dieses Plans angekündigt. Nichts wurde geändert. Sagen Sie diesen Vorschlag ab und schlagen Sie neu vor.',
  'A change of this plan waits for approval. Decide about that one first.':
    'Eine Änderung dieses Plans wartet auf Freigabe. Entscheiden Sie zuerst darüber.',
  '{name} proposed these terms at {time} UTC.': '{name} hat diese Bedingungen um {time} UTC vorgeschlagen.',
  'Say why you open these pictures first.': 'Nennen Sie zuerst den Grund, aus dem Sie diese Bilder öffnen.',
  'The payment of a {amount} withdrawal is no longer on {network}. It can return: look for transaction {transaction} in the wallet before you pay again.':
    'Die Zahlung einer Auszahlung über {amount} ist nicht mehr auf {network}. Sie kann zurückkehren: Suchen Sie die Transaktion {transaction} in der Wallet, bevor Sie erneut zahlen.',
  'A large payment waits for two approvals. Open the payments to review.':
    'Eine große Zahlung wartet auf zwei Freigaben. Öffnen Sie die zu prüfenden Zahlungen.',
  '{who} is no longer an administrator: {by} changed the role. If that is wrong, the operator gives it back with "npm run ops -- staff add".':
    '{who} ist nicht mehr Administrator: {by} hat die Rolle geändert. Wenn das falsch ist, gibt der Betreiber sie mit „npm run ops -- staff add“ zurück.',
  'New terms of the plan {plan} wait for the approval of another administrator. Open the plan.':
    'Neue Bedingungen des Plans {plan} warten auf die Freigabe eines anderen Administrators. Öffnen Sie den Plan.',
  'The setting {setting} was changed from {before} to {after}. It counts from {from}. If nobody meant that, set it back before then.':
    'Die Einstellung {setting} wurde von {before} auf {after} geändert. Sie gilt ab {from}. War das nicht beabsichtigt, setzen Sie sie vorher zurück.',
}
