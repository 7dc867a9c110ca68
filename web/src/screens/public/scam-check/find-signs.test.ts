import { expect, test } from 'vitest'
import { findSigns } from './find-signs.ts'
import { offerLengthMax } from './offer-length.ts'
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
  [
    'it',
    'Rendimento garantito del 3% al giorno, senza rischi! Solo oggi. Invita i tuoi amici e scrivimi.',
    ['sure', 'rate', 'pressure', 'recruit', 'chat'],
  ],
  [
    'ja',
    '毎日3%の利益を保証！本日限り。LINEで登録、友達を紹介すると報酬がもらえます。',
    ['sure', 'rate', 'pressure', 'recruit', 'chat'],
  ],
  [
    'zh-CN',
    '老师带单，每天稳定收益3%，稳赚不赔，名额仅剩5个！邀请好友可得奖励，加我微信。',
    ['star', 'sure', 'rate', 'pressure', 'recruit', 'chat'],
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
  ['a fee before a withdrawal, in Italian', 'Per prelevare devi prima versare una tassa del 20%.', 'fee'],
  [
    'a fee before a withdrawal, in Italian',
    'Il prelievo sarà possibile solo dopo aver pagato la tassa.',
    'fee',
  ],
  ['a secret, in Italian', 'Inviami il codice che hai ricevuto via SMS.', 'secret'],
  ['remote access, in Italian', 'Installa il programma e condividi lo schermo.', 'remote'],
  ['lost money back, in Italian', 'Recuperiamo i tuoi soldi rubati online.', 'recovery'],
  ['secrecy, in Italian', 'Non dire niente alla banca, resta tra noi.', 'secrecy'],
  [
    'a payment that can’t be undone, in Italian',
    'Trasferisci 500 euro in Bitcoin a questo indirizzo.',
    'payment',
  ],
  ['a famous name, in Italian', 'Il nostro robot di trading lavora per te.', 'star'],
  ['a license, in Italian', 'Siamo autorizzati dalla Consob.', 'license'],
  ['a fee before a withdrawal, in Japanese', '出金するには、先に税金20%を納付してください。', 'fee'],
  [
    'a fee before a withdrawal, in Japanese',
    '口座が凍結されました。解除のため保証金30万円を入金してください。',
    'fee',
  ],
  ['a secret, in Japanese', '本人確認のため認証コードを教えてください。', 'secret'],
  ['a secret, in Japanese', 'ウォレットの復元フレーズを入力してください。', 'secret'],
  ['remote access, in Japanese', '遠隔操作でサポートします。', 'remote'],
  ['lost money back, in Japanese', '詐欺で失った仮想通貨を取り戻します。', 'recovery'],
  ['secrecy, in Japanese', '家族には内緒でお願いします。', 'secrecy'],
  [
    'a payment that can’t be undone, in Japanese',
    'ビットコインをこのアドレスに送金してください。',
    'payment',
  ],
  ['a famous name, in Japanese', 'AIによる自動売買ツールです。', 'star'],
  ['a license, in Japanese', '金融庁に認可された取引所です。', 'license'],
  ['a daily rate, in Japanese', '1日あたり2%の配当です。', 'rate'],
  ['a fee before a withdrawal, in Chinese', '您的账户已被冻结，需先缴纳20%个人所得税后才能提现。', 'fee'],
  ['a fee before a withdrawal, in Chinese', '提现前需缴纳保证金，请联系客服。', 'fee'],
  ['a secret, in Chinese', '请把短信验证码发给我，我帮您开通。', 'secret'],
  ['a secret, in Chinese', '请输入钱包的助记词。', 'secret'],
  ['remote access, in Chinese', '打开屏幕共享，我教你操作。', 'remote'],
  ['lost money back, in Chinese', '专业团队，帮你追回被骗资金。', 'recovery'],
  ['secrecy, in Chinese', '千万不要告诉家人，银行问起来就说是装修款。', 'secrecy'],
  ['a payment that can’t be undone, in Chinese', '请将资金转入安全账户配合调查。', 'payment'],
  ['a payment that can’t be undone, in Chinese', '请将USDT转到以下地址。', 'payment'],
  ['a famous name, in Chinese', 'AI量化交易机器人。', 'star'],
  ['a license, in Chinese', '平台受美国NFA监管，持有MSB牌照。', 'license'],
  ['a daily rate, in Chinese', '跟着操作，每天盈利5-10%。', 'rate'],
  ['a daily rate, in Chinese', '每日返利百分之三。', 'rate'],
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
    'La riunione è alle 15 in sala 2. Porta la tessera sanitaria.',
    'Il tuo codice è 482913. Non dire a nessuno il tuo PIN.',
    'Per prelevare da altri sportelli si paga una commissione di 2 euro.',
    'Il rendimento non è garantito. I rendimenti passati non indicano quelli futuri.',
    'ご予約は3月4日10時です。オンラインでも参加できます。締め切りは金曜日です。',
    '本商品は元本保証の商品ではありません。利益を保証するものではありません。',
    '認証コードは482913です。第三者に教えないでください。',
    '3月分の明細書ができました。ATMの引き出しには220円の手数料がかかります。',
    '毎日20%オフ。1日に必要な鉄分の30%を摂れます。',
    '本理财产品不保证本金和收益，过往业绩不代表未来表现。',
    '您的验证码是482913，请勿将验证码告诉任何人。',
    '切勿向任何人透露密码和验证码，银行工作人员不会向您索要。',
    '您的信用卡3月账单已出，日利率0.05%，请于25日前还款。',
    '提现收取1%手续费，从提现金额中扣除。',
    '押金100元，还车后押金可提现到银行卡。',
    '成人每天推荐摄入膳食纤维25克，约占推荐量的30%。',
    '老师带队去博物馆参观，请带身份证。系统今晚下线维护。',
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
  const offers = [
    'pay send withdraw 5 % a ',
    '提现先交不要告诉验证码每天5%收益',
    '出金する前に手数料を毎日5%家族に',
  ]
  const long = offers.map((words) => words.repeat(2_000))
  for (const sign of signs)
    for (const source of patterns[sign]) expect(() => new RegExp(source, 'iu')).not.toThrow()
  const startedAt = performance.now()
  for (const offer of long) {
    expect(offer.length).toBeGreaterThan(offerLengthMax)
    findSigns(offer)
  }
  expect(performance.now() - startedAt).toBeLessThan(1_000)
})
