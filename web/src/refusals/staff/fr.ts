import type { StaffRefusals } from '../refusals.ts'

export const staffRefusals: StaffRefusals = {
  'You approved this already: a colleague has to approve it too.':
    'Vous l’avez déjà approuvé : un collègue doit l’approuver aussi.',
  'You approved this: a colleague has to approve it too.':
    'Vous l’avez approuvé : un collègue doit l’approuver aussi.',
  'This is your own withdrawal: a colleague has to decide it.':
    'C’est votre propre retrait : un collègue doit en décider.',
  'Your role can see withdrawals but not decide them.':
    'Votre rôle peut voir les retraits mais pas en décider.',
  'This is your own payment: a colleague has to decide it.':
    'C’est votre propre paiement : un collègue doit en décider.',
  'Your role can see payments in review but not decide them.':
    'Votre rôle peut voir les paiements en cours d’examen mais pas en décider.',
  'Two members of staff approved this: it is about to be credited.':
    'Deux membres de l’équipe l’ont approuvé : il est sur le point d’être crédité.',
  'This payment left its block and waits for another. There is nothing to decide now.':
    'Ce paiement a quitté son bloc et en attend un autre. Il n’y a rien à décider pour l’instant.',
  'This payment is in another block and gathers confirmations. There is nothing to decide now.':
    'Ce paiement est dans un autre bloc et reçoit ses confirmations. Il n’y a rien à décider pour l’instant.',
  'This payment is in review.': 'Ce paiement est en cours d’examen.',
  'This payment is credited already.': 'Ce paiement est déjà crédité.',
  'This payment was refused.': 'Ce paiement a été refusé.',
  'Its network no longer has this payment. There is nothing to decide now.':
    'Le réseau n’a plus ce paiement. Il n’y a rien à décider pour l’instant.',
  'Its network no longer has this payment, and its credit was reversed. There is nothing to decide now.':
    'Le réseau n’a plus ce paiement, et son crédit a été annulé. Il n’y a rien à décider pour l’instant.',
  'This changed while you were looking. {what} Look again before you decide.':
    'Cela a changé pendant que vous regardiez. {what} Regardez à nouveau avant de décider.',
  '{name} approved it at {time} UTC.': '{name} l’a approuvé à {time} UTC.',
  '{name} rejected it at {time} UTC.': '{name} l’a refusé à {time} UTC.',
  'The investor took it back at {time} UTC.': 'L’investisseur l’a repris à {time} UTC.',
  'This bonus is decided.': 'Cette prime est décidée.',
  '{name} verified it at {time} UTC.': '{name} l’a vérifiée à {time} UTC.',
  '{name} refused it at {time} UTC.': '{name} l’a refusée à {time} UTC.',
  'This bonus would be your own: a colleague has to decide it.':
    'Cette prime serait la vôtre : un collègue doit en décider.',
  'You are the one who was invited: a colleague has to decide it.':
    'Vous êtes la personne invitée : un collègue doit en décider.',
  'Your role can see bonuses but not decide them: an administrator does.':
    'Votre rôle peut voir les primes mais pas en décider : un administrateur le fait.',
  'Both accounts lead to one mailbox, so this cannot be verified. Refuse it with a reason.':
    'Les deux comptes mènent à une même boîte aux lettres : cette prime ne peut pas être vérifiée. Refusez-la avec un motif.',
  'The invitations go in a circle, so this cannot be verified. Refuse it with a reason.':
    'Les invitations tournent en rond : cette prime ne peut pas être vérifiée. Refusez-la avec un motif.',
  'There was a bonus for this mailbox before, so this cannot be verified. Refuse it with a reason.':
    'Il y a déjà eu une prime pour cette boîte aux lettres : celle-ci ne peut pas être vérifiée. Refusez-la avec un motif.',
  'The payment behind the investment left its network, so this cannot be verified. Wait for it, or refuse it with a reason.':
    'Le paiement de l’investissement a quitté son réseau, la prime ne peut donc pas être vérifiée. Attendez son retour ou refusez-la avec un motif.',
  'The account that invited is closed, so this cannot be verified. Refuse it with a reason.':
    'Le compte qui a invité est fermé : cette prime ne peut pas être vérifiée. Refusez-la avec un motif.',
  'This identity check is over.': 'Cette vérification d’identité est terminée.',
  '{name} accepted it at {time} UTC.': '{name} l’a acceptée à {time} UTC.',
  '{name} did not accept it at {time} UTC.': '{name} ne l’a pas acceptée à {time} UTC.',
  'The investor withdrew it.': 'L’investisseur l’a retirée.',
  'Open every picture before you accept the document. Nothing was decided.':
    'Ouvrez chaque image avant d’accepter le document. Rien n’a été décidé.',
  'Accept a document only when every point of the list is in order. Nothing was decided.':
    'N’acceptez un document que si chaque point de la liste est en ordre. Rien n’a été décidé.',
  'This is your own identity check: a colleague has to look at it.':
    'C’est votre propre vérification d’identité : un collègue doit la regarder.',
  'Your role can see identity checks but neither open their pictures nor decide them.':
    'Votre rôle peut voir les vérifications d’identité mais ni ouvrir leurs images ni en décider.',
  '{name} ended this pause already. Nothing was changed.':
    '{name} a déjà mis fin à cette pause. Rien n’a été changé.',
  'This pause holds your own withdrawals: a colleague has to end it.':
    'Cette pause retient vos propres retraits : un collègue doit y mettre fin.',
  '{name} has taken this message. Nothing was changed.':
    '{name} s’occupe de ce message. Rien n’a été changé.',
  '{name} archived this message already.': '{name} a déjà archivé ce message.',
  '{name} answered this message at {time} UTC. Nothing was sent. Look again before you answer.':
    '{name} a répondu à ce message à {time} UTC. Rien n’a été envoyé. Regardez de nouveau avant de répondre.',
  'Write the answer.': 'Écrivez la réponse.',
  'Choose a colleague.': 'Choisissez un collègue.',
  'Choose a colleague who answers messages.': 'Choisissez un collègue qui répond aux messages.',
  'This message is not archived.': 'Ce message n’est pas archivé.',
  '{name} brought this message back at {time} UTC.': '{name} a rétabli ce message à {time} UTC.',
  '{name} locked this account at {time} UTC.': '{name} a bloqué ce compte à {time} UTC.',
  '{name} suspended this account at {time} UTC.': '{name} a suspendu ce compte à {time} UTC.',
  '{name} unlocked this account at {time} UTC.': '{name} a débloqué ce compte à {time} UTC.',
  '{name} changed this role at {time} UTC.': '{name} a changé ce rôle à {time} UTC.',
  'This plan is closed: it has no new positions that other terms could be for.':
    'Ce plan est fermé : il n’a pas de nouvelles positions auxquelles d’autres conditions s’appliqueraient.',
  '{name} changed the terms of this plan at {time} UTC.':
    '{name} a changé les conditions de ce plan à {time} UTC.',
  '{name} called terms of this plan off at {time} UTC.':
    '{name} a annulé des conditions de ce plan à {time} UTC.',
  '{name} closed this plan at {time} UTC.': '{name} a fermé ce plan à {time} UTC.',
  '{name} changed these words at {time} UTC.': '{name} a changé ces mots à {time} UTC.',
  '{name} made that proposal at {time} UTC.': '{name} a fait cette proposition à {time} UTC.',
  'This account is locked already.': 'Ce compte est déjà bloqué.',
  'This account is open already.': 'Ce compte est déjà ouvert.',
  'This is your own account: a colleague has to do that.':
    'C’est votre propre compte : un collègue doit le faire.',
  'This person works here: only an administrator can do that.':
    'Cette personne travaille ici : seul un administrateur peut le faire.',
  'This is a member of staff. Nothing was locked: take the role away first.':
    'C’est un membre de l’équipe. Rien n’a été bloqué : retirez d’abord le rôle.',
  'That is their role already. Nothing was changed.': 'C’est déjà son rôle. Rien n’a été changé.',
  'This is the last administrator. Nothing was changed: make another one first.':
    'C’est le dernier administrateur. Rien n’a été changé : nommez-en d’abord un autre.',
  '{name} signed this day off already. Nothing was changed.':
    '{name} a déjà validé ce jour. Rien n’a été changé.',
  'The day is not over yet (UTC): its figures can still change.':
    'Le jour n’est pas encore terminé (UTC) : ses chiffres peuvent encore changer.',
  'Say why the figures differ ({assets}): nothing was signed.':
    'Dites pourquoi les chiffres diffèrent ({assets}) : rien n’a été validé.',
  'This plan was changed while you were looking. Nothing was changed by you. Look at it again.':
    'Ce plan a été modifié pendant que vous regardiez. Vous n’avez rien changé. Regardez-le à nouveau.',
  'Only terms that are announced and not in force yet can be called off.':
    'Seules les conditions annoncées et pas encore en vigueur peuvent être annulées.',
  'This plan is closed already.': 'Ce plan est déjà fermé.',
  'All terms of this plan were called off. Add a new plan instead.':
    'Toutes les conditions de ce plan ont été annulées. Ajoutez plutôt un nouveau plan.',
  'Terms of this plan are announced for {day} already. Nothing was changed. Call them off first, or choose a later day.':
    'Des conditions de ce plan sont déjà annoncées pour {day}. Rien n’a été changé. Annulez-les d’abord ou choisissez un jour plus tardif.',
  'These are the terms as they are. Change at least one of them.':
    'Ce sont déjà les conditions. Changez-en au moins une.',
  'No consent to this record stands. Nothing was changed.':
    'Aucun consentement à cette fiche n’est en vigueur. Rien n’a été changé.',
  'No consent to these words stands. Record one first; nothing is shown without it.':
    'Aucun consentement à ces mots n’est en vigueur. Notez-en un d’abord ; sans lui, rien n’est montré.',
  'This record is on no page. Nothing was changed.':
    'Cette fiche n’est sur aucune page. Rien n’a été changé.',
  'These are the words as they are. Change something.': 'Ce sont déjà les mots. Changez quelque chose.',
  'This day got a result a moment ago. Look at it again.':
    'Ce jour vient de recevoir un résultat. Regardez-le à nouveau.',
  'This day is not signed off. Nothing was changed.': 'Cette journée n’est pas signée. Rien n’a été changé.',
  'Choose today or a later day, or leave it empty.':
    'Choisissez aujourd’hui ou un jour plus tardif, ou laissez vide.',
  'A colleague changed these words while you were looking. Nothing was done. Look again.':
    'Un collègue a changé ces mots pendant que vous regardiez. Rien n’a été fait. Regardez à nouveau.',
  '{name} published this record already. Nothing was changed.':
    '{name} a déjà publié cette fiche. Rien n’a été changé.',
  'A proposal for this day is open already. Decide about that one first.':
    'Une proposition pour ce jour est déjà ouverte. Décidez d’abord de celle-là.',
  '{name} approved this proposal already. Nothing was changed now.':
    '{name} a déjà approuvé cette proposition. Rien n’a été changé maintenant.',
  '{name} rejected this proposal already. Nothing was changed now.':
    '{name} a déjà refusé cette proposition. Rien n’a été changé maintenant.',
  'This is your own proposal: a colleague has to approve it.':
    'C’est votre propre proposition : un collègue doit l’approuver.',
  'Your role does not allow this.': 'Votre rôle ne le permet pas.',
  'Nothing was removed: as long as you work here as staff, one second factor has to stay. Add another one first.':
    'Rien n’a été retiré : tant que vous travaillez ici, un second facteur doit rester. Ajoutez-en d’abord un autre.',
  "Nothing was added. As a member of staff you add your first second factor in a session opened by the operator's one-time link: ask for a new one (npm run ops -- staff add).":
    'Rien n’a été ajouté. Votre premier second facteur s’ajoute dans une session ouverte par le lien à usage unique de l’exploitant : demandez-en un nouveau (npm run ops -- staff add).',
  'This link was used already or is too old. Ask the operator for a new one: npm run ops -- staff add.':
    'Ce lien a déjà servi ou il est trop ancien. Demandez-en un nouveau à l’exploitant : npm run ops -- staff add.',
  'Give a reason': 'Donnez un motif',
  'Enter a name': 'Saisissez un nom',
  'Enter the rate in percent, such as 2.5': 'Saisissez le taux en pour cent, par exemple 2,5',
  'Enter the rate in percent, from 0 to 100, such as 2.5':
    'Saisissez le taux en pour cent, de 0 à 100, par exemple 2,5',
  'Use at least one Latin letter or digit in the name':
    'Mettez dans le nom au moins une lettre latine ou un chiffre',
  'There is a plan with this name already; a closed one keeps its name too':
    'Un plan porte déjà ce nom ; un plan fermé garde aussi le sien',
  'The least must be {min} or more': 'Le minimum doit être de {min} ou plus',
  'The most must be {max} or less': 'Le maximum doit être de {max} ou moins',
  'The most must not be below the least': 'Le maximum ne peut pas être inférieur au minimum',
  'Choose a day from {day} on, at most a year ahead':
    'Choisissez un jour à partir du {day}, au plus un an à l’avance',
  'Enter the name to be shown': 'Saisissez le nom à afficher',
  'Enter what was said': 'Saisissez ce qui a été dit',
  'Choose the language of the words': 'Choisissez la langue des mots',
  'Enter the day on which it was said': 'Indiquez le jour où cela a été dit',
  'Enter what they do': 'Saisissez ce que fait cette personne',
  'Enter who agreed': 'Saisissez qui a donné son accord',
  'Enter the day on which they agreed': 'Indiquez le jour de l’accord',
  'Enter how they agreed and where that is kept':
    'Saisissez comment l’accord a été donné et où il est conservé',
  'Enter what they agreed to': 'Saisissez à quoi l’accord a été donné',
  'Say how it was verified': 'Dites comment cela a été vérifié',
  'This day has not come yet': 'Ce jour n’est pas encore venu',
  'This day is over': 'Ce jour est passé',
  'A record stays of its kind: add a new one instead':
    'Une fiche ne change pas de nature : ajoutez-en une nouvelle',
  'Enter the result in percent, such as -1.25.': 'Saisissez le résultat en pour cent, par exemple -1,25.',
  'Enter the result in percent with up to four decimals, such as -1.25.':
    'Saisissez le résultat en pour cent avec quatre décimales au plus, par exemple -1,25.',
  'A day cannot be below -100 % or above 100 %: it can lose everything, and no more.':
    'Un jour ne peut pas être sous -100 % ni au-dessus de 100 % : il peut tout perdre, et pas plus.',
  'There is no such plan.': 'Ce plan n’existe pas.',
  'The first day of this plan is {day}.': 'Le premier jour de ce plan est le {day}.',
  'This day has not ended yet (UTC).': 'Ce jour n’est pas encore terminé (UTC).',
  'There is no result of this day to take back. Book one instead.':
    'Il n’y a pas de résultat de ce jour à reprendre. Enregistrez-en un.',
  'This day has a result. If it is wrong, have it taken back first; then the right one can be booked.':
    'Ce jour a un résultat. S’il est faux, faites-le d’abord reprendre ; le bon peut ensuite être enregistré.',
  'The results of this plan do not come from staff on this day. Nothing was booked.':
    'Les résultats de ce plan ne viennent pas du personnel ce jour-là. Rien n’a été enregistré.',
  'What was booked for this day is still on its way to the positions. Try again in a minute.':
    'Ce qui a été enregistré pour ce jour est encore en route vers les positions. Réessayez dans une minute.',
  'There are no bonuses with test coins, so this cannot be verified. Refuse it with a reason.':
    'Il n’y a pas de primes avec des pièces de test : celle-ci ne peut pas être vérifiée. Refusez-la avec un motif.',
  '{network} cannot be asked just now. Nothing was changed: try again in a minute.':
    '{network} ne peut pas être consulté pour le moment. Rien n’a été changé : réessayez dans une minute.',
  'Nothing is left to pay here: it was found on its chain, or decided otherwise.':
    'Il n’y a plus rien à payer ici : le paiement a été trouvé sur sa chaîne, ou il en a été décidé autrement.',
  'Withdrawals are paused: a credited payment left its chain. End the pause before you approve this, or reject it.':
    'Les retraits sont en pause : un paiement crédité a quitté sa chaîne. Terminez la pause avant d’approuver, ou refusez.',
  'Its address is new: it can be approved from {until} UTC on. Until then its owner can take it back.':
    'Son adresse est nouvelle : il peut être approuvé à partir de {until} UTC. Jusque-là, l’investisseur peut le reprendre.',
  'Nothing was signed.': 'Rien n’a été signé.',
  'This account is suspended.': 'Ce compte est suspendu.',
  'This account is deactivated.': 'Ce compte est désactivé.',
  'This picture was encrypted with another key than secrets/{file} in DATA_DIR. Ask the operator to put that file back from a backup.':
    'Cette image a été chiffrée avec une autre clé que secrets/{file} dans DATA_DIR. Demandez à l’exploitant de remettre ce fichier depuis une sauvegarde.',
  'The ledger breaks one of its rules. Open the reconciliation page, and approve no withdrawal until you know why.':
    'Le grand livre enfreint une de ses règles. Ouvrez le rapprochement et n’approuvez aucun retrait avant de savoir pourquoi.',
  'Sealed transfers were changed, removed, or added. Someone can write to the database: find out who.':
    'Des transferts scellés ont été modifiés, retirés ou ajoutés. Quelqu’un peut écrire dans la base de données : trouvez qui.',
  'Sealed audit entries were changed, removed, or added. Someone can write to the database: find out who.':
    'Des entrées d’audit scellées ont été modifiées, retirées ou ajoutées. Quelqu’un peut écrire dans la base de données : trouvez qui.',
  'The database login of the application can change history. Take that right away from it.':
    'Le compte de base de données de l’application peut modifier l’historique. Retirez-lui ce droit.',
  'A deposit address was changed in the database. Someone can write to it: find out who.':
    'Une adresse de dépôt a été modifiée dans la base de données. Quelqu’un peut y écrire : trouvez qui.',
  'Withdrawals are paused because a credited payment left its chain. Review the pause, then end it.':
    'Les retraits sont en pause parce qu’un paiement crédité a quitté sa chaîne. Examinez la pause, puis terminez-la.',
  'Reading {network} is paused, so its deposits are not credited. Check its node.':
    'La lecture de {network} est en pause : ses dépôts ne sont pas crédités. Vérifiez son nœud.',
  'No worker is running, so no job runs. Start a process with ROLE=worker or ROLE=all.':
    'Aucun worker ne tourne : aucune tâche ne s’exécute. Démarrez un processus avec ROLE=worker ou ROLE=all.',
  'The job "{job}" keeps failing. The system page shows its error.':
    'La tâche « {job} » échoue sans cesse. La page du système montre l’erreur.',
  'The job "{job}" stopped running. Restart the worker.':
    'La tâche « {job} » ne s’exécute plus. Redémarrez le worker.',
  'Emails refused for good by the mail server: {count}. The system page shows its reasons.':
    'E-mails refusés définitivement par le serveur de messagerie : {count}. La page du système en montre les raisons.',
  'Emails have been waiting for more than 15 minutes: {count}. Check the mail server and MAIL_URL.':
    'Des e-mails attendent depuis plus de 15 minutes : {count}. Vérifiez le serveur de messagerie et MAIL_URL.',
  'Wrong passwords for {count} accounts came from one address of the network {network} within {minutes} minutes. Further accounts are refused to it for now. If it goes on, block the network in front of the server.':
    'Une adresse du réseau {network} a envoyé des mots de passe erronés pour {count} comptes en {minutes} minutes. D’autres comptes lui sont refusés pour l’instant. Si cela continue, bloquez le réseau devant le serveur.',
  'One wrong password was tried on {count} accounts within {minutes} minutes. Logins with it are refused for now, except from usual devices.':
    'Un même mot de passe erroné a été essayé sur {count} comptes en {minutes} minutes. Les connexions avec lui sont refusées pour l’instant, sauf depuis des appareils habituels.',
  'Wrong passwords for {count} accounts came from the network {network} within {minutes} minutes. Logins from it are refused for now, except from usual devices. If it goes on, block the network in front of the server.':
    'Le réseau {network} a envoyé des mots de passe erronés pour {count} comptes en {minutes} minutes. Les connexions de ce réseau sont refusées pour l’instant, sauf depuis des appareils habituels. Si cela continue, bloquez le réseau devant le serveur.',
  'Wrong passwords for {count} accounts came from one program or browser within {minutes} minutes. Logins by it are refused for now, except from usual devices.':
    'Un même programme ou navigateur a envoyé des mots de passe erronés pour {count} comptes en {minutes} minutes. Ses connexions sont refusées pour l’instant, sauf depuis des appareils habituels.',
  'Wrong passwords were tried on {count} accounts within {minutes} minutes. If it goes on, filter the traffic in front of the server.':
    'Des mots de passe erronés ont été essayés sur {count} comptes en {minutes} minutes. Si cela continue, filtrez le trafic devant le serveur.',
  'There were {count} sign-ups from the network {network} within {minutes} minutes. Look at these accounts. If it goes on, block the network in front of the server.':
    'Il y a eu {count} inscriptions depuis le réseau {network} en {minutes} minutes. Examinez ces comptes. Si cela continue, bloquez le réseau devant le serveur.',
  'There were {count} sign-ups within {minutes} minutes. If you expected fewer, look at the newest accounts.':
    'Il y a eu {count} inscriptions en {minutes} minutes. Si vous en attendiez moins, examinez les comptes les plus récents.',
  'The referral code {code} brought {count} accounts within {minutes} minutes. Look at them before you verify a bonus.':
    'Le code de parrainage {code} a amené {count} comptes en {minutes} minutes. Examinez-les avant de vérifier un bonus.',
  'There were {count} contact messages within {minutes} minutes. Further ones are refused for now, except from people who are signed in.':
    'Il y a eu {count} messages de contact en {minutes} minutes. D’autres sont refusés pour l’instant, sauf ceux de personnes connectées.',
  'Codes for sign-ups were mailed {count} times within {minutes} minutes. If it goes on, filter the traffic in front of the server.':
    'Des codes d’inscription ont été envoyés {count} fois en {minutes} minutes. Si cela continue, filtrez le trafic devant le serveur.',
  'There were {count} wrong codes at sign-up within {minutes} minutes. If it goes on, filter the traffic in front of the server.':
    'Il y a eu {count} codes erronés lors d’inscriptions en {minutes} minutes. Si cela continue, filtrez le trafic devant le serveur.',
  'Password resets were asked for {count} times within {minutes} minutes. If it goes on, filter the traffic in front of the server.':
    'Des réinitialisations de mot de passe ont été demandées {count} fois en {minutes} minutes. Si cela continue, filtrez le trafic devant le serveur.',
  'The newsletter was asked for {count} times within {minutes} minutes. If it goes on, filter the traffic in front of the server.':
    'La lettre d’information a été demandée {count} fois en {minutes} minutes. Si cela continue, filtrez le trafic devant le serveur.',
  'A second person has to approve this: it is above the limit for one approval.':
    'Une deuxième personne doit approuver : le montant dépasse la limite d’une seule approbation.',
  'A second person has to approve this: together with other withdrawals of this investor within 24 hours, it is above the limit for one approval.':
    'Une deuxième personne doit approuver : avec les autres retraits de cet investisseur en 24 heures, le montant dépasse la limite d’une seule approbation.',
  'A second person has to approve this: together with other withdrawals of this investor within 7 days, it is above the limit for one approval.':
    'Une deuxième personne doit approuver : avec les autres retraits de cet investisseur en 7 jours, le montant dépasse la limite d’une seule approbation.',
  'A second person has to approve this: together with other withdrawals to this address within 24 hours, it is above the limit for one approval.':
    'Une deuxième personne doit approuver : avec les autres retraits vers cette adresse en 24 heures, le montant dépasse la limite d’une seule approbation.',
  'A second person has to approve this: together with other withdrawals to this address within 7 days, it is above the limit for one approval.':
    'Une deuxième personne doit approuver : avec les autres retraits vers cette adresse en 7 jours, le montant dépasse la limite d’une seule approbation.',
  'A second person has to approve this: together with other bonuses of this investor within 24 hours, it is above the limit for one approval.':
    'Une deuxième personne doit approuver : avec les autres primes de cet investisseur en 24 heures, le montant dépasse la limite d’une seule approbation.',
  'A second person has to approve this: together with other bonuses of this investor within 7 days, it is above the limit for one approval.':
    'Une deuxième personne doit approuver : avec les autres primes de cet investisseur en 7 jours, le montant dépasse la limite d’une seule approbation.',
  'This proposal was called off. Nothing was changed now.':
    'Cette proposition a été annulée. Rien n’a été modifié maintenant.',
  'These terms are approved already. Nothing was changed now.':
    'Ces conditions sont déjà approuvées. Rien n’a été modifié maintenant.',
  'The day from which these terms should count has begun. Nothing was changed. Propose them again.':
    'Le jour à partir duquel ces conditions devaient compter a commencé. Rien n’a été modifié. Proposez-les de nouveau.',
  'Other terms of this plan were announced since. Nothing was changed. Call this proposal off and propose it again.':
    'D’autres conditions de ce plan ont été annoncées entre-temps. Rien n’a été modifié. Annulez cette proposition et refaites-la.',
  'A change of this plan waits for approval. Decide about that one first.':
    'Une modification de ce plan attend une approbation. Décidez d’abord de celle-ci.',
  '{name} proposed these terms at {time} UTC.': '{name} a proposé ces conditions à {time} UTC.',
  'Say why you open these pictures first.': 'Indiquez d’abord pourquoi vous ouvrez ces images.',
  'The payment of a {amount} withdrawal is no longer on {network}. It can return: look for transaction {transaction} in the wallet before you pay again.':
    'Le paiement d’un retrait de {amount} n’est plus sur {network}. Il peut revenir : cherchez la transaction {transaction} dans le portefeuille avant de payer de nouveau.',
  'A large payment waits for two approvals. Open the payments to review.':
    'Un paiement important attend deux approbations. Ouvrez les paiements à vérifier.',
  '{who} is no longer an administrator: {by} changed the role. If that is wrong, the operator gives it back with "npm run ops -- staff add".':
    '{who} n’est plus administrateur : {by} a changé le rôle. Si c’est une erreur, l’opérateur le rend avec « npm run ops -- staff add ».',
  'New terms of the plan {plan} wait for the approval of another administrator. Open the plan.':
    'De nouvelles conditions du plan {plan} attendent l’approbation d’un autre administrateur. Ouvrez le plan.',
  'The setting {setting} was changed from {before} to {after}. It counts from {from}. If nobody meant that, set it back before then.':
    'Le réglage {setting} est passé de {before} à {after}. Il s’applique à partir de {from}. Si ce n’était pas voulu, rétablissez-le avant.',
}
