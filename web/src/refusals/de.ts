import type { Refusals } from './refusals.ts'
import { staffRefusals } from './staff/de.ts'

export const refusals: Refusals = {
  'You have {count} open checkouts, the most there can be. Nothing was opened and nothing was lost: pay one of them, or wait {wait} until the price of the first is no longer held.':
    'Sie haben {count} offene Zahlungen, mehr sind nicht möglich. Nichts wurde eröffnet und nichts ging verloren: Bezahlen Sie eine davon, oder warten Sie {wait}, bis der Preis der ersten nicht mehr gilt.',
  'Your own limit is {max} in {period}, and {left} of it is left. No checkout was opened.':
    'Ihre eigene Grenze ist {max} je {period}, davon sind {left} übrig. Es wurde keine Zahlung eröffnet.',
  'There is no such plan, or it takes no more money. Nothing was moved. Choose another plan.':
    'Diesen Plan gibt es nicht, oder er nimmt kein Geld mehr an. Nichts wurde bewegt. Wählen Sie einen anderen Plan.',
  'The terms of {title} changed while you were looking. Nothing was moved. Look at the terms in force now, then invest again.':
    'Die Bedingungen von {title} haben sich geändert, während Sie schauten. Nichts wurde bewegt. Sehen Sie sich die jetzt geltenden Bedingungen an, dann investieren Sie erneut.',
  'Use at most two decimals, such as 250.00.': 'Höchstens zwei Nachkommastellen, etwa 250,00.',
  'Enter an amount above zero.': 'Geben Sie einen Betrag über null ein.',
  'Enter the amount as plain digits, such as 250.00.': 'Geben Sie den Betrag in Ziffern ein, etwa 250,00.',
  'Amount must be between {min} and {max}.': 'Der Betrag muss zwischen {min} und {max} liegen.',
  'The address of this checkout could not be verified, so it is not shown. Do not pay to it. The team is told.':
    'Die Adresse dieser Zahlung ließ sich nicht bestätigen, deshalb wird sie nicht gezeigt. Zahlen Sie nicht an sie. Das Team ist informiert.',
  'There is no such checkout in your account.': 'Diese Zahlung gibt es in Ihrem Konto nicht.',
  'The price of this checkout was held {count} times, the most there is. What you pay to it is still credited, at the price of the moment it arrives. To have a price held, open a new checkout.':
    'Der Preis dieser Zahlung wurde {count} Mal gehalten, öfter geht es nicht. Was Sie zahlen, wird weiter gutgeschrieben, zum Preis des Augenblicks, in dem es ankommt. Für einen festen Preis eröffnen Sie eine neue Zahlung.',
  'This checkout is settled: nothing is due, so no price is held. Nothing was changed.':
    'Diese Zahlung ist abgeschlossen: Nichts ist offen, also wird kein Preis gehalten. Nichts wurde geändert.',
  'We can see payments for all that is due, so no new price is held. They are credited with their confirmations; you need not do anything.':
    'Wir sehen Zahlungen über alles, was offen ist, deshalb wird kein neuer Preis gehalten. Sie werden mit ihren Bestätigungen gutgeschrieben; Sie müssen nichts tun.',
  'This checkout is on a network that this site no longer uses, so no price is held for it. Nothing was changed; open a new checkout.':
    'Diese Zahlung läuft über ein Netzwerk, das diese Seite nicht mehr nutzt, deshalb wird für sie kein Preis gehalten. Nichts wurde geändert; eröffnen Sie eine neue Zahlung.',
  'An authenticator app is on already. Turn it off first, then add the other one.':
    'Eine Authenticator-App ist schon eingeschaltet. Schalten Sie sie erst aus, dann fügen Sie die andere hinzu.',
  'There is no authenticator app to confirm. Begin again and scan the new code.':
    'Es gibt keine Authenticator-App zu bestätigen. Beginnen Sie von vorn und scannen Sie den neuen Code.',
  "We can't check this authenticator app any more. Use a passkey or a recovery code, then turn the app off and add it again.":
    'Wir können diese Authenticator-App nicht mehr prüfen. Verwenden Sie einen Passkey oder einen Wiederherstellungscode, schalten Sie die App dann aus und fügen Sie sie neu hinzu.',
  'There is no authenticator app to turn off.': 'Es gibt keine Authenticator-App auszuschalten.',
  'You have twenty passkeys. Remove one first.': 'Sie haben zwanzig Passkeys. Entfernen Sie zuerst einen.',
  'This passkey could not be checked. Nothing was added: begin again.':
    'Dieser Passkey ließ sich nicht prüfen. Nichts wurde hinzugefügt: Beginnen Sie von vorn.',
  'This passkey is registered already.': 'Dieser Passkey ist schon hinterlegt.',
  'Recovery codes come with an authenticator app or a passkey. Add one first.':
    'Wiederherstellungscodes gehören zu einer Authenticator-App oder einem Passkey. Fügen Sie zuerst etwas davon hinzu.',
  'This code is wrong. Type the newest one, and see that the clock of your phone is right.':
    'Dieser Code ist falsch. Geben Sie den neuesten ein und sehen Sie nach, ob die Uhr Ihres Telefons stimmt.',
  'There is no identity check to add a picture to. Nothing was stored: choose a document first.':
    'Es gibt keine Identitätsprüfung, zu der ein Bild gehört. Nichts wurde gespeichert: Wählen Sie zuerst ein Dokument.',
  'Of this document one side is enough. Nothing was stored.':
    'Bei diesem Dokument genügt eine Seite. Nichts wurde gespeichert.',
  'Your identity check was accepted: there is nothing to do.':
    'Ihre Identitätsprüfung wurde angenommen: Es ist nichts zu tun.',
  'Too many pictures are coming in at this moment. Nothing was stored: try again in a few seconds.':
    'Im Augenblick kommen zu viele Bilder an. Nichts wurde gespeichert: Versuchen Sie es in ein paar Sekunden noch einmal.',
  'There is no identity check to send. Nothing was sent: choose a document first.':
    'Es gibt keine Identitätsprüfung zum Absenden. Nichts wurde gesendet: Wählen Sie zuerst ein Dokument.',
  'A picture is missing: {sides}. Nothing was sent: add it first.':
    'Ein Bild fehlt: {sides}. Nichts wurde gesendet: Fügen Sie es zuerst hinzu.',
  'There is no such picture, or it was removed.': 'Dieses Bild gibt es nicht, oder es wurde entfernt.',
  'This server is stopping. Try again in a few seconds.':
    'Dieser Server hält gerade an. Versuchen Sie es in ein paar Sekunden noch einmal.',
  'Too many pages are open for live updates at the moment. This one asks by itself.':
    'Im Augenblick sind zu viele Seiten für laufende Neuigkeiten offen. Diese fragt selbst nach.',
  'Too many of your pages are open for live updates. This one asks by itself.':
    'Zu viele Ihrer Seiten sind für laufende Neuigkeiten offen. Diese fragt selbst nach.',
  'There is no fresh price for {coin} right now, so nothing was priced and nothing moved. Try again in a minute.':
    'Für {coin} gibt es gerade keinen frischen Preis, deshalb wurde nichts berechnet und nichts bewegt. Versuchen Sie es in einer Minute noch einmal.',
  'There is no coin with this id on the market.': 'Einen Coin mit dieser Kennung gibt es am Markt nicht.',
  'There are no market figures right now. Try again in a minute.':
    'Im Augenblick gibt es keine Marktdaten. Versuchen Sie es in einer Minute noch einmal.',
  'This link is not valid any more. Subscribe again, and we mail you a new one.':
    'Dieser Link gilt nicht mehr. Melden Sie sich noch einmal an, dann schicken wir Ihnen einen neuen.',
  'This cannot be switched off: it protects the account. Nothing was changed.':
    'Das lässt sich nicht ausschalten: Es schützt das Konto. Nichts wurde geändert.',
  'There is nothing of this kind to switch on. Nothing was changed.':
    'Davon gibt es nichts einzuschalten. Nichts wurde geändert.',
  'This is a locked account: {why}. Your balance is untouched. Contact support to have it looked at again.':
    'Dieses Konto ist gesperrt: {why}. Ihr Guthaben ist unberührt. Wenden Sie sich an den Support, damit es noch einmal geprüft wird.',
  'This account is temporarily suspended: {why}. Your balance is untouched. Contact support to have it looked at again.':
    'Dieses Konto ist vorübergehend ausgesetzt: {why}. Ihr Guthaben ist unberührt. Wenden Sie sich an den Support, damit es noch einmal geprüft wird.',
  'This account is deactivated and its login disabled. Contact support if that is wrong.':
    'Dieses Konto ist stillgelegt, Anmelden geht nicht mehr. Wenden Sie sich an den Support, falls das falsch ist.',
  'Your account is locked. You can see it, export it and ask to withdraw; everything else waits for its review.':
    'Ihr Konto ist gesperrt. Sie können es ansehen, exportieren und eine Auszahlung beantragen; alles andere wartet auf die Prüfung.',
  'Your account is suspended. You can see it, export it and ask to withdraw; everything else waits for its review.':
    'Ihr Konto ist ausgesetzt. Sie können es ansehen, exportieren und eine Auszahlung beantragen; alles andere wartet auf die Prüfung.',
  'This password is wrong.': 'Dieses Passwort ist falsch.',
  'Type your current password.': 'Geben Sie Ihr jetziges Passwort ein.',
  'Login failed. Please check your credentials and try again.':
    'Die Anmeldung ist fehlgeschlagen. Prüfen Sie Ihre Angaben und versuchen Sie es noch einmal.',
  'Your account is under review, so it cannot be closed now. Nothing was closed: contact support.':
    'Ihr Konto wird geprüft, deshalb kann es jetzt nicht geschlossen werden. Nichts wurde geschlossen: Wenden Sie sich an den Support.',
  'One of the codes is wrong or no longer valid. Check the newest mails in both mailboxes.':
    'Einer der Codes ist falsch oder gilt nicht mehr. Sehen Sie in den neuesten E-Mails beider Postfächer nach.',
  'Too many people are signing in at this moment. Nothing is lost: try again in a few seconds.':
    'Im Augenblick melden sich zu viele an. Nichts ist verloren: Versuchen Sie es in ein paar Sekunden noch einmal.',
  'Use at most {max} characters.': 'Höchstens {max} Zeichen.',
  'Use at least {min} characters.': 'Mindestens {min} Zeichen.',
  'This password is easy to guess. Make it longer: three or four unrelated words are good, your name or address and common passwords are not.':
    'Dieses Passwort ist leicht zu erraten. Machen Sie es länger: Drei oder vier Wörter ohne Zusammenhang sind gut, Ihr Name, Ihre Adresse und verbreitete Passwörter nicht.',
  'Too many wrong passwords were tried for this address. Set a new one with "Forgot password" to log in again.':
    'Für diese Adresse wurden zu viele falsche Passwörter versucht. Setzen Sie mit „Passwort vergessen“ ein neues, um sich wieder anzumelden.',
  'That is your address already.': 'Das ist schon Ihre Adresse.',
  'Passwords do not match': 'Die Passwörter stimmen nicht überein',
  'This code is wrong or no longer valid. Check the newest mail, or ask for a new code.':
    'Dieser Code ist falsch oder gilt nicht mehr. Sehen Sie in der neuesten E-Mail nach, oder lassen Sie sich einen neuen schicken.',
  "This needs a session opened with a second factor. Confirm with yours; if you have none yet, open the operator's one-time link and add one.":
    'Das braucht eine Sitzung mit einem zweiten Faktor. Bestätigen Sie mit Ihrem; haben Sie noch keinen, öffnen Sie den Einmal-Link des Betreibers und fügen Sie einen hinzu.',
  'Nothing was changed. First confirm that it is you, with your second factor; that is good for five minutes.':
    'Nichts wurde geändert. Bestätigen Sie zuerst mit Ihrem zweiten Faktor, dass Sie es sind; das gilt fünf Minuten.',
  'Nothing was changed. First confirm that it is you, with your password; that is good for five minutes.':
    'Nichts wurde geändert. Bestätigen Sie zuerst mit Ihrem Passwort, dass Sie es sind; das gilt fünf Minuten.',
  'Something went wrong on our side. If you sent money or a form, look whether it arrived before you try again. Reference {id}.':
    'Bei uns ist etwas schiefgegangen. Wenn Sie Geld oder ein Formular gesendet haben, sehen Sie nach, ob es ankam, bevor Sie es noch einmal versuchen. Kennung {id}.',
  'The text has a character that cannot be stored.':
    'Der Text enthält ein Zeichen, das sich nicht speichern lässt.',
  'We cannot store anything right now, so this was not done. Try again in a few minutes; a repeated request with the same Idempotency-Key counts once.':
    'Wir können gerade nichts speichern; darum ist das nicht geschehen. Versuchen Sie es in ein paar Minuten noch einmal; eine wiederholte Anfrage mit demselben Idempotency-Key zählt einmal.',
  'We could not reach our database. Try again in a few seconds; a repeated request with the same Idempotency-Key counts once.':
    'Wir haben unsere Datenbank nicht erreicht. Versuchen Sie es in ein paar Sekunden noch einmal; dieselbe Anfrage mit demselben Idempotency-Key zählt nur einmal.',
  'That took too long. Try again; a repeated request with the same Idempotency-Key counts once.':
    'Das hat zu lange gedauert. Versuchen Sie es noch einmal; dieselbe Anfrage mit demselben Idempotency-Key zählt nur einmal.',
  'The request is too large.': 'Die Anfrage ist zu groß.',
  'The file is larger than {size} MB. Nothing was stored: send a smaller one.':
    'Die Datei ist größer als {size} MB. Nichts wurde gespeichert: Senden Sie eine kleinere.',
  'The file did not arrive whole. Nothing was stored: try again.':
    'Die Datei kam nicht ganz an. Nichts wurde gespeichert: Versuchen Sie es noch einmal.',
  'The first request with this Idempotency-Key is still being worked on.':
    'Die erste Anfrage mit diesem Idempotency-Key ist noch in Arbeit.',
  'You were signed out. Log in to continue.': 'Sie wurden abgemeldet. Melden Sie sich an, um weiterzumachen.',
  'This Idempotency-Key was used for another request. Nothing was done.':
    'Dieser Idempotency-Key wurde für eine andere Anfrage benutzt. Nichts wurde getan.',
  'Two of your files are on their way already. Nothing is lost: wait until one of them is there, then save this one.':
    'Zwei Ihrer Dateien sind schon unterwegs. Nichts ging verloren: Warten Sie, bis eine davon da ist, und speichern Sie dann diese.',
  'Too many tries. Wait {wait}.': 'Zu viele Versuche. Warten Sie {wait}.',
  'Amount must be {min} or more': 'Der Betrag muss mindestens {min} sein',
  'Amount must be {max} or less': 'Der Betrag darf höchstens {max} sein',
  'This position is closed: all of it was taken back before.':
    'Diese Position ist geschlossen: Alles wurde schon zurückgenommen.',
  'This position changed while you were looking: it is worth {value} now. Nothing was taken back. Check the new figures, then confirm.':
    'Diese Position hat sich geändert, während Sie hinsahen: Sie ist jetzt {value} wert. Nichts wurde zurückgenommen. Prüfen Sie die neuen Zahlen und bestätigen Sie dann.',
  'This position is worth {value}': 'Diese Position ist {value} wert',
  'That would leave less than $0.01 behind. Take all of it, or a little less.':
    'Damit bliebe weniger als 0,01 $ übrig. Nehmen Sie alles oder etwas weniger.',
  'This position is closed: it has no more results that could be reinvested.':
    'Diese Position ist geschlossen: Sie hat keine Ergebnisse mehr, die wieder angelegt werden könnten.',
  'This checkout is paid in full already, so nothing was sent. To send more, give the amount.':
    'Diese Zahlung ist schon ganz beglichen, deshalb wurde nichts gesendet. Um mehr zu senden, geben Sie die Menge an.',
  'Your practice wallet holds {held}, less than {amount}. Nothing was sent. Send a smaller amount or pay in another coin.':
    'In Ihrer Übungs-Wallet sind {held}, weniger als {amount}. Nichts wurde gesendet. Senden Sie weniger, oder zahlen Sie mit einem anderen Coin.',
  'That is more decimals than this coin has.': 'Das sind mehr Nachkommastellen, als dieser Coin hat.',
  'Enter the amount as plain digits, such as 0.25.': 'Geben Sie die Menge in Ziffern ein, etwa 0,25.',
  'There is no payment to reorganise away: none is on the network. Nothing was changed.':
    'Es gibt keine Zahlung, die sich zurückdrehen ließe: Keine ist im Netzwerk. Nichts wurde geändert.',
  'The payment lies {depth} blocks deep, and no more than {max} are undone. Nothing was changed; try it with a newer payment.':
    'Die Zahlung liegt {depth} Blöcke tief, und mehr als {max} werden nicht zurückgedreht. Nichts wurde geändert; versuchen Sie es mit einer neueren Zahlung.',
  'This site uses test networks, so there is no practice wallet. Nothing was sent.':
    'Diese Seite nutzt Testnetzwerke, deshalb gibt es keine Übungs-Wallet. Nichts wurde gesendet.',
  'This site uses test networks, so time runs by itself here. Nothing was booked.':
    'Diese Seite nutzt Testnetzwerke, deshalb läuft die Zeit hier von selbst. Nichts wurde gebucht.',
  'On this site only an administrator can go forward in time. Nothing was booked.':
    'Auf dieser Seite kann nur die Verwaltung in der Zeit vorgehen. Nichts wurde gebucht.',
  'Days are being booked already. Nothing else was started. Wait until they are done.':
    'Es werden schon Tage gebucht. Sonst wurde nichts begonnen. Warten Sie, bis sie gebucht sind.',
  'Someone else went forward meanwhile. Nothing was started. Check the day, then try again.':
    'Inzwischen ist jemand anderes vorgegangen. Nichts wurde begonnen. Prüfen Sie den Tag, dann versuchen Sie es erneut.',
  'That is more than 366 days ahead. Nothing was booked. Choose a shorter step.':
    'Das ist mehr als 366 Tage im Voraus. Nichts wurde gebucht. Wählen Sie einen kürzeren Schritt.',
  'Invalid or expired token.': 'Ungültiger oder abgelaufener Link.',
  'That session has ended already, or never was yours.':
    'Diese Sitzung ist schon beendet, oder sie war nie Ihre.',
  'This passkey did not open an account. Try again, or log in with your password.':
    'Dieser Passkey hat kein Konto geöffnet. Versuchen Sie es noch einmal, oder melden Sie sich mit Ihrem Passwort an.',
  'This login has expired or was used. Type your password again.':
    'Diese Anmeldung ist abgelaufen oder wurde schon benutzt. Geben Sie Ihr Passwort noch einmal ein.',
  'This code is wrong or was used before. Type the newest one.':
    'Dieser Code ist falsch oder wurde schon benutzt. Geben Sie den neuesten ein.',
  'Five wrong codes: this login is closed. Your account is safe. Type your password again.':
    'Fünf falsche Codes: Diese Anmeldung ist beendet. Ihr Konto ist sicher. Geben Sie Ihr Passwort noch einmal ein.',
  'This link was used already or is too old. Ask for a link to set a new password.':
    'Dieser Link wurde schon benutzt oder ist zu alt. Lassen Sie sich einen Link für ein neues Passwort schicken.',
  'Your second factor is on: confirm with it instead of the password.':
    'Ihr zweiter Faktor ist eingeschaltet: Bestätigen Sie mit ihm statt mit dem Passwort.',
  'Your account has no password yet. Set one with "Forgot password", then try again.':
    'Ihr Konto hat noch kein Passwort. Setzen Sie eines mit „Passwort vergessen“, dann versuchen Sie es noch einmal.',
  'There is no statement of this month. Nothing was booked by its end, or it has not begun.':
    'Für diesen Monat gibt es keinen Kontoauszug. Bis zu seinem Ende wurde nichts gebucht, oder er hat nicht begonnen.',
  'Many statements are being made just now. Try again in a moment.':
    'Gerade werden viele Kontoauszüge erstellt. Versuchen Sie es gleich noch einmal.',
  'That amount is too long.': 'Dieser Betrag ist zu lang.',
  'Use up to 2 decimals': 'Höchstens 2 Nachkommastellen',
  'Enter an amount': 'Geben Sie einen Betrag ein',
  'That amount is too large.': 'Dieser Betrag ist zu groß.',
  'You have {available} available': 'Sie haben {available} verfügbar',
  'Your available balance changed while you were looking. Nothing was moved; look and try again.':
    'Ihr verfügbares Guthaben hat sich geändert, während Sie hinsahen. Nichts wurde bewegt; sehen Sie nach und versuchen Sie es noch einmal.',
  'We did not keep what you entered.': 'Ihre Eingabe haben wir nicht behalten.',
  'We send USDT on BEP20 only.': 'Wir senden USDT nur über BEP20.',
  'Enter an address.': 'Geben Sie eine Adresse ein.',
  'This address has a character that no address has: a space, or a letter of another alphabet that looks the same. Copy it again.':
    'Diese Adresse enthält ein Zeichen, das keine Adresse hat: ein Leerzeichen oder einen gleich aussehenden Buchstaben eines anderen Alphabets. Kopieren Sie sie noch einmal.',
  'This is no address that we can pay. Copy it again from your wallet.':
    'An diese Adresse können wir nicht zahlen. Kopieren Sie sie noch einmal aus Ihrer Wallet.',
  'This looks like a TRON address. We send USDT on BEP20 only.':
    'Das sieht aus wie eine TRON-Adresse. Wir senden USDT nur über BEP20.',
  'This looks like a Bitcoin address. We send USDT on BEP20 only.':
    'Das sieht aus wie eine Bitcoin-Adresse. Wir senden USDT nur über BEP20.',
  'This looks like a Litecoin address. We send USDT on BEP20 only.':
    'Das sieht aus wie eine Litecoin-Adresse. Wir senden USDT nur über BEP20.',
  'This looks like a Solana address. We send USDT on BEP20 only.':
    'Das sieht aus wie eine Solana-Adresse. Wir senden USDT nur über BEP20.',
  'This is no whole practice address: one begins with PRACTICE-, and 24 letters and digits follow. Look for a typing mistake.':
    'Das ist keine ganze Übungsadresse: Eine solche beginnt mit PRACTICE-, danach folgen 24 Buchstaben und Ziffern. Suchen Sie nach einem Tippfehler.',
  'A BEP20 address is 0x and 40 digits and letters from a to f. This one is not whole: copy it again.':
    'Eine BEP20-Adresse ist 0x und 40 Ziffern und Buchstaben von a bis f. Diese ist nicht vollständig: Kopieren Sie sie noch einmal.',
  'Enter the address with the 0x at its beginning.': 'Geben Sie die Adresse mit dem 0x am Anfang ein.',
  'This is a transaction or a private key, not an address. Never enter a private key anywhere. We did not keep what you entered.':
    'Das ist eine Transaktion oder ein privater Schlüssel, keine Adresse. Geben Sie nie irgendwo einen privaten Schlüssel ein. Ihre Eingabe haben wir nicht behalten.',
  'Names are not looked up. Enter the address itself: it begins with 0x.':
    'Namen werden nicht nachgeschlagen. Geben Sie die Adresse selbst ein: Sie beginnt mit 0x.',
  'This is a practice address. Coins of a test network cannot be sent to it.':
    'Das ist eine Übungsadresse. Coins eines Testnetzwerks lassen sich nicht dorthin senden.',
  'That is the address of a real wallet. Practice money cannot leave to one; use a practice address: it begins with PRACTICE-. We did not keep what you entered.':
    'Das ist die Adresse einer echten Wallet. Übungsgeld kann nicht zu ihr gehen; nehmen Sie eine Übungsadresse: Sie beginnt mit PRACTICE-. Ihre Eingabe haben wir nicht behalten.',
  "This address has a typing mistake (checksum doesn't match). Copy it again.":
    'Diese Adresse hat einen Tippfehler (die Prüfsumme stimmt nicht). Kopieren Sie sie noch einmal.',
  'Nobody holds this address: what is sent there is lost.':
    'Diese Adresse gehört niemandem: Was dorthin geht, ist verloren.',
  'This is the contract of the token itself, not a wallet: what is sent there is lost.':
    'Das ist der Vertrag des Tokens selbst, keine Wallet: Was dorthin geht, ist verloren.',
  'That is an address of Evenmoor itself. Enter the address of your own wallet.':
    'Das ist eine Adresse von Evenmoor selbst. Geben Sie die Adresse Ihrer eigenen Wallet ein.',
  'This address begins and ends like one that you use, but is another one. Look-alike addresses are a common theft: compare all of it.':
    'Diese Adresse beginnt und endet wie eine, die Sie nutzen, ist aber eine andere. Ähnlich aussehende Adressen sind eine verbreitete Masche: Vergleichen Sie sie ganz.',
  'The network dropped the payment after it was sent.':
    'Das Netzwerk hat die Zahlung nach dem Senden verworfen.',
  'The network did not take the payment.': 'Das Netzwerk hat die Zahlung nicht angenommen.',
  'That is your own practice wallet. It needs no entry.':
    'Das ist Ihre eigene Übungs-Wallet. Sie braucht keinen Eintrag.',
  'This address is in your address book already.': 'Diese Adresse steht schon in Ihrem Adressbuch.',
  'Your address book has {count} addresses. Remove one first.':
    'Ihr Adressbuch hat {count} Adressen. Entfernen Sie zuerst eine.',
  'Name is required': 'Der Name fehlt',
  'Use one line of plain text.': 'Nur eine Zeile mit einfachem Text.',
  'Message is required': 'Die Nachricht fehlt',
  'Use plain text.': 'Nur einfacher Text.',
  'Type the code.': 'Geben Sie den Code ein.',
  'That is too long for a code.': 'Das ist zu lang für einen Code.',
  'Name the passkey.': 'Geben Sie dem Passkey einen Namen.',
  'Use letters, spaces and signs only.': 'Nur Buchstaben, Leerzeichen und Zeichen.',
  'Choose one of the documents.': 'Wählen Sie eines der Dokumente.',
  'Say which side it is: front or back.': 'Sagen Sie, welche Seite es ist: vorn oder hinten.',
  'Choose a reason.': 'Wählen Sie einen Grund.',
  'The link is not complete.': 'Der Link ist nicht vollständig.',
  'Choose 7, 30 or 90 days.': 'Wählen Sie 7, 30 oder 90 Tage.',
  'Enter the transaction hash': 'Geben Sie den Transaktions-Hash ein',
  'A transaction hash has 64 digits and letters from a to f. Copy it whole from your wallet.':
    'Ein Transaktions-Hash hat 64 Ziffern und Buchstaben von a bis f. Kopieren Sie ihn ganz aus Ihrer Wallet.',
  'First name is required': 'Der Vorname fehlt',
  'Last name is required': 'Der Nachname fehlt',
  'Password is required': 'Das Passwort fehlt',
  'OTP is required': 'Der Code fehlt',
  'Choose 1, 7 or 30 days.': 'Wählen Sie 1, 7 oder 30 Tage.',
  'Choose day, week or month.': 'Wählen Sie Tag, Woche oder Monat.',
  'Enter an address': 'Geben Sie eine Adresse ein',
  'Name the address': 'Geben Sie der Adresse einen Namen',
  'Email is required': 'Die E-Mail-Adresse fehlt',
  'Reset token is missing.': 'Der Link zum Zurücksetzen ist unvollständig.',
  'Give a month such as 2026-10.': 'Geben Sie einen Monat an, etwa 2026-10.',
  'Enter the amount as a decimal text, such as "250.00".':
    'Geben Sie den Betrag als Dezimalzahl ein, etwa „250.00“.',
  'Enter a valid email address.': 'Geben Sie eine gültige E-Mail-Adresse ein.',
  'Choose one of the languages offered.': 'Wählen Sie eine der angebotenen Sprachen.',
  '{words} You use {address}.': '{words} Sie nutzen {address}.',
  '{name} is switched off on this site. Choose another coin.':
    '{name} ist auf dieser Seite ausgeschaltet. Wählen Sie einen anderen Coin.',
  '{name} is paused: we cannot rely on what its network tells us just now. Nothing was opened; choose another coin or try again later.':
    '{name} ist angehalten: Auf das, was sein Netzwerk uns sagt, ist gerade kein Verlass. Nichts wurde eröffnet; wählen Sie einen anderen Coin, oder versuchen Sie es später noch einmal.',
  'There is still {list}. Nothing was closed: take back, finish or cancel that, and withdraw first.':
    'Es gibt noch {list}. Nichts wurde geschlossen: Nehmen Sie das zurück, bringen Sie es zu Ende oder brechen Sie es ab, und heben Sie zuerst ab.',
  'You are taking a break until {until} UTC, so nothing was started. Your money is untouched: you can take positions back and withdraw as always.':
    'Sie machen eine Pause bis {until} UTC, deshalb wurde nichts begonnen. Ihr Geld ist unberührt: Sie können wie immer Positionen zurücknehmen und auszahlen lassen.',
  'Your identity check is in review. Withdraw it first if you want to send another document.':
    'Ihre Identitätsprüfung läuft. Ziehen Sie sie zuerst zurück, wenn Sie ein anderes Dokument senden möchten.',
  'Your identity check is decided, so it cannot be withdrawn. Its pictures are removed 30 days after the decision.':
    'Über Ihre Identitätsprüfung ist entschieden, deshalb lässt sie sich nicht zurückziehen. Ihre Bilder werden 30 Tage nach der Entscheidung entfernt.',
  'There is no identity check to withdraw.': 'Es gibt keine Identitätsprüfung zurückzuziehen.',
  'Only practice money can be sent to a new address without the wait. Nothing was changed.':
    'Nur Übungsgeld kann ohne Wartezeit an eine neue Adresse gehen. Nichts wurde geändert.',
  'Only practice money can be sent to a new address without the wait.':
    'Nur Übungsgeld kann ohne Wartezeit an eine neue Adresse gehen.',
  'Staff cannot close their account. Ask the operator to take your role first.':
    'Wer hier arbeitet, kann sein Konto nicht schließen. Bitten Sie den Betreiber, Ihnen zuerst die Rolle zu nehmen.',
  'This withdrawal waits to be reviewed.': 'Diese Auszahlung wartet auf die Prüfung.',
  'This withdrawal is in review.': 'Diese Auszahlung wird geprüft.',
  'This withdrawal is approved already and is about to be sent.':
    'Diese Auszahlung ist schon genehmigt und wird gleich gesendet.',
  'This withdrawal has been sent already.': 'Diese Auszahlung ist schon gesendet.',
  'This withdrawal has arrived already.': 'Diese Auszahlung ist schon angekommen.',
  'This withdrawal was cancelled. The money is available again.':
    'Diese Auszahlung wurde abgebrochen. Das Geld ist wieder verfügbar.',
  'This withdrawal was rejected. The money is available again.':
    'Diese Auszahlung wurde abgelehnt. Das Geld ist wieder verfügbar.',
  'This withdrawal could not be sent. The money is available again.':
    'Diese Auszahlung ließ sich nicht senden. Das Geld ist wieder verfügbar.',
  'Try again in a few seconds.': 'Versuchen Sie es in ein paar Sekunden noch einmal.',
  'money in your account (fractions of a cent count too)':
    'Geld in Ihrem Konto (Bruchteile eines Cents zählen mit)',
  'an open position': 'eine offene Position',
  '{count} open positions': '{count} offene Positionen',
  'an open checkout': 'eine offene Zahlung',
  '{count} open checkouts': '{count} offene Zahlungen',
  'a withdrawal on its way': 'eine Auszahlung unterwegs',
  '{count} withdrawals on their way': '{count} Auszahlungen unterwegs',
  front: 'Vorderseite',
  back: 'Rückseite',
  'we saw unusual activity': 'wir haben Ungewöhnliches bemerkt',
  'its owner asked for it': 'sein Inhaber hat darum gebeten',
  'we are checking whether our terms were kept': 'wir prüfen, ob unsere Bedingungen eingehalten wurden',
  'we have to answer a legal request': 'wir müssen eine rechtliche Anfrage beantworten',
  ...staffRefusals,
}
