import type { StaffRefusals } from '../refusals.ts'

export const staffRefusals: StaffRefusals = {
  'You approved this already: a colleague has to approve it too.':
    'Bunu zaten onayladınız: bir iş arkadaşınız da onaylamalı.',
  'You approved this: a colleague has to approve it too.':
    'Bunu onayladınız: bir iş arkadaşınız da onaylamalı.',
  'This is your own withdrawal: a colleague has to decide it.':
    'Bu sizin kendi çekiminiz: bir iş arkadaşınız karar vermeli.',
  'Your role can see withdrawals but not decide them.': 'Rolünüz çekimleri görebilir, ama karar veremez.',
  'This changed while you were looking. {what} Look again before you decide.':
    'Siz bakarken bu değişti. {what} Karar vermeden önce yeniden bakın.',
  '{name} approved it at {time} UTC.': '{name} saat {time} UTC’de onayladı.',
  '{name} rejected it at {time} UTC.': '{name} saat {time} UTC’de reddetti.',
  'The investor took it back at {time} UTC.': 'Yatırımcı saat {time} UTC’de geri aldı.',
  'This bonus is decided.': 'Bu bonus için karar verildi.',
  '{name} verified it at {time} UTC.': '{name} saat {time} UTC’de doğruladı.',
  '{name} refused it at {time} UTC.': '{name} saat {time} UTC’de kabul etmedi.',
  'This bonus would be your own: a colleague has to decide it.':
    'Bu bonus sizin olurdu: bir iş arkadaşınız karar vermeli.',
  'You are the one who was invited: a colleague has to decide it.':
    'Davet edilen sizsiniz: bir iş arkadaşınız karar vermeli.',
  'Your role can see bonuses but not decide them: an administrator does.':
    'Rolünüz bonusları görebilir, ama karar veremez: bunu bir yönetici yapar.',
  'Both accounts lead to one mailbox, so this cannot be verified. Refuse it with a reason.':
    'İki hesap da aynı posta kutusuna gidiyor, bu yüzden doğrulanamaz. Bir gerekçeyle reddedin.',
  'The invitations go in a circle, so this cannot be verified. Refuse it with a reason.':
    'Davetler bir çember oluşturuyor, bu yüzden doğrulanamaz. Bir gerekçeyle reddedin.',
  'There was a bonus for this mailbox before, so this cannot be verified. Refuse it with a reason.':
    'Bu posta kutusu için daha önce bonus vardı, bu yüzden doğrulanamaz. Bir gerekçeyle reddedin.',
  'The account that invited is closed, so this cannot be verified. Refuse it with a reason.':
    'Davet eden hesap kapalı, bu yüzden doğrulanamaz. Bir gerekçeyle reddedin.',
  'This identity check is over.': 'Bu kimlik kontrolü bitti.',
  '{name} accepted it at {time} UTC.': '{name} kontrolü saat {time} UTC’de kabul etti.',
  '{name} did not accept it at {time} UTC.': '{name} kontrolü saat {time} UTC’de kabul etmedi.',
  'The investor withdrew it.': 'Yatırımcı geri çekti.',
  'Open every picture before you accept the document. Nothing was decided.':
    'Belgeyi kabul etmeden önce her resmi açın. Hiçbir karar verilmedi.',
  'Accept a document only when every point of the list is in order. Nothing was decided.':
    'Bir belgeyi yalnızca listenin her maddesi uygunsa kabul edin. Hiçbir karar verilmedi.',
  'This is your own identity check: a colleague has to look at it.':
    'Bu sizin kendi kimlik kontrolünüz: bir iş arkadaşınız bakmalı.',
  'Your role can see identity checks but neither open their pictures nor decide them.':
    'Rolünüz kimlik kontrollerini görebilir, ama resimlerini açamaz ve karar veremez.',
  '{name} ended this pause already. Nothing was changed.':
    '{name} bu duraklatmayı zaten bitirdi. Hiçbir şey değişmedi.',
  'This pause holds your own withdrawals: a colleague has to end it.':
    'Bu duraklatma sizin kendi çekimlerinizi tutuyor: bir iş arkadaşınız bitirmeli.',
  '{name} has taken this message. Nothing was changed.': '{name} bu mesajı üstlendi. Hiçbir şey değişmedi.',
  '{name} archived this message already.': '{name} bu mesajı zaten arşivledi.',
  '{name} answered this message at {time} UTC. Nothing was sent. Look again before you answer.':
    '{name} bu mesajı saat {time} UTC’de yanıtladı. Hiçbir şey gönderilmedi. Yanıtlamadan önce yeniden bakın.',
  'Write the answer.': 'Yanıtı yazın.',
  'Choose a colleague.': 'Bir meslektaş seçin.',
  'Choose a colleague who answers messages.': 'Mesajları yanıtlayan bir meslektaş seçin.',
  'This message is not archived.': 'Bu mesaj arşivde değil.',
  '{name} brought this message back at {time} UTC.': '{name} bu mesajı saat {time} UTC’de geri getirdi.',
  '{name} locked this account at {time} UTC.': '{name} bu hesabı saat {time} UTC’de kilitledi.',
  '{name} unlocked this account at {time} UTC.': '{name} bu hesabın kilidini saat {time} UTC’de açtı.',
  '{name} changed this role at {time} UTC.': '{name} bu rolü saat {time} UTC’de değiştirdi.',
  'This plan is closed: it has no new positions that other terms could be for.':
    'Bu plan kapalı: başka koşulların geçerli olacağı yeni pozisyonu yok.',
  '{name} changed the terms of this plan at {time} UTC.':
    '{name} bu planın koşullarını saat {time} UTC’de değiştirdi.',
  '{name} called terms of this plan off at {time} UTC.':
    '{name} bu planın duyurulan koşullarını saat {time} UTC’de geri çekti.',
  '{name} closed this plan at {time} UTC.': '{name} bu planı saat {time} UTC’de kapattı.',
  '{name} changed these words at {time} UTC.': '{name} bu sözleri saat {time} UTC’de değiştirdi.',
  '{name} made that proposal at {time} UTC.': '{name} o öneriyi saat {time} UTC’de yaptı.',
  'This account is locked already.': 'Bu hesap zaten kilitli.',
  'This account is open already.': 'Bu hesap zaten açık.',
  'This is your own account: a colleague has to do that.':
    'Bu sizin kendi hesabınız: bunu bir iş arkadaşınız yapmalı.',
  'This is your own account: a colleague has to change it.':
    'Bu sizin kendi hesabınız: bir iş arkadaşınız değiştirmeli.',
  'This is a member of staff. Nothing was locked: take the role away first.':
    'Bu bir çalışan. Hiçbir şey kilitlenmedi: önce rolünü alın.',
  'That is their role already. Nothing was changed.': 'Rolü zaten bu. Hiçbir şey değişmedi.',
  'This is the last administrator. Nothing was changed: make another one first.':
    'Bu son yönetici. Hiçbir şey değişmedi: önce başka birini atayın.',
  '{name} signed this day off already. Nothing was changed.':
    '{name} bu günü zaten onayladı. Hiçbir şey değişmedi.',
  'The day is not over yet (UTC): its figures can still change.':
    'Gün henüz bitmedi (UTC): rakamları hâlâ değişebilir.',
  'Say why the figures differ ({assets}): nothing was signed.':
    'Rakamların neden farklı olduğunu yazın ({assets}): hiçbir şey onaylanmadı.',
  'This plan was changed while you were looking. Nothing was changed by you. Look at it again.':
    'Siz bakarken bu plan değişti. Siz hiçbir şey değiştirmediniz. Yeniden bakın.',
  'Only terms that are announced and not in force yet can be called off.':
    'Yalnızca duyurulmuş ve henüz yürürlükte olmayan koşullar geri alınabilir.',
  'This plan is closed already.': 'Bu plan zaten kapalı.',
  'All terms of this plan were called off. Add a new plan instead.':
    'Bu planın bütün koşulları geri çekildi. Bunun yerine yeni bir plan ekleyin.',
  'Terms of this plan are announced for {day} already. Nothing was changed. Call them off first, or choose a later day.':
    'Bu planın {day} için duyurulmuş koşulları zaten var. Hiçbir şey değişmedi. Önce onları geri çekin ya da daha sonraki bir gün seçin.',
  'These are the terms as they are. Change at least one of them.':
    'Koşullar zaten bunlar. En az birini değiştirin.',
  'No consent to this record stands. Nothing was changed.':
    'Bu kayıt için geçerli bir rıza yok. Hiçbir şey değişmedi.',
  'No consent to these words stands. Record one first; nothing is shown without it.':
    'Bu sözler için geçerli bir rıza yok. Önce birini yazın; onsuz hiçbir şey gösterilmez.',
  'This record is on no page. Nothing was changed.': 'Bu kayıt hiçbir sayfada değil. Hiçbir şey değişmedi.',
  'These are the words as they are. Change something.': 'Sözler zaten bunlar. Bir şey değiştirin.',
  'This day got a result a moment ago. Look at it again.': 'Bu gün az önce bir sonuç aldı. Yeniden bakın.',
  'This day is not signed off. Nothing was changed.': 'Bu gün imzalanmamış. Hiçbir şey değişmedi.',
  'Choose today or a later day, or leave it empty.':
    'Bugünü ya da daha sonraki bir günü seçin veya boş bırakın.',
  'A colleague changed these words while you were looking. Nothing was done. Look again.':
    'Siz bakarken bir iş arkadaşınız bu sözleri değiştirdi. Hiçbir şey yapılmadı. Yeniden bakın.',
  '{name} published this record already. Nothing was changed.':
    '{name} bu kaydı zaten yayımladı. Hiçbir şey değişmedi.',
  'A proposal for this day is open already. Decide about that one first.':
    'Bu gün için açık bir öneri zaten var. Önce ona karar verin.',
  '{name} approved this proposal already. Nothing was changed now.':
    '{name} bu öneriyi zaten onayladı. Şimdi hiçbir şey değişmedi.',
  '{name} rejected this proposal already. Nothing was changed now.':
    '{name} bu öneriyi zaten reddetti. Şimdi hiçbir şey değişmedi.',
  'This is your own proposal: a colleague has to approve it.':
    'Bu sizin kendi öneriniz: bir iş arkadaşınız onaylamalı.',
}
