import type { Refusals } from './refusals.ts'
import { staffRefusals } from './staff/tr.ts'

export const refusals: Refusals = {
  'You have {count} open checkouts, the most there can be. Nothing was opened and nothing was lost: pay one of them, or wait {wait} until the price of the first is no longer held.':
    '{count} açık ödeme sayfanız var; en çok bu kadar olabilir. Hiçbir şey açılmadı, hiçbir şey kaybolmadı: birini ödeyin ya da ilkinin sabit fiyatı bitene kadar {wait} bekleyin.',
  'Your own limit is {max} in {period}, and {left} of it is left. No checkout was opened.':
    'Kendi sınırınız {period} için {max}, kalan {left}. Ödeme sayfası açılmadı.',
  'There is no such plan, or it takes no more money. Nothing was moved. Choose another plan.':
    'Böyle bir plan yok ya da artık para almıyor. Hiçbir şey hareket etmedi. Başka bir plan seçin.',
  'The terms of {title} changed while you were looking. Nothing was moved. Look at the terms in force now, then invest again.':
    '{title} planının koşulları siz bakarken değişti. Hiçbir şey hareket etmedi. Şimdi geçerli koşullara bakın, sonra yeniden yatırım yapın.',
  'Use at most two decimals, such as 250.00.': 'En çok iki ondalık basamak kullanın, örneğin 250,00.',
  'Enter an amount above zero.': 'Sıfırdan büyük bir tutar girin.',
  'Enter the amount as plain digits, such as 250.00.': 'Tutarı rakamlarla girin, örneğin 250,00.',
  'Amount must be between {min} and {max}.': 'Tutar {min} ile {max} arasında olmalı.',
  'The address of this checkout could not be verified, so it is not shown. Do not pay to it. The team is told.':
    'Bu ödeme sayfasının adresi doğrulanamadı, bu yüzden gösterilmiyor. O adrese ödeme yapmayın. Ekibe haber verildi.',
  'There is no such checkout in your account.': 'Hesabınızda böyle bir ödeme sayfası yok.',
  'The price of this checkout was held {count} times, the most there is. What you pay to it is still credited, at the price of the moment it arrives. To have a price held, open a new checkout.':
    'Bu ödeme sayfasının fiyatı {count} kez sabitlendi; daha fazlası olmaz. Ödediğiniz yine hesaba geçer, geldiği anın fiyatından. Sabit fiyat için yeni bir ödeme sayfası açın.',
  'This checkout is settled: nothing is due, so no price is held. Nothing was changed.':
    'Bu ödeme sayfası tamamlandı: ödenecek bir şey yok, bu yüzden fiyat sabitlenmez. Hiçbir şey değişmedi.',
  'We can see payments for all that is due, so no new price is held. They are credited with their confirmations; you need not do anything.':
    'Kalanın tümü için ödemeleri görüyoruz, bu yüzden yeni fiyat sabitlenmez. Doğrulandıkça hesaba geçer; bir şey yapmanız gerekmez.',
  'This checkout is on a network that this site no longer uses, so no price is held for it. Nothing was changed; open a new checkout.':
    'Bu ödeme sayfası, sitenin artık kullanmadığı bir ağda, bu yüzden fiyatı sabitlenmez. Hiçbir şey değişmedi; yeni bir ödeme sayfası açın.',
  'An authenticator app is on already. Turn it off first, then add the other one.':
    'Bir doğrulama uygulaması zaten açık. Önce onu kapatın, sonra ötekini ekleyin.',
  'There is no authenticator app to confirm. Begin again and scan the new code.':
    'Onaylanacak bir doğrulama uygulaması yok. Baştan başlayın ve yeni kodu tarayın.',
  "We can't check this authenticator app any more. Use a passkey or a recovery code, then turn the app off and add it again.":
    'Bu doğrulama uygulamasını artık denetleyemiyoruz. Bir geçiş anahtarı ya da kurtarma kodu kullanın, sonra uygulamayı kapatıp yeniden ekleyin.',
  'There is no authenticator app to turn off.': 'Kapatılacak bir doğrulama uygulaması yok.',
  'You have twenty passkeys. Remove one first.': 'Yirmi geçiş anahtarınız var. Önce birini kaldırın.',
  'This passkey could not be checked. Nothing was added: begin again.':
    'Bu geçiş anahtarı kontrol edilemedi. Hiçbir şey eklenmedi: baştan başlayın.',
  'This passkey is registered already.': 'Bu geçiş anahtarı zaten kayıtlı.',
  'Recovery codes come with an authenticator app or a passkey. Add one first.':
    'Kurtarma kodları, doğrulama uygulaması ya da geçiş anahtarıyla birlikte gelir. Önce birini ekleyin.',
  'This code is wrong. Type the newest one, and see that the clock of your phone is right.':
    'Bu kod yanlış. En yenisini yazın ve telefonunuzun saatinin doğru olduğuna bakın.',
  'There is no identity check to add a picture to. Nothing was stored: choose a document first.':
    'Resim eklenecek bir kimlik kontrolü yok. Hiçbir şey saklanmadı: önce bir belge seçin.',
  'Of this document one side is enough. Nothing was stored.':
    'Bu belgenin bir yüzü yeter. Hiçbir şey saklanmadı.',
  'Your identity check was accepted: there is nothing to do.':
    'Kimlik kontrolünüz kabul edildi: yapılacak bir şey yok.',
  'Too many pictures are coming in at this moment. Nothing was stored: try again in a few seconds.':
    'Şu anda çok fazla resim geliyor. Hiçbir şey saklanmadı: birkaç saniye sonra tekrar deneyin.',
  'There is no identity check to send. Nothing was sent: choose a document first.':
    'Gönderilecek bir kimlik kontrolü yok. Hiçbir şey gönderilmedi: önce bir belge seçin.',
  'A picture is missing: {sides}. Nothing was sent: add it first.':
    'Bir resim eksik: {sides}. Hiçbir şey gönderilmedi: önce onu ekleyin.',
  'There is no such picture, or it was removed.': 'Böyle bir resim yok ya da silindi.',
  'This server is stopping. Try again in a few seconds.':
    'Bu sunucu durmak üzere. Birkaç saniye sonra tekrar deneyin.',
  'Too many pages are open for live updates at the moment. This one asks by itself.':
    'Şu anda canlı güncelleme için çok fazla sayfa açık. Bu sayfa kendiliğinden sorar.',
  'Too many of your pages are open for live updates. This one asks by itself.':
    'Canlı güncelleme için çok fazla sayfanız açık. Bu sayfa kendiliğinden sorar.',
  'There is no fresh price for {coin} right now, so nothing was priced and nothing moved. Try again in a minute.':
    'Şu anda {coin} için güncel fiyat yok, bu yüzden hiçbir şey hesaplanmadı ve hiçbir şey yer değiştirmedi. Bir dakika sonra tekrar deneyin.',
  'There is no coin with this id on the market.': 'Piyasada bu kimliğe sahip bir coin yok.',
  'There are no market figures right now. Try again in a minute.':
    'Şu anda piyasa verisi yok. Bir dakika sonra tekrar deneyin.',
  'This link is not valid any more. Subscribe again, and we mail you a new one.':
    'Bu bağlantı artık geçerli değil. Yeniden abone olun, size yenisini e-postayla gönderelim.',
  'This cannot be switched off: it protects the account. Nothing was changed.':
    'Bu kapatılamaz: hesabı korur. Hiçbir şey değişmedi.',
  'There is nothing of this kind to switch on. Nothing was changed.':
    'Açılacak böyle bir şey yok. Hiçbir şey değişmedi.',
  'This is a locked account: {why}. Your balance is untouched. Contact support to have it looked at again.':
    'Bu hesap kilitli: {why}. Bakiyenize dokunulmadı. Yeniden incelenmesi için desteğe yazın.',
  'This account is temporarily suspended: {why}. Your balance is untouched. Contact support to have it looked at again.':
    'Bu hesap geçici olarak askıya alındı: {why}. Bakiyenize dokunulmadı. Yeniden incelenmesi için desteğe yazın.',
  'This account is deactivated and its login disabled. Contact support if that is wrong.':
    'Bu hesap devre dışı ve girişi kapalı. Bu yanlışsa desteğe yazın.',
  'Your account is locked. You can see it, export it and ask to withdraw; everything else waits for its review.':
    'Hesabınız kilitli. Onu görebilir, dışa aktarabilir ve para çekme talebinde bulunabilirsiniz; geri kalan her şey incelemeyi bekler.',
  'Your account is suspended. You can see it, export it and ask to withdraw; everything else waits for its review.':
    'Hesabınız askıya alındı. Onu görebilir, dışa aktarabilir ve para çekme talebinde bulunabilirsiniz; geri kalan her şey incelemeyi bekler.',
  'This password is wrong.': 'Bu parola yanlış.',
  'Type your current password.': 'Şimdiki parolanızı yazın.',
  'Login failed. Please check your credentials and try again.':
    'Giriş yapılamadı. Lütfen bilgilerinizi kontrol edip tekrar deneyin.',
  'Your account is under review, so it cannot be closed now. Nothing was closed: contact support.':
    'Hesabınız inceleniyor, bu yüzden şimdi kapatılamaz. Hiçbir şey kapatılmadı: desteğe yazın.',
  'One of the codes is wrong or no longer valid. Check the newest mails in both mailboxes.':
    'Kodlardan biri yanlış ya da artık geçerli değil. İki posta kutusundaki en yeni e-postalara bakın.',
  'Too many people are signing in at this moment. Nothing is lost: try again in a few seconds.':
    'Şu anda çok fazla kişi giriş yapıyor. Hiçbir şey kaybolmadı: birkaç saniye sonra tekrar deneyin.',
  'Use at most {max} characters.': 'En fazla {max} karakter kullanın.',
  'Use at least {min} characters.': 'En az {min} karakter kullanın.',
  'This password is easy to guess. Make it longer: three or four unrelated words are good, your name or address and common passwords are not.':
    'Bu parolayı tahmin etmek kolay. Daha uzun yapın: birbiriyle ilgisiz üç dört kelime iyidir; adınız, adresiniz ve yaygın parolalar değildir.',
  'Too many wrong passwords were tried for this address. Set a new one with "Forgot password" to log in again.':
    'Bu adres için çok fazla yanlış parola denendi. Yeniden giriş yapmak için “Parolanızı mı unuttunuz?” ile yenisini belirleyin.',
  'That is your address already.': 'Bu zaten sizin adresiniz.',
  'Passwords do not match': 'Parolalar eşleşmiyor',
  'This code is wrong or no longer valid. Check the newest mail, or ask for a new code.':
    'Bu kod yanlış ya da artık geçerli değil. En yeni e-postaya bakın ya da yeni bir kod isteyin.',
  "This needs a session opened with a second factor. Confirm with yours; if you have none yet, open the operator's one-time link and add one.":
    'Bunun için ikinci adımla açılmış bir oturum gerekir. Kendinizinkiyle onaylayın; henüz yoksa işletmecinin tek kullanımlık bağlantısını açın ve bir tane ekleyin.',
  'Nothing was changed. First confirm that it is you, with your second factor; that is good for five minutes.':
    'Hiçbir şey değişmedi. Önce ikinci adımınızla siz olduğunuzu onaylayın; bu beş dakika geçerlidir.',
  'Nothing was changed. First confirm that it is you, with your password; that is good for five minutes.':
    'Hiçbir şey değişmedi. Önce parolanızla siz olduğunuzu onaylayın; bu beş dakika geçerlidir.',
  'Something went wrong on our side. If you sent money or a form, look whether it arrived before you try again. Reference {id}.':
    'Bizim tarafta bir şeyler ters gitti. Para ya da form gönderdiyseniz, tekrar denemeden önce ulaşıp ulaşmadığına bakın. Referans {id}.',
  'The text has a character that cannot be stored.': 'Metinde saklanamayan bir karakter var.',
  'We cannot store anything right now, so this was not done. Try again in a few minutes; a repeated request with the same Idempotency-Key counts once.':
    'Şu anda hiçbir şey kaydedemiyoruz, bu yüzden bu yapılmadı. Birkaç dakika sonra yeniden deneyin; aynı Idempotency-Key ile yinelenen istek bir kez sayılır.',
  'We could not reach our database. Try again in a few seconds; a repeated request with the same Idempotency-Key counts once.':
    'Veritabanımıza ulaşamadık. Birkaç saniye sonra tekrar deneyin; aynı Idempotency-Key ile yinelenen istek bir kez sayılır.',
  'That took too long. Try again; a repeated request with the same Idempotency-Key counts once.':
    'Bu çok uzun sürdü. Tekrar deneyin; aynı Idempotency-Key ile yinelenen istek bir kez sayılır.',
  'The request is too large.': 'İstek çok büyük.',
  'The file is larger than {size} MB. Nothing was stored: send a smaller one.':
    'Dosya çok büyük, en çok {size} MB olabilir. Hiçbir şey saklanmadı: daha küçüğünü gönderin.',
  'The file did not arrive whole. Nothing was stored: try again.':
    'Dosya bütün olarak gelmedi. Hiçbir şey saklanmadı: tekrar deneyin.',
  'The first request with this Idempotency-Key is still being worked on.':
    'Bu Idempotency-Key ile gelen ilk istek hâlâ işleniyor.',
  'You were signed out. Log in to continue.': 'Oturumunuz kapandı. Devam etmek için giriş yapın.',
  'This Idempotency-Key was used for another request. Nothing was done.':
    'Bu Idempotency-Key başka bir istek için kullanıldı. Hiçbir şey yapılmadı.',
  'Two of your files are on their way already. Nothing is lost: wait until one of them is there, then save this one.':
    'İki dosyanız zaten yolda. Hiçbir şey kaybolmadı: birinin gelmesini bekleyin, sonra bunu kaydedin.',
  'Too many tries. Wait {wait}.': 'Çok sık denediniz. {wait} bekleyin.',
  'Amount must be {min} or more': 'Tutar en az {min} olmalı',
  'Amount must be {max} or less': 'Tutar en çok {max} olmalı',
  'This position is closed: all of it was taken back before.':
    'Bu pozisyon kapalı: tamamı daha önce geri alındı.',
  'This position changed while you were looking: it is worth {value} now. Nothing was taken back. Check the new figures, then confirm.':
    'Siz bakarken bu pozisyon değişti: şimdiki değeri {value}. Hiçbir şey geri alınmadı. Yeni rakamları kontrol edin, sonra onaylayın.',
  'This position is worth {value}': 'Bu pozisyonun değeri {value}',
  'That would leave less than $0.01 behind. Take all of it, or a little less.':
    'Böyle $0,01 tutarından az kalır. Tamamını ya da biraz daha azını alın.',
  'This position is closed: it has no more results that could be reinvested.':
    'Bu pozisyon kapalı: artık yeniden yatırılacak sonucu yok.',
  'This checkout is paid in full already, so nothing was sent. To send more, give the amount.':
    'Bu ödeme sayfası zaten tamamen ödendi, bu yüzden hiçbir şey gönderilmedi. Daha fazla göndermek için miktarı yazın.',
  'Your practice wallet holds {held}, less than {amount}. Nothing was sent. Send a smaller amount or pay in another coin.':
    'Deneme cüzdanınızda {held} var, gereken {amount}. Hiçbir şey gönderilmedi. Daha küçük bir miktar gönderin ya da başka bir coinle ödeyin.',
  'That is more decimals than this coin has.': 'Bu coinde bu kadar çok ondalık basamak yok.',
  'Enter the amount as plain digits, such as 0.25.': 'Miktarı rakamlarla girin, örneğin 0,25.',
  'There is no payment to reorganise away: none is on the network. Nothing was changed.':
    'Zincirden düşürülecek ödeme yok: ağda hiç ödeme yok. Hiçbir şey değişmedi.',
  'The payment lies {depth} blocks deep, and no more than {max} are undone. Nothing was changed; try it with a newer payment.':
    'Ödeme {depth} blok derinde; en çok {max} blok geri alınır. Hiçbir şey değişmedi; daha yeni bir ödemeyle deneyin.',
  'This site uses test networks, so there is no practice wallet. Nothing was sent.':
    'Bu site test ağları kullanır, bu yüzden deneme cüzdanı yoktur. Hiçbir şey gönderilmedi.',
  'This site uses test networks, so time runs by itself here. Nothing was booked.':
    'Bu site test ağlarını kullanıyor, bu yüzden burada zaman kendiliğinden ilerler. Hiçbir şey kaydedilmedi.',
  'On this site only an administrator can go forward in time. Nothing was booked.':
    'Bu sitede yalnızca bir yönetici zamanda ileri gidebilir. Hiçbir şey kaydedilmedi.',
  'Days are being booked already. Nothing else was started. Wait until they are done.':
    'Günler zaten kaydediliyor. Başka bir şey başlatılmadı. Bitmesini bekleyin.',
  'Someone else went forward meanwhile. Nothing was started. Check the day, then try again.':
    'Bu sırada başka biri ileri gitti. Hiçbir şey başlatılmadı. Günü kontrol edip yeniden deneyin.',
  'That is more than 366 days ahead. Nothing was booked. Choose a shorter step.':
    'Bu, 366 günden daha ileri. Hiçbir şey kaydedilmedi. Daha kısa bir adım seçin.',
  'Invalid or expired token.': 'Bağlantı geçersiz ya da süresi dolmuş.',
  'That session has ended already, or never was yours.': 'Bu oturum zaten sona erdi ya da hiç sizin olmadı.',
  'This passkey did not open an account. Try again, or log in with your password.':
    'Bu geçiş anahtarı bir hesap açmadı. Tekrar deneyin veya parolanızla giriş yapın.',
  'This login has expired or was used. Type your password again.':
    'Bu girişin süresi doldu ya da kullanıldı. Parolanızı yeniden yazın.',
  'This code is wrong or was used before. Type the newest one.':
    'Bu kod yanlış ya da daha önce kullanıldı. En yenisini yazın.',
  'Five wrong codes: this login is closed. Your account is safe. Type your password again.':
    'Beş yanlış kod: bu giriş kapandı. Hesabınız güvende. Parolanızı yeniden yazın.',
  'This link was used already or is too old. Ask for a link to set a new password.':
    'Bu bağlantı zaten kullanıldı ya da çok eski. Yeni parola belirlemek için bir bağlantı isteyin.',
  'Your second factor is on: confirm with it instead of the password.':
    'İkinci adımınız açık: parola yerine onunla onaylayın.',
  'Your account has no password yet. Set one with "Forgot password", then try again.':
    'Hesabınızın henüz parolası yok. “Parolanızı mı unuttunuz?” ile bir tane belirleyin, sonra tekrar deneyin.',
  'There is no statement of this month. Nothing was booked by its end, or it has not begun.':
    'Bu ayın hesap özeti yok. Ay sonuna kadar hiçbir şey işlenmedi ya da ay henüz başlamadı.',
  'Many statements are being made just now. Try again in a moment.':
    'Şu anda çok sayıda hesap özeti hazırlanıyor. Biraz sonra tekrar deneyin.',
  'That amount is too long.': 'Bu tutar çok uzun.',
  'Use up to 2 decimals': 'En çok 2 ondalık basamak kullanın',
  'Enter an amount': 'Bir tutar girin',
  'That amount is too large.': 'Bu tutar çok büyük.',
  'You have {available} available': 'Kullanılabilir: {available}',
  'Your available balance changed while you were looking. Nothing was moved; look and try again.':
    'Siz bakarken kullanılabilir bakiyeniz değişti. Hiçbir şey yer değiştirmedi; bakın ve tekrar deneyin.',
  'We did not keep what you entered.': 'Girdiğinizi saklamadık.',
  'We send USDT on BEP20 only.': 'USDT’yi yalnızca BEP20 üzerinden göndeririz.',
  'Enter an address.': 'Bir adres girin.',
  'This address has a character that no address has: a space, or a letter of another alphabet that looks the same. Copy it again.':
    'Bu adreste hiçbir adreste olmayan bir karakter var: bir boşluk ya da aynı görünen başka bir alfabenin harfi. Yeniden kopyalayın.',
  'This is no address that we can pay. Copy it again from your wallet.':
    'Bu, ödeme yapabileceğimiz bir adres değil. Cüzdanınızdan yeniden kopyalayın.',
  'This looks like a TRON address. We send USDT on BEP20 only.':
    'Bu bir TRON adresine benziyor. USDT’yi yalnızca BEP20 üzerinden göndeririz.',
  'This looks like a Bitcoin address. We send USDT on BEP20 only.':
    'Bu bir Bitcoin adresine benziyor. USDT’yi yalnızca BEP20 üzerinden göndeririz.',
  'This looks like a Litecoin address. We send USDT on BEP20 only.':
    'Bu bir Litecoin adresine benziyor. USDT’yi yalnızca BEP20 üzerinden göndeririz.',
  'This looks like a Solana address. We send USDT on BEP20 only.':
    'Bu bir Solana adresine benziyor. USDT’yi yalnızca BEP20 üzerinden göndeririz.',
  'This is no whole practice address: one begins with PRACTICE-, and 24 letters and digits follow. Look for a typing mistake.':
    'Bu tam bir deneme adresi değil: PRACTICE- ile başlar, ardından 24 harf ve rakam gelir. Yazım hatası olup olmadığına bakın.',
  'A BEP20 address is 0x and 40 digits and letters from a to f. This one is not whole: copy it again.':
    'BEP20 adresi 0x ile başlar, ardından a ile f arasında 40 rakam ve harf gelir. Bu tam değil: yeniden kopyalayın.',
  'Enter the address with the 0x at its beginning.': 'Adresi başındaki 0x ile girin.',
  'This is a transaction or a private key, not an address. Never enter a private key anywhere. We did not keep what you entered.':
    'Bu bir adres değil, bir işlem ya da özel anahtar. Özel anahtarı hiçbir yere girmeyin. Girdiğinizi saklamadık.',
  'Names are not looked up. Enter the address itself: it begins with 0x.':
    'Adlar aranmaz. Adresin kendisini girin: 0x ile başlar.',
  'This is a practice address. Coins of a test network cannot be sent to it.':
    'Bu bir deneme adresi. Test ağının paraları oraya gönderilemez.',
  'That is the address of a real wallet. Practice money cannot leave to one; use a practice address: it begins with PRACTICE-. We did not keep what you entered.':
    'Bu, gerçek bir cüzdanın adresi. Deneme parası oraya gidemez; bir deneme adresi kullanın: PRACTICE- ile başlar. Girdiğinizi saklamadık.',
  "This address has a typing mistake (checksum doesn't match). Copy it again.":
    'Bu adreste bir yazım hatası var (sağlama toplamı uymuyor). Yeniden kopyalayın.',
  'Nobody holds this address: what is sent there is lost.':
    'Bu adresin sahibi yok: oraya gönderilen kaybolur.',
  'This is the contract of the token itself, not a wallet: what is sent there is lost.':
    'Bu, token’ın kendi sözleşmesi, bir cüzdan değil: oraya gönderilen kaybolur.',
  'That is an address of Evenmoor itself. Enter the address of your own wallet.':
    'Bu, Evenmoor’un kendi adresi. Kendi cüzdanınızın adresini girin.',
  'This address begins and ends like one that you use, but is another one. Look-alike addresses are a common theft: compare all of it.':
    'Bu adres, kullandığınız bir adres gibi başlayıp bitiyor ama başka bir adres. Benzer adresler yaygın bir hırsızlık yoludur: tamamını karşılaştırın.',
  'The network dropped the payment after it was sent.': 'Ağ, ödemeyi gönderildikten sonra düşürdü.',
  'The network did not take the payment.': 'Ağ ödemeyi kabul etmedi.',
  'That is your own practice wallet. It needs no entry.': 'Bu, kendi deneme cüzdanınız. Eklenmesi gerekmez.',
  'This address is in your address book already.': 'Bu adres zaten adres defterinizde.',
  'Your address book has {count} addresses. Remove one first.':
    'Adres defterinizde {count} adres var. Önce birini kaldırın.',
  'Name is required': 'Ad gerekli',
  'Use one line of plain text.': 'Tek satır düz metin kullanın.',
  'Message is required': 'Mesaj gerekli',
  'Use plain text.': 'Düz metin kullanın.',
  'Type the code.': 'Kodu yazın.',
  'That is too long for a code.': 'Bu, bir kod için çok uzun.',
  'Name the passkey.': 'Geçiş anahtarına bir ad verin.',
  'Use letters, spaces and signs only.': 'Yalnızca harf, boşluk ve işaret kullanın.',
  'Choose one of the documents.': 'Belgelerden birini seçin.',
  'Say which side it is: front or back.': 'Hangi yüz olduğunu belirtin: ön ya da arka.',
  'Choose a reason.': 'Bir neden seçin.',
  'The link is not complete.': 'Bağlantı eksik.',
  'Choose 7, 30 or 90 days.': '7, 30 ya da 90 gün seçin.',
  'Enter the transaction hash': 'İşlem özetini (hash) girin',
  'A transaction hash has 64 digits and letters from a to f. Copy it whole from your wallet.':
    'İşlem özeti (hash) 64 rakam ve a–f arası harften oluşur. Cüzdanınızdan tamamını kopyalayın.',
  'First name is required': 'Ad gerekli',
  'Last name is required': 'Soyadı gerekli',
  'Password is required': 'Parola gerekli',
  'OTP is required': 'Kod gerekli',
  'Choose 1, 7 or 30 days.': '1, 7 ya da 30 gün seçin.',
  'Choose day, week or month.': 'Gün, hafta ya da ay seçin.',
  'Enter an address': 'Bir adres girin',
  'Name the address': 'Adrese bir ad verin',
  'Email is required': 'E-posta gerekli',
  'Reset token is missing.': 'Sıfırlama bağlantısı eksik.',
  'Give a month such as 2026-10.': 'Bir ay yazın, örneğin 2026-10.',
  'Enter the amount as a decimal text, such as "250.00".':
    'Tutarı ondalık sayı olarak girin, örneğin “250.00”.',
  'Enter a valid email address.': 'Geçerli bir e-posta adresi girin.',
  'Choose one of the languages offered.': 'Sunulan dillerden birini seçin.',
  '{words} You use {address}.': '{words} Kullandığınız: {address}.',
  '{name} is switched off on this site. Choose another coin.':
    '{name} bu sitede kapalı. Başka bir coin seçin.',
  '{name} is paused: we cannot rely on what its network tells us just now. Nothing was opened; choose another coin or try again later.':
    '{name} duraklatıldı: şu anda ağının bize söylediklerine güvenemiyoruz. Hiçbir şey açılmadı; başka bir coin seçin ya da daha sonra tekrar deneyin.',
  'There is still {list}. Nothing was closed: take back, finish or cancel that, and withdraw first.':
    'Hâlâ şunlar var: {list}. Hiçbir şey kapatılmadı: önce bunları geri alın, tamamlayın ya da iptal edin ve parayı çekin.',
  'You are taking a break until {until} UTC, so nothing was started. Your money is untouched: you can take positions back and withdraw as always.':
    'Moladasınız (bitişi: {until} UTC), bu yüzden hiçbir şey başlatılmadı. Paranıza dokunulmadı: her zamanki gibi pozisyonları geri alabilir ve para çekebilirsiniz.',
  'Your identity check is in review. Withdraw it first if you want to send another document.':
    'Kimlik kontrolünüz incelemede. Başka bir belge göndermek istiyorsanız önce onu geri çekin.',
  'Your identity check is decided, so it cannot be withdrawn. Its pictures are removed 30 days after the decision.':
    'Kimlik kontrolünüz karara bağlandı, bu yüzden geri çekilemez. Resimleri karardan 30 gün sonra silinir.',
  'There is no identity check to withdraw.': 'Geri çekilecek bir kimlik kontrolü yok.',
  'Only practice money can be sent to a new address without the wait. Nothing was changed.':
    'Yeni bir adrese beklemeden yalnızca deneme parası gönderilebilir. Hiçbir şey değişmedi.',
  'Only practice money can be sent to a new address without the wait.':
    'Yeni bir adrese beklemeden yalnızca deneme parası gönderilebilir.',
  'Staff cannot close their account. Ask the operator to take your role first.':
    'Çalışanlar hesaplarını kapatamaz. Önce işletmeciden rolünüzü kaldırmasını isteyin.',
  'This withdrawal waits to be reviewed.': 'Bu çekim incelenmeyi bekliyor.',
  'This withdrawal is in review.': 'Bu çekim inceleniyor.',
  'This withdrawal is approved already and is about to be sent.':
    'Bu çekim zaten onaylandı ve gönderilmek üzere.',
  'This withdrawal has been sent already.': 'Bu çekim zaten gönderildi.',
  'This withdrawal has arrived already.': 'Bu çekim zaten ulaştı.',
  'This withdrawal was cancelled. The money is available again.':
    'Bu çekim iptal edildi. Para yeniden kullanılabilir.',
  'This withdrawal was rejected. The money is available again.':
    'Bu çekim onaylanmadı. Para yeniden kullanılabilir.',
  'This withdrawal could not be sent. The money is available again.':
    'Bu çekim gönderilemedi. Para yeniden kullanılabilir.',
  'Try again in a few seconds.': 'Birkaç saniye sonra tekrar deneyin.',
  'money in your account (fractions of a cent count too)': 'hesabınızda para (sentin kesirleri de sayılır)',
  'an open position': 'açık bir pozisyon',
  '{count} open positions': '{count} açık pozisyon',
  'an open checkout': 'açık bir ödeme sayfası',
  '{count} open checkouts': '{count} açık ödeme sayfası',
  'a withdrawal on its way': 'yolda bir çekim',
  '{count} withdrawals on their way': 'yolda {count} çekim',
  front: 'ön yüz',
  back: 'arka yüz',
  'we saw unusual activity': 'olağan dışı bir hareket gördük',
  'its owner asked for it': 'sahibi bunu istedi',
  'we are checking whether our terms were kept': 'koşullarımıza uyulup uyulmadığını inceliyoruz',
  'we have to answer a legal request': 'yasal bir talebe yanıt vermemiz gerekiyor',
  ...staffRefusals,
}
