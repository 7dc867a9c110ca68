import { expect, test } from 'vitest'
import { findSigns, offerLengthMax } from './find-signs.ts'
import { patterns, signs } from './signs.ts'

const namesIn = (offer: string) => findSigns(offer).map(({ sign }) => sign)

test.each([
  ['en', 'Guaranteed 2.5% a day! Only today. Message me on WhatsApp.', ['sure', 'rate', 'pressure', 'chat']],
  ['de', 'Garantierte Rendite, 3 % pro Tag, nur heute! Schreib mir.', ['sure', 'rate', 'pressure', 'chat']],
  [
    'es',
    'Ganancias garantizadas, 3% al día, solo hoy. Invita a tus amigos.',
    ['sure', 'rate', 'pressure', 'recruit'],
  ],
  [
    'fr',
    'Sans risque, 3 % par jour, dernière chance ! Envoyez 500 USDT.',
    ['sure', 'rate', 'pressure', 'payment'],
  ],
  ['pt-BR', 'Renda passiva garantida, 3% ao dia, vagas limitadas.', ['sure', 'rate', 'pressure']],
  ['tr', 'Garantili kazanç, günde %3, sadece bugün!', ['sure', 'rate', 'pressure']],
  [
    'pl',
    'Gwarantowany zysk 3% dziennie, tylko dziś! Zaproś znajomych i napisz do mnie.',
    ['sure', 'rate', 'pressure', 'recruit', 'chat'],
  ],
  ['id', 'Dijamin untung 3% per hari, hanya hari ini. Ajak teman!', ['sure', 'rate', 'pressure', 'recruit']],
  [
    'vi',
    'Cam kết lợi nhuận 3% mỗi ngày, chỉ hôm nay! Giới thiệu bạn bè nhận thưởng, nhắn Zalo cho mình.',
    ['sure', 'rate', 'pressure', 'recruit', 'chat'],
  ],
  [
    'hi',
    'रोज़ाना 3% पक्का मुनाफ़ा, बिना किसी जोखिम, सिर्फ आज! दोस्तों को जोड़ें, व्हाट्सऐप पर मैसेज करें।',
    ['sure', 'rate', 'pressure', 'recruit', 'chat'],
  ],
  ['ar', 'أرباح مضمونة 3% يوميا، اليوم فقط', ['sure', 'rate', 'pressure']],
])('an offer in %s shows its warning signs', (_locale, offer, expected) => {
  expect(namesIn(offer)).toEqual(expect.arrayContaining(expected))
})

