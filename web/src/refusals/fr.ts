import type { Refusals } from './refusals.ts'
import { staffRefusals } from './staff/fr.ts'

export const refusals: Refusals = {
  'You have {count} open checkouts, the most there can be. Nothing was opened and nothing was lost: pay one of them, or wait {wait} until the price of the first is no longer held.':
    'Vous avez {count} demandes de paiement ouvertes, le maximum possible. Rien n’a été ouvert et rien n’est perdu : payez-en une, ou attendez {wait}, jusqu’à ce que le prix de la première ne soit plus fixé.',
  'Your own limit is {max} in {period}, and {left} of it is left. No checkout was opened.':
    'Votre propre limite est de {max} pour {period}, et il en reste {left}. Aucune demande de paiement n’a été ouverte.',
  'There is no such plan, or it takes no more money. Nothing was moved. Choose another plan.':
    'Ce plan n’existe pas, ou il n’accepte plus d’argent. Rien n’a bougé. Choisissez un autre plan.',
  'The terms of {title} changed while you were looking. Nothing was moved. Look at the terms in force now, then invest again.':
    'Les conditions de {title} ont changé pendant que vous regardiez. Rien n’a bougé. Voyez les conditions en vigueur à présent, puis investissez de nouveau.',
  'Use at most two decimals, such as 250.00.': 'Utilisez 2 décimales au plus, comme 250,00.',
  'Enter an amount above zero.': 'Saisissez un montant supérieur à zéro.',
  'Enter the amount as plain digits, such as 250.00.': 'Saisissez le montant en chiffres, comme 250,00.',
  'Amount must be between {min} and {max}.': 'Le montant doit être entre {min} et {max}.',
  'The address of this checkout could not be verified, so it is not shown. Do not pay to it. The team is told.':
    'L’adresse de cette demande de paiement n’a pas pu être vérifiée, donc elle n’est pas affichée. N’y envoyez rien. L’équipe est prévenue.',
  'There is no such checkout in your account.': 'Cette demande de paiement n’existe pas dans votre compte.',
  'The price of this checkout was held {count} times, the most there is. What you pay to it is still credited, at the price of the moment it arrives. To have a price held, open a new checkout.':
    'Le prix de cette demande de paiement a été fixé {count} fois, le maximum. Ce que vous payez est encore crédité, au prix du moment où il arrive. Pour un prix fixé, ouvrez une nouvelle demande de paiement.',
  'This checkout is settled: nothing is due, so no price is held. Nothing was changed.':
    'Cette demande de paiement est terminée : rien n’est dû, donc aucun prix n’est fixé. Rien n’a été changé.',
  'We can see payments for all that is due, so no new price is held. They are credited with their confirmations; you need not do anything.':
    'Nous voyons des paiements pour tout ce qui est dû, donc aucun nouveau prix n’est fixé. Ils sont crédités avec leurs confirmations ; vous n’avez rien à faire.',
  'This checkout is on a network that this site no longer uses, so no price is held for it. Nothing was changed; open a new checkout.':
    'Cette demande de paiement est sur un réseau que ce site n’utilise plus, donc aucun prix n’est fixé pour elle. Rien n’a été changé ; ouvrez une nouvelle demande de paiement.',
  'An authenticator app is on already. Turn it off first, then add the other one.':
    'Une application d’authentification est déjà activée. Désactivez-la d’abord, puis ajoutez l’autre.',
  'There is no authenticator app to confirm. Begin again and scan the new code.':
    'Il n’y a pas d’application d’authentification à confirmer. Recommencez et scannez le nouveau code.',
  "We can't check this authenticator app any more. Use a passkey or a recovery code, then turn the app off and add it again.":
    'Nous ne pouvons plus vérifier cette application d’authentification. Utilisez une clé d’accès ou un code de récupération, puis désactivez l’application et ajoutez-la de nouveau.',
  'There is no authenticator app to turn off.': 'Il n’y a pas d’application d’authentification à désactiver.',
  'You have twenty passkeys. Remove one first.': 'Vous avez vingt clés d’accès. Supprimez-en une d’abord.',
  'This passkey could not be checked. Nothing was added: begin again.':
    'Cette clé d’accès n’a pas pu être vérifiée. Rien n’a été ajouté : recommencez.',
  'This passkey is registered already.': 'Cette clé d’accès est déjà enregistrée.',
  'Recovery codes come with an authenticator app or a passkey. Add one first.':
    'Les codes de secours vont avec une application d’authentification ou une clé d’accès. Ajoutez-en une d’abord.',
  'This code is wrong. Type the newest one, and see that the clock of your phone is right.':
    'Ce code est faux. Saisissez le plus récent, et vérifiez que votre téléphone est à l’heure.',
  'There is no identity check to add a picture to. Nothing was stored: choose a document first.':
    'Il n’y a pas de vérification d’identité où ajouter une image. Rien n’a été conservé : choisissez d’abord un document.',
  'Of this document one side is enough. Nothing was stored.':
    'Pour ce document, un seul côté suffit. Rien n’a été conservé.',
  'Your identity check was accepted: there is nothing to do.':
    'Votre vérification d’identité a été acceptée : il n’y a rien à faire.',
  'Too many pictures are coming in at this moment. Nothing was stored: try again in a few seconds.':
    'Trop d’images arrivent en ce moment. Rien n’a été conservé : réessayez dans quelques secondes.',
  'There is no identity check to send. Nothing was sent: choose a document first.':
    'Il n’y a pas de vérification d’identité à envoyer. Rien n’a été envoyé : choisissez d’abord un document.',
  'A picture is missing: {sides}. Nothing was sent: add it first.':
    'Il manque une image : {sides}. Rien n’a été envoyé : ajoutez-la d’abord.',
  'There is no such picture, or it was removed.': 'Cette image n’existe pas, ou elle a été effacée.',
  'This server is stopping. Try again in a few seconds.':
    'Ce serveur est en train de s’arrêter. Réessayez dans quelques secondes.',
  'Too many pages are open for live updates at the moment. This one asks by itself.':
    'Trop de pages sont ouvertes pour les mises à jour en direct en ce moment. Celle-ci les demande d’elle-même.',
  'Too many of your pages are open for live updates. This one asks by itself.':
    'Trop de vos pages sont ouvertes pour les mises à jour en direct. Celle-ci les demande d’elle-même.',
  'There is no fresh price for {coin} right now, so nothing was priced and nothing moved. Try again in a minute.':
    'Il n’y a pas de prix récent pour {coin} en ce moment, donc rien n’a été calculé et rien n’a bougé. Réessayez dans une minute.',
  'There is no coin with this id on the market.': 'Aucune crypto du marché n’a cet identifiant.',
  'There are no market figures right now. Try again in a minute.':
    'Il n’y a pas de données de marché en ce moment. Réessayez dans une minute.',
  'This link is not valid any more. Subscribe again, and we mail you a new one.':
    'Ce lien n’est plus valable. Abonnez-vous de nouveau, et nous vous en envoyons un autre par e-mail.',
  'This cannot be switched off: it protects the account. Nothing was changed.':
    'Cela ne peut pas être désactivé : c’est une protection du compte. Rien n’a été changé.',
  'There is nothing of this kind to switch on. Nothing was changed.':
    'Il n’y a rien de ce genre à activer. Rien n’a été changé.',
  'This is a locked account: {why}. Your balance is untouched. Contact support to have it looked at again.':
    'Ce compte est verrouillé : {why}. Votre solde est intact. Contactez l’assistance pour qu’il soit réexaminé.',
  'This account is temporarily suspended: {why}. Your balance is untouched. Contact support to have it looked at again.':
    'Ce compte est suspendu temporairement : {why}. Votre solde est intact. Contactez l’assistance pour qu’il soit réexaminé.',
  'This account is deactivated and its login disabled. Contact support if that is wrong.':
    'Ce compte est désactivé et sa connexion aussi. Contactez l’assistance si c’est une erreur.',
  'Your account is locked. You can see it, export it and ask to withdraw; everything else waits for its review.':
    'Votre compte est verrouillé. Vous pouvez le consulter, l’exporter et demander un retrait ; tout le reste attend son examen.',
  'Your account is suspended. You can see it, export it and ask to withdraw; everything else waits for its review.':
    'Votre compte est suspendu. Vous pouvez le consulter, l’exporter et demander un retrait ; tout le reste attend son examen.',
  'This password is wrong.': 'Ce mot de passe est faux.',
  'Type your current password.': 'Saisissez votre mot de passe actuel.',
  'Login failed. Please check your credentials and try again.':
    'La connexion a échoué. Vérifiez vos données et réessayez.',
  'Your account is under review, so it cannot be closed now. Nothing was closed: contact support.':
    'Votre compte est en cours d’examen, donc il ne peut pas être fermé maintenant. Rien n’a été fermé : contactez l’assistance.',
  'One of the codes is wrong or no longer valid. Check the newest mails in both mailboxes.':
    'Un des codes est faux ou n’est plus valable. Regardez les e-mails les plus récents dans les deux boîtes.',
  'Too many people are signing in at this moment. Nothing is lost: try again in a few seconds.':
    'Trop de personnes se connectent en ce moment. Rien n’est perdu : réessayez dans quelques secondes.',
  'Use at most {max} characters.': 'Utilisez {max} caractères au plus.',
  'Use at least {min} characters.': 'Utilisez au moins {min} caractères.',
  'This password is easy to guess. Make it longer: three or four unrelated words are good, your name or address and common passwords are not.':
    'Ce mot de passe est facile à deviner. Rallongez-le : trois ou quatre mots sans lien conviennent ; votre nom, votre adresse et les mots de passe courants, non.',
  'Too many wrong passwords were tried for this address. Set a new one with "Forgot password" to log in again.':
    'Trop de mots de passe faux ont été essayés pour cette adresse. Choisissez-en un nouveau avec « Mot de passe oublié ? » pour vous reconnecter.',
  'That is your address already.': 'C’est déjà votre adresse.',
  'Passwords do not match': 'Les mots de passe sont différents',
  'This code is wrong or no longer valid. Check the newest mail, or ask for a new code.':
    'Ce code est faux ou n’est plus valable. Regardez l’e-mail le plus récent, ou demandez un nouveau code.',
  "This needs a session opened with a second factor. Confirm with yours; if you have none yet, open the operator's one-time link and add one.":
    'Il faut pour cela une session ouverte avec un second facteur. Confirmez avec le vôtre ; si vous n’en avez pas encore, ouvrez le lien à usage unique de l’exploitant et ajoutez-en un.',
  'Nothing was changed. First confirm that it is you, with your second factor; that is good for five minutes.':
    'Rien n’a été changé. Confirmez d’abord que c’est bien vous, avec votre second facteur ; cela vaut cinq minutes.',
  'Nothing was changed. First confirm that it is you, with your password; that is good for five minutes.':
    'Rien n’a été changé. Confirmez d’abord que c’est bien vous, avec votre mot de passe ; cela vaut cinq minutes.',
  'Something went wrong on our side. If you sent money or a form, look whether it arrived before you try again. Reference {id}.':
    'Quelque chose a échoué de notre côté. Si vous avez envoyé de l’argent ou un formulaire, regardez s’il est arrivé avant de réessayer. Référence {id}.',
  'The text has a character that cannot be stored.':
    'Le texte contient un caractère qui ne peut pas être enregistré.',
  'We cannot store anything right now, so this was not done. Try again in a few minutes; a repeated request with the same Idempotency-Key counts once.':
    'Nous ne pouvons rien enregistrer pour le moment : rien n’a donc été fait. Réessayez dans quelques minutes ; une demande répétée avec la même Idempotency-Key ne compte qu’une fois.',
  'We could not reach our database. Try again in a few seconds; a repeated request with the same Idempotency-Key counts once.':
    'Nous n’avons pas pu joindre notre base de données. Réessayez dans quelques secondes ; une requête répétée avec la même Idempotency-Key compte une seule fois.',
  'That took too long. Try again; a repeated request with the same Idempotency-Key counts once.':
    'Cela a pris trop de temps. Réessayez ; une requête répétée avec la même Idempotency-Key compte une seule fois.',
  'The request is too large.': 'La requête est trop grande.',
  'The file is larger than {size} MB. Nothing was stored: send a smaller one.':
    'Le fichier dépasse {size} Mo. Rien n’a été conservé : envoyez-en un plus petit.',
  'The file did not arrive whole. Nothing was stored: try again.':
    'Le fichier n’est pas arrivé entier. Rien n’a été conservé : réessayez.',
  'The first request with this Idempotency-Key is still being worked on.':
    'La première requête avec cette Idempotency-Key est encore en cours.',
  'You were signed out. Log in to continue.': 'Votre session est fermée. Connectez-vous pour continuer.',
  'This Idempotency-Key was used for another request. Nothing was done.':
    'Cette Idempotency-Key a servi à une autre requête. Rien n’a été fait.',
  'Two of your files are on their way already. Nothing is lost: wait until one of them is there, then save this one.':
    'Deux de vos fichiers sont déjà en route. Rien n’est perdu : attendez que l’un d’eux soit arrivé, puis enregistrez celui-ci.',
  'Too many tries. Wait {wait}.': 'Trop d’essais. Attendez {wait}.',
  'Amount must be {min} or more': 'Le montant doit être de {min} ou plus',
  'Amount must be {max} or less': 'Le montant doit être de {max} ou moins',
  'This position is closed: all of it was taken back before.':
    'Cette position est fermée : tout a déjà été récupéré.',
  'This position changed while you were looking: it is worth {value} now. Nothing was taken back. Check the new figures, then confirm.':
    'Cette position a changé pendant que vous regardiez : elle vaut maintenant {value}. Rien n’a été récupéré. Vérifiez les nouveaux chiffres, puis confirmez.',
  'This position is worth {value}': 'Cette position vaut {value}',
  'That would leave less than $0.01 behind. Take all of it, or a little less.':
    'Il resterait moins de 0,01 $. Prenez tout ou un peu moins.',
  'This position is closed: it has no more results that could be reinvested.':
    'Cette position est fermée : elle n’a plus de résultats à réinvestir.',
  'This checkout is paid in full already, so nothing was sent. To send more, give the amount.':
    'Cette demande de paiement est déjà payée en entier, donc rien n’a été envoyé. Pour envoyer plus, indiquez la quantité.',
  'Your practice wallet holds {held}, less than {amount}. Nothing was sent. Send a smaller amount or pay in another coin.':
    'Votre portefeuille d’entraînement contient {held}, moins que {amount}. Rien n’a été envoyé. Envoyez une quantité plus petite ou payez avec une autre crypto.',
  'That is more decimals than this coin has.': 'C’est plus de décimales que cette crypto n’en a.',
  'Enter the amount as plain digits, such as 0.25.': 'Saisissez la quantité en chiffres, comme 0,25.',
  'There is no payment to reorganise away: none is on the network. Nothing was changed.':
    'Il n’y a pas de paiement à annuler par réorganisation : aucun n’est sur le réseau. Rien n’a été changé.',
  'The payment lies {depth} blocks deep, and no more than {max} are undone. Nothing was changed; try it with a newer payment.':
    'Le paiement est à {depth} blocs de profondeur, et pas plus de {max} sont annulés. Rien n’a été changé ; essayez avec un paiement plus récent.',
  'This site uses test networks, so there is no practice wallet. Nothing was sent.':
    'Ce site utilise des réseaux de test, donc il n’y a pas de portefeuille d’entraînement. Rien n’a été envoyé.',
  'This site uses test networks, so time runs by itself here. Nothing was booked.':
    'Ce site utilise des réseaux de test : le temps y passe tout seul. Rien n’a été enregistré.',
  'On this site only an administrator can go forward in time. Nothing was booked.':
    'Sur ce site, seul un administrateur peut avancer dans le temps. Rien n’a été enregistré.',
  'Days are being booked already. Nothing else was started. Wait until they are done.':
    'Des jours sont déjà en cours d’enregistrement. Rien d’autre n’a été lancé. Attendez qu’ils soient terminés.',
  'Someone else went forward meanwhile. Nothing was started. Check the day, then try again.':
    'Quelqu’un d’autre a avancé entre-temps. Rien n’a été lancé. Vérifiez le jour, puis réessayez.',
  'That is more than 366 days ahead. Nothing was booked. Choose a shorter step.':
    'C’est plus de 366 jours à l’avance. Rien n’a été enregistré. Choisissez un pas plus court.',
  'Invalid or expired token.': 'Lien non valide ou expiré.',
  'That session has ended already, or never was yours.':
    'Cette session est déjà terminée, ou n’a jamais été la vôtre.',
  'This passkey did not open an account. Try again, or log in with your password.':
    'Cette clé d’accès n’a ouvert aucun compte. Réessayez ou connectez-vous avec votre mot de passe.',
  'This login has expired or was used. Type your password again.':
    'Cette connexion a expiré ou a déjà servi. Saisissez de nouveau votre mot de passe.',
  'This code is wrong or was used before. Type the newest one.':
    'Ce code est faux ou a déjà servi. Saisissez le plus récent.',
  'Five wrong codes: this login is closed. Your account is safe. Type your password again.':
    'Cinq codes faux : cette connexion est fermée. Votre compte est en sécurité. Saisissez de nouveau votre mot de passe.',
  'This link was used already or is too old. Ask for a link to set a new password.':
    'Ce lien a déjà servi ou est trop ancien. Demandez un lien pour choisir un nouveau mot de passe.',
  'Your second factor is on: confirm with it instead of the password.':
    'Votre second facteur est activé : confirmez avec lui plutôt qu’avec le mot de passe.',
  'Your account has no password yet. Set one with "Forgot password", then try again.':
    'Votre compte n’a pas encore de mot de passe. Choisissez-en un avec « Mot de passe oublié ? », puis réessayez.',
  'There is no statement of this month. Nothing was booked by its end, or it has not begun.':
    'Il n’y a pas de relevé pour ce mois. Rien n’a été enregistré avant sa fin, ou le mois n’a pas commencé.',
  'Many statements are being made just now. Try again in a moment.':
    'Beaucoup de relevés sont en préparation en ce moment. Réessayez dans un instant.',
  'That amount is too long.': 'Ce montant est trop long.',
  'Use up to 2 decimals': 'Utilisez 2 décimales au plus',
  'Enter an amount': 'Saisissez un montant',
  'That amount is too large.': 'Ce montant est trop grand.',
  'You have {available} available': 'Disponible : {available}',
  'Your available balance changed while you were looking. Nothing was moved; look and try again.':
    'Votre solde disponible a changé pendant que vous regardiez. Rien n’a bougé ; vérifiez et réessayez.',
  'We did not keep what you entered.': 'Nous n’avons pas gardé ce que vous avez saisi.',
  'We send USDT on BEP20 only.': 'Nous envoyons des USDT sur BEP20 seulement.',
  'Enter an address.': 'Saisissez une adresse.',
  'This address has a character that no address has: a space, or a letter of another alphabet that looks the same. Copy it again.':
    'Cette adresse contient un caractère qu’aucune adresse n’a : une espace, ou une lettre d’un autre alphabet qui lui ressemble. Copiez-la à nouveau.',
  'This is no address that we can pay. Copy it again from your wallet.':
    'Ce n’est pas une adresse que nous pouvons payer. Copiez-la à nouveau depuis votre portefeuille.',
  'This looks like a TRON address. We send USDT on BEP20 only.':
    'Cela ressemble à une adresse TRON. Nous envoyons des USDT sur BEP20 seulement.',
  'This looks like a Bitcoin address. We send USDT on BEP20 only.':
    'Cela ressemble à une adresse Bitcoin. Nous envoyons des USDT sur BEP20 seulement.',
  'This looks like a Litecoin address. We send USDT on BEP20 only.':
    'Cela ressemble à une adresse Litecoin. Nous envoyons des USDT sur BEP20 seulement.',
  'This looks like a Solana address. We send USDT on BEP20 only.':
    'Cela ressemble à une adresse Solana. Nous envoyons des USDT sur BEP20 seulement.',
  'This is no whole practice address: one begins with PRACTICE-, and 24 letters and digits follow. Look for a typing mistake.':
    'Cette adresse d’entraînement n’est pas entière : elle commence par PRACTICE-, puis viennent 24 lettres et chiffres. Cherchez une faute de frappe.',
  'A BEP20 address is 0x and 40 digits and letters from a to f. This one is not whole: copy it again.':
    'Une adresse BEP20, c’est 0x et 40 chiffres et lettres de a à f. Celle-ci n’est pas entière : copiez-la à nouveau.',
  'Enter the address with the 0x at its beginning.': 'Saisissez l’adresse avec le 0x au début.',
  'This is a transaction or a private key, not an address. Never enter a private key anywhere. We did not keep what you entered.':
    'C’est une transaction ou une clé privée, pas une adresse. Ne saisissez jamais une clé privée où que ce soit. Nous n’avons pas gardé ce que vous avez saisi.',
  'Names are not looked up. Enter the address itself: it begins with 0x.':
    'Les noms ne sont pas recherchés. Saisissez l’adresse elle-même : elle commence par 0x.',
  'This is a practice address. Coins of a test network cannot be sent to it.':
    'C’est une adresse d’entraînement. Des pièces d’un réseau de test ne peuvent pas y être envoyées.',
  'That is the address of a real wallet. Practice money cannot leave to one; use a practice address: it begins with PRACTICE-. We did not keep what you entered.':
    'C’est l’adresse d’un vrai portefeuille. L’argent d’entraînement ne peut pas y aller ; utilisez une adresse d’entraînement : elle commence par PRACTICE-. Nous n’avons pas gardé ce que vous avez saisi.',
  "This address has a typing mistake (checksum doesn't match). Copy it again.":
    'Cette adresse contient une faute de frappe (la somme de contrôle ne correspond pas). Copiez-la à nouveau.',
  'Nobody holds this address: what is sent there is lost.':
    'Personne ne détient cette adresse : ce qui y est envoyé est perdu.',
  'This is the contract of the token itself, not a wallet: what is sent there is lost.':
    'C’est le contrat du jeton lui-même, pas un portefeuille : ce qui y est envoyé est perdu.',
  'That is an address of Evenmoor itself. Enter the address of your own wallet.':
    'C’est une adresse d’Evenmoor. Saisissez l’adresse de votre propre portefeuille.',
  'This address begins and ends like one that you use, but is another one. Look-alike addresses are a common theft: compare all of it.':
    'Cette adresse commence et finit comme une que vous utilisez, mais c’en est une autre. Les adresses imitées servent souvent à voler : comparez-la en entier.',
  'The network dropped the payment after it was sent.': 'Le réseau a abandonné le paiement après son envoi.',
  'The network did not take the payment.': 'Le réseau n’a pas accepté le paiement.',
  'That is your own practice wallet. It needs no entry.':
    'C’est votre propre portefeuille d’entraînement. Il n’a pas besoin d’être ajouté.',
  'This address is in your address book already.': 'Cette adresse est déjà dans votre carnet d’adresses.',
  'Your address book has {count} addresses. Remove one first.':
    'Votre carnet d’adresses contient {count} adresses. Retirez-en une d’abord.',
  'Name is required': 'Le nom est obligatoire',
  'Use one line of plain text.': 'Utilisez une seule ligne de texte simple.',
  'Message is required': 'Le message est obligatoire',
  'Use plain text.': 'Utilisez du texte simple.',
  'Type the code.': 'Saisissez le code.',
  'That is too long for a code.': 'C’est trop long pour un code.',
  'Name the passkey.': 'Donnez un nom à la clé d’accès.',
  'Use letters, spaces and signs only.': 'Utilisez seulement des lettres, des espaces et des signes.',
  'Choose one of the documents.': 'Choisissez un des documents.',
  'Say which side it is: front or back.': 'Indiquez le côté : recto ou verso.',
  'Choose a reason.': 'Choisissez un motif.',
  'The link is not complete.': 'Le lien n’est pas complet.',
  'Choose 7, 30 or 90 days.': 'Choisissez 7, 30 ou 90 jours.',
  'Enter the transaction hash': 'Saisissez le hash de la transaction',
  'A transaction hash has 64 digits and letters from a to f. Copy it whole from your wallet.':
    'Un hash de transaction a 64 chiffres et lettres de a à f. Copiez-le en entier depuis votre portefeuille.',
  'First name is required': 'Le prénom est obligatoire',
  'Last name is required': 'Le nom est obligatoire',
  'Password is required': 'Le mot de passe est obligatoire',
  'OTP is required': 'Le code est obligatoire',
  'Choose 1, 7 or 30 days.': 'Choisissez 1, 7 ou 30 jours.',
  'Choose day, week or month.': 'Choisissez le jour, la semaine ou le mois.',
  'Enter an address': 'Saisissez une adresse',
  'Name the address': 'Donnez un nom à l’adresse',
  'Email is required': 'L’e-mail est obligatoire',
  'Reset token is missing.': 'Le lien de réinitialisation n’est pas complet.',
  'Give a month such as 2026-10.': 'Indiquez un mois, comme 2026-10.',
  'Enter the amount as a decimal text, such as "250.00".':
    'Saisissez le montant en nombre décimal, comme « 250.00 ».',
  'Enter a valid email address.': 'Saisissez une adresse e-mail valide.',
  'Choose one of the languages offered.': 'Choisissez une des langues proposées.',
  '{words} You use {address}.': '{words} Vous utilisez {address}.',
  '{name} is switched off on this site. Choose another coin.':
    '{name} n’est pas disponible sur ce site. Choisissez une autre crypto.',
  '{name} is paused: we cannot rely on what its network tells us just now. Nothing was opened; choose another coin or try again later.':
    '{name} est en pause : nous ne pouvons pas nous fier à ce que son réseau nous dit en ce moment. Rien n’a été ouvert ; choisissez une autre crypto ou réessayez plus tard.',
  'There is still {list}. Nothing was closed: take back, finish or cancel that, and withdraw first.':
    'Il reste encore : {list}. Rien n’a été fermé : récupérez, terminez ou annulez cela, et retirez d’abord.',
  'You are taking a break until {until} UTC, so nothing was started. Your money is untouched: you can take positions back and withdraw as always.':
    'Vous êtes en pause jusqu’au {until} UTC, donc rien n’a été commencé. Votre argent est intact : vous pouvez récupérer vos positions et retirer comme toujours.',
  'Your identity check is in review. Withdraw it first if you want to send another document.':
    'Votre vérification d’identité est en cours d’examen. Retirez-la d’abord si vous voulez envoyer un autre document.',
  'Your identity check is decided, so it cannot be withdrawn. Its pictures are removed 30 days after the decision.':
    'Votre vérification d’identité a reçu sa décision, donc elle ne peut pas être retirée. Ses images sont effacées 30 jours après la décision.',
  'There is no identity check to withdraw.': 'Il n’y a pas de vérification d’identité à retirer.',
  'Only practice money can be sent to a new address without the wait. Nothing was changed.':
    'Seul l’argent d’entraînement peut être envoyé à une nouvelle adresse sans attente. Rien n’a été changé.',
  'Only practice money can be sent to a new address without the wait.':
    'Seul l’argent d’entraînement peut être envoyé à une nouvelle adresse sans attente.',
  'Staff cannot close their account. Ask the operator to take your role first.':
    'Le personnel ne peut pas fermer son compte. Demandez d’abord à l’exploitant de vous retirer votre rôle.',
  'This withdrawal waits to be reviewed.': 'Ce retrait attend d’être examiné.',
  'This withdrawal is in review.': 'Ce retrait est en cours d’examen.',
  'This withdrawal is approved already and is about to be sent.':
    'Ce retrait est déjà approuvé et va être envoyé.',
  'This withdrawal has been sent already.': 'Ce retrait a déjà été envoyé.',
  'This withdrawal has arrived already.': 'Ce retrait est déjà arrivé.',
  'This withdrawal was cancelled. The money is available again.':
    'Ce retrait a été annulé. L’argent est de nouveau disponible.',
  'This withdrawal was rejected. The money is available again.':
    'Ce retrait n’a pas été approuvé. L’argent est de nouveau disponible.',
  'This withdrawal could not be sent. The money is available again.':
    'Ce retrait n’a pas pu être envoyé. L’argent est de nouveau disponible.',
  'Try again in a few seconds.': 'Réessayez dans quelques secondes.',
  'money in your account (fractions of a cent count too)':
    'de l’argent sur votre compte (les fractions de centime comptent aussi)',
  'an open position': 'une position ouverte',
  '{count} open positions': '{count} positions ouvertes',
  'an open checkout': 'une demande de paiement ouverte',
  '{count} open checkouts': '{count} demandes de paiement ouvertes',
  'a withdrawal on its way': 'un retrait en cours',
  '{count} withdrawals on their way': '{count} retraits en cours',
  front: 'recto',
  back: 'verso',
  'we saw unusual activity': 'nous avons vu une activité inhabituelle',
  'its owner asked for it': 'son titulaire l’a demandé',
  'we are checking whether our terms were kept': 'nous vérifions si nos conditions ont été respectées',
  'we have to answer a legal request': 'nous devons répondre à une demande légale',
  ...staffRefusals,
}
