import type { StaffRefusals } from '../refusals.ts'

export const staffRefusals: StaffRefusals = {
  'You approved this already: a colleague has to approve it too.':
    'Bunu zaten onayladınız: bir iş arkadaşınız da onaylamalı.',
  'You approved this: a colleague has to approve it too.':
    'Bunu onayladınız: bir iş arkadaşınız da onaylamalı.',
  'This is your own withdrawal: a colleague has to decide it.':
    'Bu sizin kendi çekiminiz: bir iş arkadaşınız karar vermeli.',
  'Your role can see withdrawals but not decide them.': 'Rolünüz çekimleri görebilir, ama karar veremez.',
  'This is your own payment: a colleague has to decide it.':
    'Bu sizin kendi ödemeniz: bir iş arkadaşınız karar vermeli.',
  'Your role can see payments in review but not decide them.':
    'Rolünüz incelenen ödemeleri görebilir, ama karar veremez.',
  'Two members of staff approved this: it is about to be credited.':
    'Ekipten iki kişi onayladı: birazdan hesaba geçecek.',
  'This payment left its block and waits for another. There is nothing to decide now.':
    'Bu ödeme bloğundan çıktı ve yenisini bekliyor. Şimdi karar verilecek bir şey yok.',
  'This payment is in another block and gathers confirmations. There is nothing to decide now.':
    'Bu ödeme başka bir blokta ve onay topluyor. Şimdi karar verilecek bir şey yok.',
  'This payment is in review.': 'Bu ödeme inceleniyor.',
  'This payment is credited already.': 'Bu ödeme zaten hesaba geçti.',
  'This payment was refused.': 'Bu ödeme reddedildi.',
  'Its network no longer has this payment. There is nothing to decide now.':
    'Ağında bu ödeme artık yok. Şimdi karar verilecek bir şey yok.',
  'Its network no longer has this payment, and its credit was reversed. There is nothing to decide now.':
    'Ağında bu ödeme artık yok ve hesaba geçen tutar geri alındı. Şimdi karar verilecek bir şey yok.',
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
  'The payment behind the investment left its network, so this cannot be verified. Wait for it, or refuse it with a reason.':
    'Yatırımın ödemesi ağından çıktı, bu yüzden doğrulanamaz. Dönmesini bekleyin ya da bir nedenle reddedin.',
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
  '{name} suspended this account at {time} UTC.': '{name} bu hesabı saat {time} UTC’de askıya aldı.',
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
  'This person works here: only an administrator can do that.':
    'Bu kişi burada çalışıyor: bunu yalnızca bir yönetici yapabilir.',
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
  'Your role does not allow this.': 'Rolünüz buna izin vermiyor.',
  'Nothing was removed: as long as you work here as staff, one second factor has to stay. Add another one first.':
    'Hiçbir şey kaldırılmadı: burada çalıştığınız sürece bir ikinci faktör kalmalı. Önce başka birini ekleyin.',
  "Nothing was added. As a member of staff you add your first second factor in a session opened by the operator's one-time link: ask for a new one (npm run ops -- staff add).":
    'Hiçbir şey eklenmedi. İlk ikinci faktörünüzü, işletmecinin tek kullanımlık bağlantısıyla açılan bir oturumda eklersiniz: yeni bir bağlantı isteyin (npm run ops -- staff add).',
  'This link was used already or is too old. Ask the operator for a new one: npm run ops -- staff add.':
    'Bu bağlantı kullanılmış ya da çok eski. İşletmeciden yenisini isteyin: npm run ops -- staff add.',
  'Give a reason': 'Bir gerekçe yazın',
  'Enter a name': 'Bir ad yazın',
  'Enter the rate in percent, such as 2.5': 'Oranı yüzde olarak yazın, örneğin 2,5',
  'Enter the rate in percent, from 0 to 100, such as 2.5':
    'Oranı yüzde olarak 0 ile 100 arasında yazın, örneğin 2,5',
  'Use at least one Latin letter or digit in the name': 'Adda en az bir Latin harfi ya da rakam kullanın',
  'There is a plan with this name already; a closed one keeps its name too':
    'Bu adla bir plan zaten var; kapalı bir plan da adını korur',
  'The least must be {min} or more': 'En az tutar {min} ya da daha fazla olmalı',
  'The most must be {max} or less': 'En çok tutar {max} ya da daha az olmalı',
  'The most must not be below the least': 'En çok tutar en az tutarın altında olamaz',
  'Choose a day from {day} on, at most a year ahead':
    '{day} gününden başlayarak, en çok bir yıl sonrası için bir gün seçin',
  'Enter the name to be shown': 'Gösterilecek adı yazın',
  'Enter what was said': 'Söyleneni yazın',
  'Choose the language of the words': 'Sözlerin dilini seçin',
  'Enter the day on which it was said': 'Söylendiği günü girin',
  'Enter what they do': 'Bu kişinin ne yaptığını yazın',
  'Enter who agreed': 'Kimin rıza verdiğini yazın',
  'Enter the day on which they agreed': 'Rızanın verildiği günü girin',
  'Enter how they agreed and where that is kept': 'Rızanın nasıl verildiğini ve nerede saklandığını yazın',
  'Enter what they agreed to': 'Neye rıza verildiğini yazın',
  'Say how it was verified': 'Nasıl doğrulandığını yazın',
  'This day has not come yet': 'Bu gün henüz gelmedi',
  'This day is over': 'Bu gün geçti',
  'A record stays of its kind: add a new one instead':
    'Bir kaydın türü değişmez: bunun yerine yeni bir tane ekleyin',
  'Enter the result in percent, such as -1.25.': 'Sonucu yüzde olarak yazın, örneğin -1,25.',
  'Enter the result in percent with up to four decimals, such as -1.25.':
    'Sonucu en çok dört ondalıkla yüzde olarak yazın, örneğin -1,25.',
  'A day cannot be below -100 % or above 100 %: it can lose everything, and no more.':
    'Bir gün -100 % altında ya da 100 % üstünde olamaz: her şeyi kaybedebilir, daha fazlasını değil.',
  'There is no such plan.': 'Böyle bir plan yok.',
  'The first day of this plan is {day}.': 'Bu planın ilk günü {day}.',
  'This day has not ended yet (UTC).': 'Bu gün henüz bitmedi (UTC).',
  'There is no result of this day to take back. Book one instead.':
    'Bu günün geri alınacak sonucu yok. Bunun yerine bir sonuç girin.',
  'This day has a result. If it is wrong, have it taken back first; then the right one can be booked.':
    'Bu günün bir sonucu var. Yanlışsa önce geri alınmasını sağlayın; sonra doğrusu girilebilir.',
  'The results of this plan do not come from staff on this day. Nothing was booked.':
    'Bu planın sonuçları bu gün personelden gelmiyor. Hiçbir şey girilmedi.',
  'What was booked for this day is still on its way to the positions. Try again in a minute.':
    'Bu gün için girilen sonuç hâlâ pozisyonlara yolda. Bir dakika sonra yeniden deneyin.',
  'There are no bonuses with test coins, so this cannot be verified. Refuse it with a reason.':
    'Test coinleriyle bonus olmaz, bu yüzden doğrulanamaz. Bir gerekçeyle reddedin.',
  '{network} cannot be asked just now. Nothing was changed: try again in a minute.':
    '{network} şu anda sorgulanamıyor. Hiçbir şey değişmedi: bir dakika sonra yeniden deneyin.',
  'Nothing is left to pay here: it was found on its chain, or decided otherwise.':
    'Burada ödenecek bir şey kalmadı: ödeme zincirinde bulundu ya da başka türlü karar verildi.',
  'Withdrawals are paused: a credited payment left its chain. End the pause before you approve this, or reject it.':
    'Çekimler duraklatıldı: hesaba geçen bir ödeme zincirinden çıktı. Onaylamadan önce duraklatmayı bitirin ya da reddedin.',
  'Its address is new: it can be approved from {until} UTC on. Until then its owner can take it back.':
    'Adresi yeni: {until} UTC’den sonra onaylanabilir. O zamana kadar sahibi geri alabilir.',
  'Nothing was signed.': 'Hiçbir şey onaylanmadı.',
  'This account is suspended.': 'Bu hesap askıya alınmış.',
  'This account is deactivated.': 'Bu hesap devre dışı.',
  'This picture was encrypted with another key than secrets/{file} in DATA_DIR. Ask the operator to put that file back from a backup.':
    'Bu resim, DATA_DIR içindeki secrets/{file} dışında bir anahtarla şifrelenmiş. İşletmeciden bu dosyayı bir yedekten geri koymasını isteyin.',
  'The ledger breaks one of its rules. Open the reconciliation page, and approve no withdrawal until you know why.':
    'Defteri kebir kurallarından birini çiğniyor. Mutabakatı açın ve nedenini öğrenene kadar hiçbir çekimi onaylamayın.',
  'Sealed transfers were changed, removed, or added. Someone can write to the database: find out who.':
    'Mühürlü aktarımlar değiştirildi, silindi ya da eklendi. Birisi veritabanına yazabiliyor: kim olduğunu bulun.',
  'Sealed audit entries were changed, removed, or added. Someone can write to the database: find out who.':
    'Mühürlü denetim kayıtları değiştirildi, silindi ya da eklendi. Birisi veritabanına yazabiliyor: kim olduğunu bulun.',
  'The database login of the application can change history. Take that right away from it.':
    'Uygulamanın veritabanı kullanıcısı geçmişi değiştirebiliyor. Bu yetkiyi ondan alın.',
  'A deposit address was changed in the database. Someone can write to it: find out who.':
    'Veritabanında bir yatırma adresi değiştirildi. Birisi oraya yazabiliyor: kim olduğunu bulun.',
  'Withdrawals are paused because a credited payment left its chain. Review the pause, then end it.':
    'Hesaba geçen bir ödeme zincirinden çıktığı için çekimler duraklatıldı. Duraklatmayı inceleyin, sonra bitirin.',
  'Reading {network} is paused, so its deposits are not credited. Check its node.':
    '{network} okuması duraklatıldı, bu yüzden yatırmaları hesaba geçmiyor. Düğümünü denetleyin.',
  'No worker is running, so no job runs. Start a process with ROLE=worker or ROLE=all.':
    'Hiçbir worker çalışmıyor, bu yüzden hiçbir görev çalışmıyor. ROLE=worker ya da ROLE=all ile bir süreç başlatın.',
  'The job "{job}" keeps failing. The system page shows its error.':
    '“{job}” görevi sürekli başarısız oluyor. Sistem sayfası hatasını gösterir.',
  'The job "{job}" stopped running. Restart the worker.':
    '“{job}” görevi artık çalışmıyor. Worker’ı yeniden başlatın.',
  'Emails refused for good by the mail server: {count}. The system page shows its reasons.':
    'Posta sunucusunun kesin olarak reddettiği e-postalar: {count}. Sistem sayfası nedenlerini gösterir.',
  'Emails have been waiting for more than 15 minutes: {count}. Check the mail server and MAIL_URL.':
    '15 dakikadan uzun süredir bekleyen e-postalar: {count}. Posta sunucusunu ve MAIL_URL ayarını denetleyin.',
  'Wrong passwords for {count} accounts came from one address of the network {network} within {minutes} minutes. Further accounts are refused to it for now. If it goes on, block the network in front of the server.':
    '{network} ağının bir adresinden {minutes} dakika içinde {count} hesap için yanlış parola geldi. Şimdilik bu adrese başka hesaplar reddediliyor. Sürerse ağı sunucunun önünde engelleyin.',
  'One wrong password was tried on {count} accounts within {minutes} minutes. Logins with it are refused for now, except from usual devices.':
    'Tek bir yanlış parola {minutes} dakika içinde {count} hesapta denendi. Onunla girişler şimdilik reddediliyor, alışılmış cihazlar dışında.',
  'Wrong passwords for {count} accounts came from the network {network} within {minutes} minutes. Logins from it are refused for now, except from usual devices. If it goes on, block the network in front of the server.':
    '{network} ağından {minutes} dakika içinde {count} hesap için yanlış parola geldi. Oradan girişler şimdilik reddediliyor, alışılmış cihazlar dışında. Sürerse ağı sunucunun önünde engelleyin.',
  'Wrong passwords for {count} accounts came from one program or browser within {minutes} minutes. Logins by it are refused for now, except from usual devices.':
    'Tek bir program ya da tarayıcıdan {minutes} dakika içinde {count} hesap için yanlış parola geldi. Onunla girişler şimdilik reddediliyor, alışılmış cihazlar dışında.',
  'Wrong passwords were tried on {count} accounts within {minutes} minutes. If it goes on, filter the traffic in front of the server.':
    '{minutes} dakika içinde {count} hesapta yanlış parola denendi. Sürerse trafiği sunucunun önünde süzün.',
  'There were {count} sign-ups from the network {network} within {minutes} minutes. Look at these accounts. If it goes on, block the network in front of the server.':
    '{network} ağından {minutes} dakika içinde {count} kayıt yapıldı. Bu hesaplara bakın. Sürerse ağı sunucunun önünde engelleyin.',
  'There were {count} sign-ups within {minutes} minutes. If you expected fewer, look at the newest accounts.':
    '{minutes} dakika içinde {count} kayıt yapıldı. Daha az bekliyorduysanız en yeni hesaplara bakın.',
  'The referral code {code} brought {count} accounts within {minutes} minutes. Look at them before you verify a bonus.':
    '{code} davet kodu {minutes} dakika içinde {count} hesap getirdi. Bir bonusu doğrulamadan önce onlara bakın.',
  'There were {count} contact messages within {minutes} minutes. Further ones are refused for now, except from people who are signed in.':
    '{minutes} dakika içinde {count} iletişim mesajı geldi. Şimdilik başkaları reddediliyor, oturum açmış kişilerinkiler dışında.',
  'Codes for sign-ups were mailed {count} times within {minutes} minutes. If it goes on, filter the traffic in front of the server.':
    'Kayıt kodları {minutes} dakika içinde {count} kez gönderildi. Sürerse trafiği sunucunun önünde süzün.',
  'There were {count} wrong codes at sign-up within {minutes} minutes. If it goes on, filter the traffic in front of the server.':
    'Kayıtlarda {minutes} dakika içinde {count} yanlış kod girildi. Sürerse trafiği sunucunun önünde süzün.',
  'Password resets were asked for {count} times within {minutes} minutes. If it goes on, filter the traffic in front of the server.':
    '{minutes} dakika içinde {count} kez parola sıfırlama istendi. Sürerse trafiği sunucunun önünde süzün.',
  'The newsletter was asked for {count} times within {minutes} minutes. If it goes on, filter the traffic in front of the server.':
    'Bülten {minutes} dakika içinde {count} kez istendi. Sürerse trafiği sunucunun önünde süzün.',
  'A second person has to approve this: it is above the limit for one approval.':
    'Bunu ikinci bir kişinin de onaylaması gerekir: tutar tek onay sınırının üzerinde.',
  'A second person has to approve this: together with other withdrawals of this investor within 24 hours, it is above the limit for one approval.':
    'Bunu ikinci bir kişinin de onaylaması gerekir: 24 saat içindeki bu yatırımcının diğer çekimleriyle birlikte tutar, tek onay sınırının üzerinde.',
  'A second person has to approve this: together with other withdrawals of this investor within 7 days, it is above the limit for one approval.':
    'Bunu ikinci bir kişinin de onaylaması gerekir: 7 gün içindeki bu yatırımcının diğer çekimleriyle birlikte tutar, tek onay sınırının üzerinde.',
  'A second person has to approve this: together with other withdrawals to this address within 24 hours, it is above the limit for one approval.':
    'Bunu ikinci bir kişinin de onaylaması gerekir: 24 saat içindeki bu adrese yapılan diğer çekimlerle birlikte tutar, tek onay sınırının üzerinde.',
  'A second person has to approve this: together with other withdrawals to this address within 7 days, it is above the limit for one approval.':
    'Bunu ikinci bir kişinin de onaylaması gerekir: 7 gün içindeki bu adrese yapılan diğer çekimlerle birlikte tutar, tek onay sınırının üzerinde.',
  'A second person has to approve this: together with other bonuses of this investor within 24 hours, it is above the limit for one approval.':
    'Bunu ikinci bir kişinin de onaylaması gerekir: 24 saat içindeki bu yatırımcının diğer bonuslarıyla birlikte tutar, tek onay sınırının üzerinde.',
  'A second person has to approve this: together with other bonuses of this investor within 7 days, it is above the limit for one approval.':
    'Bunu ikinci bir kişinin de onaylaması gerekir: 7 gün içindeki bu yatırımcının diğer bonuslarıyla birlikte tutar, tek onay sınırının üzerinde.',
  'This proposal was called off. Nothing was changed now.':
    'Bu öneri geri çekildi. Şimdi hiçbir şey değişmedi.',
  'These terms are approved already. Nothing was changed now.':
    'Bu koşullar zaten onaylandı. Şimdi hiçbir şey değişmedi.',
  'The day from which these terms should count has begun. Nothing was changed. Propose them again.':
    'Bu koşulların geçerli olacağı gün başladı. Hiçbir şey değişmedi. Yeniden önerin.',
  'Other terms of this plan were announced since. Nothing was changed. Call this proposal off and propose it again.':
    'Bu arada bu planın başka koşulları duyuruldu. Hiçbir şey değişmedi. Bu öneriyi geri çekip yeniden önerin.',
  'A change of this plan waits for approval. Decide about that one first.':
    'Bu planda onay bekleyen bir değişiklik var. Önce onun hakkında karar verin.',
  '{name} proposed these terms at {time} UTC.': '{name} bu koşulları {time} UTC’de önerdi.',
  'Say why you open these pictures first.': 'Önce bu resimleri neden açtığınızı belirtin.',
  'The payment of a {amount} withdrawal is no longer on {network}. It can return: look for transaction {transaction} in the wallet before you pay again.':
    '{amount} tutarındaki bir çekimin ödemesi artık {network} üzerinde değil. Geri dönebilir: yeniden ödemeden önce cüzdanda {transaction} işlemini arayın.',
  'A large payment waits for two approvals. Open the payments to review.':
    'Büyük bir ödeme iki onay bekliyor. İncelenecek ödemeleri açın.',
  '{who} is no longer an administrator: {by} changed the role. If that is wrong, the operator gives it back with "npm run ops -- staff add".':
    '{who} artık yönetici değil: rolü {by} değiştirdi. Bu yanlışsa işletmeci rolü "npm run ops -- staff add" ile geri verir.',
  'New terms of the plan {plan} wait for the approval of another administrator. Open the plan.':
    '{plan} planının yeni koşulları başka bir yöneticinin onayını bekliyor. Planı açın.',
  'The setting {setting} was changed from {before} to {after}. It counts from {from}. If nobody meant that, set it back before then.':
    '{setting} ayarı {before} değerinden {after} değerine değiştirildi. {from} itibarıyla geçerlidir. İstenmediyse daha önce geri alın.',
}