test.each([
  ['a fee before a withdrawal', 'To withdraw, you first need to pay a 10% tax.', 'fee'],
  ['a secret', 'Send us your 12-word seed phrase to verify the wallet.', 'secret'],
  ['remote access', 'Install AnyDesk and I will help you.', 'remote'],
  ['lost money back', 'We recover your lost crypto.', 'recovery'],
  ['secrecy', "Don't tell your bank what the transfer is for.", 'secrecy'],
  ['a famous name', 'The AI trading bot of Elon Musk.', 'star'],
  ['a fee before a withdrawal, in Hindi', 'पैसा निकालने से पहले 10% टैक्स भरना होगा।', 'fee'],
  ['a secret, in Hindi', 'वॉलेट वेरिफ़ाई करने के लिए OTP भेजें।', 'secret'],
  ['remote access, in Hindi', 'एनीडेस्क इंस्टॉल करके स्क्रीन शेयर करें।', 'remote'],
  ['lost money back, in Hindi', 'हम आपका डूबा हुआ पैसा वापस दिलाएँगे।', 'recovery'],
  ['secrecy, in Hindi', 'बैंक को मत बताना कि पैसा किसलिए है।', 'secrecy'],
  ['a payment that can’t be undone, in Hindi', '500 USDT इस पते पर भेजें।', 'payment'],
  ['a famous name, in Hindi', 'AI वाला ट्रेडिंग रोबोट आपके लिए काम करता है।', 'star'],
  ['a license, in Hindi', 'हमारी कंपनी सेबी से मान्यता प्राप्त है।', 'license'],
  ['a license', 'We are fully licensed and regulated.', 'license'],
  ['a fee before a withdrawal, in Vietnamese', 'Bạn cần đóng thuế 10% trước khi rút tiền.', 'fee'],
  ['a secret, in Vietnamese', 'Gửi cho mình mã OTP để xác nhận.', 'secret'],
  ['remote access, in Vietnamese', 'Bạn bật chia sẻ màn hình giúp em nhé.', 'remote'],
  ['lost money back, in Vietnamese', 'Nhận lấy lại tiền bị lừa đảo trên mạng.', 'recovery'],
  ['secrecy, in Vietnamese', 'Đừng nói với ngân hàng lý do chuyển tiền.', 'secrecy'],
  ['a payment that can’t be undone, in Vietnamese', 'Chuyển 500 USDT vào ví này.', 'payment'],
  ['a famous name, in Vietnamese', 'Robot giao dịch của chúng tôi chạy 24/7.', 'star'],
  ['a license, in Vietnamese', 'Sàn được cấp phép đầy đủ.', 'license'],
  ['a fee before a withdrawal, in Polish', 'Aby wypłacić środki, zapłać najpierw 10% podatku.', 'fee'],
  ['a secret, in Polish', 'Prześlij frazę odzyskiwania portfela.', 'secret'],
  ['remote access, in Polish', 'Potrzebny jest zdalny dostęp do komputera.', 'remote'],
  ['lost money back, in Polish', 'Odzyskamy Twoje stracone pieniądze.', 'recovery'],
  ['secrecy, in Polish', 'Nie mów nikomu w banku, po co ten przelew.', 'secrecy'],
  ['a payment that can’t be undone, in Polish', 'Prześlij 500 zł w USDT na ten adres.', 'payment'],
  ['a famous name, in Polish', 'Polecają nas celebryci.', 'star'],
  ['a license, in Polish', 'Działamy pod nadzorem KNF.', 'license'],
])('%s is found', (_name, offer, sign) => {
  expect(namesIn(offer)).toContain(sign)
})

test('an everyday message shows none', () => {
  for (const text of [
    '',
    'Your package arrives on Tuesday between 9 and 12. Please ring the bell.',
    'Ihr Termin ist am 4. März um 10 Uhr. Bitte bringen Sie den Ausweis mit.',
    'Lịch hẹn của bạn là 10 giờ ngày 4 tháng 3. Nhớ mang theo căn cước và kết quả khám.',
    'Sao kê tháng 3 đã sẵn sàng. Phí thẻ là 5.000 đồng mỗi tháng.',
    'Wizyta jest 4 marca o 10:00. Prosimy zabrać dowód osobisty i wyniki badań.',
    'Wyciąg z konta za marzec jest gotowy. Opłata za kartę wynosi 5 zł miesięcznie.',
    'आपकी मीटिंग 4 मार्च को सुबह 10 बजे है। पहचान पत्र साथ लाएँ।',
    'मार्च का बैंक स्टेटमेंट तैयार है। कार्ड का सालाना शुल्क 500 रुपये है।',
    'हम आपको कोड भेजेंगे। यह OTP किसी को न बताएँ।',
    'La réunion commence à 15 h en salle 2.',
  ])
    expect(namesIn(text)).toEqual([])
})

test('look-alike letters and invisible signs hide nothing', () => {
  expect(namesIn('ｇｕａｒａｎｔｅｅｄ returns')).toContain('sure')
  expect(namesIn('guar\u200banteed returns')).toContain('sure')
})

test('the words that show a sign are quoted, with a little around them', () => {
  const [found] = findSigns(`${'x '.repeat(50)}last chance${' y'.repeat(50)}`)
  expect(found).toMatchObject({ sign: 'pressure', match: 'last chance' })
  expect(found!.before.length + found!.after.length).toBeLessThan(90)
})

test('every pattern is read, and the longest offer takes no noticeable time', () => {
  const long = 'pay send withdraw 5 % a '.repeat(2_000)
  expect(long.length).toBeGreaterThan(offerLengthMax)
  for (const sign of signs)
    for (const source of patterns[sign]) expect(() => new RegExp(source, 'iu')).not.toThrow()
  const startedAt = performance.now()
  findSigns(long)
  expect(performance.now() - startedAt).toBeLessThan(1_000)
})
