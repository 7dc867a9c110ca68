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
  'This is your own account: a colleague has to change it.':
    'C’est votre propre compte : un collègue doit le changer.',
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
}
