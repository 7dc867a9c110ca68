/** The warning signs that an offer is searched for, in the order in which they are shown: the strongest first. */
export const signs = [
  'secret',
  'remote',
  'fee',
  'recovery',
  'sure',
  'rate',
  'pressure',
  'secrecy',
  'payment',
  'star',
  'recruit',
  'chat',
  'license',
] as const
export type Sign = (typeof signs)[number]

const percent = String.raw`\d+(?:[.,]\d+)?\s*(?:%|٪|percent|prozent|por ciento|por cento|pour cent|persen)`

/**
 * How each sign reads in the languages of the site. An offer may be in another language than the page, so it is searched
 * for all of them. Sources of regular expressions, read without case.
 */
export const patterns: Readonly<Record<Sign, readonly string[]>> = {
  secret: [
    'seed (?:phrase|words)|recovery (?:phrase|words)|secret phrase|private keys?|(?:12|24)[- ]word',
    '(?:cụm từ|cụm 12 từ|từ khóa) (?:khôi phục|bí mật|hạt giống)|khóa (?:riêng tư|bí mật|cá nhân)|(?:12|24) từ|(?:gửi|đọc|cung cấp|cho (?:tôi|mình|em)).{0,30}(?:mã otp|otp|mã xác (?:thực|minh|nhận)|mật khẩu|mã pin)',
    '(?:send|tell|give|share|forward)\\s.{0,30}(?:verification |sms |security )?(?:code|password|pin)',
    'wiederherstellungs(?:wörter|phrase)|geheimphrase|private[rnm]? schlüssel|(?:12|24) wörter',
    'frase (?:semilla|de recuperación|secreta|semente)|clave privada|chave privada|(?:12|24) palabras|(?:12|24) palavras|frase de recuperação',
    'phrase (?:de récupération|secrète)|clé privée|(?:12|24) mots',
    'kurtarma (?:kelimeleri|ifadesi)|özel anahtar|(?:12|24) kelime',
    'frasa (?:pemulihan|rahasia|benih)|kunci pribadi|(?:12|24) kata',
    'عبارة (?:الاسترداد|الاستعادة|سرية)|المفتاح الخاص|(?:12|24) كلمة',
  ],
  remote: [
    'any\\s?desk|team\\s?viewer|quick ?assist|rust\\s?desk|ultraviewer',
    '(?:truy cập|điều khiển|hỗ trợ) từ xa|chia sẻ màn hình',
    'remote (?:access|control|desktop)|screen[- ]?shar(?:e|ing)|share your screen',
    'fernzugriff|bildschirm (?:teilen|freigeben)|acceso remoto|acesso remoto|accès à distance|partag(?:e|er) (?:votre|ton) écran|compart(?:e|ir|ilh\\S*) (?:tu|la|sua|a) (?:pantalla|tela)|uzaktan erişim|ekran paylaş|akses jarak jauh|berbagi layar',
    'الوصول عن بعد|التحكم عن بعد|مشاركة الشاشة',
  ],
  fee: [
    '(?:pay|deposit|send|transfer|settle)\\s.{0,60}(?:tax|fee|commission|charge|deposit|verification)\\b.{0,60}(?:withdraw|release|unlock|unfreeze|cash out|payout)',
    '(?:đóng|nộp|trả|chuyển|thanh toán|nạp).{0,60}(?:thuế|phí|tiền cọc|ký quỹ|xác minh).{0,60}(?:rút|giải ngân|mở khóa|nhận tiền)|(?:rút|giải ngân|mở khóa|nhận tiền).{0,60}(?:đóng|nộp|trả|chuyển|nạp|thanh toán).{0,40}(?:thuế|phí|cọc|ký quỹ)|phí (?:rút tiền|giải ngân|mở khóa|kích hoạt)',
    '(?:withdraw\\w*|release|unlock\\w*|unfreeze|cash out|payout).{0,60}(?:after|once|until|unless|first|before).{0,40}(?:pay|tax|fee|deposit)',
    '(?:withdrawal|unlock|release|activation|clearance) (?:fee|tax)',
    '(?:auszahlung|auszahlen|freischalt\\w*).{0,60}(?:gebühr|steuer|einzahl)|(?:gebühr|steuer).{0,60}(?:auszahl|freischalt)',
    '(?:retir\\w*|desbloque\\w*|sacar|saque).{0,60}(?:pag\\w*|comisión|impuesto|tasa|taxa|imposto)|(?:pag\\w*|impuesto|taxa|imposto|comisión).{0,60}(?:retir|desbloque|sacar|saque)',
    '(?:retrait|retirer|débloqu\\w*).{0,60}(?:frais|taxe|impôt|payer)|(?:frais|taxe|impôt|payer).{0,60}(?:retrait|retirer|débloqu)',
    '(?:çek\\w*|para çek\\w*).{0,60}(?:ücret|vergi|komisyon)|(?:ücret|vergi|komisyon).{0,60}çek',
    '(?:penarikan|menarik|mencairkan).{0,60}(?:biaya|pajak)|(?:biaya|pajak).{0,60}(?:penarikan|menarik|mencairkan)',
    '(?:سحب|السحب).{0,60}(?:رسوم|ضريبة|عمولة)|(?:رسوم|ضريبة|عمولة|ادفع).{0,60}(?:سحب|السحب)',
  ],
  recovery: [
    '(?:recover|get back|retrieve|refund)\\w*.{0,40}(?:lost|stolen|scammed|your (?:money|funds|crypto|coins|bitcoin))|(?:fund|crypto|asset) recovery',
    '(?:lấy lại|thu hồi|đòi lại|hoàn lại).{0,40}(?:bị (?:lừa|treo|mất)|đã mất|lừa đảo|tiền treo|coin|crypto)',
    '(?:verlorene\\w*|gestohlene\\w*).{0,40}(?:zurückhol|wiederbeschaff)|geld zurückholen',
    'recuper\\w+.{0,40}(?:dinero|fondos|dinheiro|fundos|perdid|robad|roubad)',
    'récupér\\w+.{0,40}(?:argent|fonds|perdu|volé)',
    '(?:kayıp|çalınan|kaybettiğiniz).{0,40}(?:geri al|kurtar)|memulihkan.{0,40}(?:dana|uang|kripto)',
    'استرداد.{0,40}(?:أموال|المال|المفقود|المسروق)|استعادة.{0,40}(?:أموال|المال)',
  ],
  sure: [
    "guarantee\\w*|risk[- ]?free|no risk|zero risk|without (?:any )?risk|can(?:no|’|')?t lose|cannot lose|sure (?:profit|return|gain)|safe (?:profit|return)|passive income|100\\s*% safe",
    '(?:đảm bảo|bảo đảm|cam kết|chắc chắn|bao) (?:có )?(?:lợi nhuận|lãi|lời|sinh lời|thắng|hoàn vốn)|(?:lợi nhuận|lãi|thu nhập).{0,20}(?:đảm bảo|bảo đảm|cam kết|chắc chắn)|(?:không|phi|0%) (?:có )?rủi ro|thu nhập thụ động|bao (?:lỗ|thua)|nhân đôi|làm giàu|tự do tài chính',
    '(?:double|triple|multiply) your|\\bx\\s?(?:10|100|1000)\\b|get rich|financial freedom',
    'garantiert\\w*|garantie auf|ohne risiko|risikolos\\w*|risikofrei\\w*|sichere[rsn]? (?:rendite|gewinn)|passives einkommen|verdoppel\\w*',
    'garantiz\\w+|garantid\\w+|sin riesgo|sem risco|ingresos? pasivos?|renda passiva|ganancias? segura|lucro certo|duplic\\w+|dobr\\w+ (?:seu|o seu)',
    'garanti(?:e|s|es)?\\b|sans risque|revenus? passifs?|gain assuré|doublez',
    'garantili|risksiz|kesin kazanç|pasif gelir|ikiye katla',
    'dijamin|tanpa risiko|bebas risiko|penghasilan pasif|pasti untung|gandakan',
    'مضمون\\S*|بدون مخاطر|بلا مخاطر|دخل سلبي|أرباح مؤكدة|ضاعف',
  ],
  rate: [
    `${percent}\\s*(?:a|per|each|every|/|pro|am|al|por|por|ao|par|le|setiap|per|sehari|في|كل)?\\s*(?:day|daily|week|weekly|hour|hourly|tag|täglich|woche|wöchentlich|día|diari\\S*|semana\\S*|dia|jour|semaine|hari|harian|minggu|يوم\\S*|أسبوع\\S*|ساعة)`,
    `(?:${percent}|\\d+(?:[.,]\\d+)? phần trăm)\\s*(?:lợi nhuận|lãi)?\\s*(?:/|mỗi|một|hằng|hàng|theo)?\\s*(?:ngày|tuần|giờ)|(?:mỗi|hằng|hàng) (?:ngày|tuần|giờ)\\s.{0,25}(?:${percent}|\\d+ phần trăm)|lãi (?:ngày|tuần)\\s.{0,15}${percent}`,
    `(?:daily|weekly|hourly|täglich|wöchentlich|diario|diaria|semanal|par jour|quotidien\\S*|günlük|haftalık|harian|mingguan|يومي\\S*|أسبوعي\\S*)\\s.{0,25}${percent}`,
    `(?:günde|haftada|günlük|haftalık)\\s*(?:${percent}|%\\s?\\d)`,
    String.raw`(?:[3-9]\d|\d{3,})\s*(?:%|٪)\s*(?:a|per|every|pro|al|ao|par|setiap|في|كل)?\s*(?:month|monthly|monat|mes|mês|mois|ay|bulan|شهر)`,
  ],
  pressure: [
    "only today|today only|last chance|act (?:now|fast)|hurry|limited (?:spots|time|offer|places|slots)|(?:offer|chance) (?:ends|expires)|before it(?:’|')?s too late|don(?:’|')?t miss|only \\d+ (?:spots|places|seats)",
    '(?:chỉ|duy nhất) (?:trong |có )?(?:hôm nay|hôm nay thôi)|cơ hội cuối|nhanh tay|nhanh lên|(?:số lượng|suất|thời gian) có hạn|(?:chỉ )?còn \\d+ (?:suất|chỗ|slot)|đừng bỏ lỡ|trước khi quá muộn|ngay kẻo',
    'nur (?:noch )?heute|letzte chance|jetzt zuschlagen|schnell sein|begrenzte (?:plätze|zeit)|nur noch \\d+ plätze|bevor es zu spät',
    'solo hoy|última oportunidad|últimas plazas|plazas limitadas|actúa (?:ya|ahora)|só hoje|última chance|vagas limitadas|aja agora|corra',
    "aujourd(?:’|')hui seulement|dernière chance|places limitées|dépêchez|agissez (?:vite|maintenant)|avant qu(?:’|')il ne soit trop tard",
    'sadece bugün|son şans|sınırlı (?:süre|kontenjan)|acele ed|kaçırma|hanya hari ini|kesempatan terakhir|terbatas|buruan|jangan sampai ketinggalan',
    'اليوم فقط|فرصة أخيرة|آخر فرصة|أماكن محدودة|لفترة محدودة|سارع|لا تفوت',
  ],
  secrecy: [
    "(?:don(?:’|')?t|do not|never) (?:tell|inform|mention).{0,40}(?:bank|anyone|family|wife|husband|friends)|keep (?:it|this) (?:a )?secret|tell your bank (?:that|it)",
    '(?:đừng|không được|tuyệt đối không|không) (?:nói|kể|báo|tiết lộ|cho).{0,40}(?:ngân hàng|gia đình|người nhà|vợ|chồng|bạn bè|với ai|cho ai|ai biết)|giữ (?:kín|bí mật)',
    '(?:sag\\w*|erzähl\\w*).{0,30}(?:niemandem|nichts|nicht).{0,30}|(?:bank|familie) nichts',
    'no (?:le )?(?:digas|cuentes).{0,30}|não (?:conte|diga).{0,30}(?:ninguém|banco|família)|ne (?:dites|parlez).{0,30}(?:personne|banque|famille)',
    'kimseye söyleme|bankaya söyleme|jangan (?:beri tahu|ceritakan|bilang)|لا تخبر',
  ],
  payment: [
    'gift cards?|(?:send|pay|transfer).{0,30}(?:bitcoin|btc|usdt|eth|crypto).{0,40}(?:address|wallet)|western union|moneygram|cash by mail',
    'thẻ (?:quà tặng|cào)|(?:gửi|chuyển|nạp|thanh toán).{0,40}(?:bitcoin|btc|usdt|eth\\b|crypto|tiền (?:ảo|điện tử|mã hóa))',
    'geschenkkarten?|gutscheinkarten?|tarjetas? (?:de )?regalo|cart(?:ão|ões)[- ](?:de )?presente|cartes? cadeaux?|hediye kartı|kartu hadiah|بطاقات? (?:هدايا|هدية)',
    '(?:sende\\w*|überweis\\w*|envía\\w*|envi\\w*|envoy\\w*|gönder\\w*|kirim\\w*|أرسل).{0,40}(?:bitcoin|btc|usdt|eth\\b|crypto|kripto|عملات)',
  ],
  star: [
    'elon musk|jeff bezos|as seen on (?:tv|bbc|cnn)|celebrit\\w+|endorsed by',
    'người nổi tiếng|như đã thấy trên (?:tivi|tv|vtv|báo)|trí tuệ nhân tạo.{0,20}(?:giao dịch|đầu tư|kiếm tiền)|(?:bot|robot|ai) (?:tự động )?(?:giao dịch|trade|đầu tư)',
    '(?:ai|a\\.i\\.|ki|ia|yapay zeka|kecerdasan buatan|الذكاء الاصطناعي)[- ]?(?:powered )?.{0,20}(?:trading|trader|bot|robot|تداول)',
    '(?:trading|forex|crypto|krypto|kripto|cripto)[- ]?(?:bot|robot)|robot (?:de )?trading|روبوت تداول',
    'bekannt aus|prominente|famosos|celebridades|célébrités|ünlü\\w*|selebriti|المشاهير',
  ],
  recruit: [
    '(?:refer|invite|bring|recruit)\\w*.{0,30}(?:friends?|people|members|investors)|referral (?:bonus|commission|program)|downline|matrix plan|\\d+ levels?',
    '(?:mời|giới thiệu|rủ|kéo|tuyển).{0,30}(?:bạn bè|người thân|thành viên|nhà đầu tư)|hoa hồng (?:giới thiệu|tuyến dưới|hệ thống)|thưởng giới thiệu|tuyến dưới|đa cấp',
    'freunde (?:werben|einladen)|empfehlungs(?:bonus|provision)|invita a (?:tus )?amig|refer\\w* (?:a )?amig|indi(?:que|car) amig|convid\\w+ amig|parrain\\w+|invite[rz] (?:vos|tes|des) amis',
    'arkadaş\\S* (?:davet|getir)|ajak teman|undang teman|bonus referral|ادع(?:و)? أصدقا\\S*|دعوة الأصدقاء|مكافأة الإحالة',
  ],
  chat: [
    'whats\\s?app|telegram|t\\.me/|signal group|wechat|dm me|message me|text me|contact me privately|inbox me',
    'zalo|viber|(?:nhắn|inbox|ib|liên hệ) (?:tin )?(?:riêng )?(?:cho )?(?:tôi|mình|em|admin)|nhắn tin riêng|nhóm kín',
    'واتساب|تيليجرام|تلغرام|تليجرام|راسلني',
    'schreib\\w* mir|escríbeme|me chama|chama no|écri(?:s|vez)[- ]moi|bana yaz|hubungi saya|chat saya',
  ],
  license: [
    '(?:fully |officially )?(?:licensed|regulated|registered|insured|certified)\\b|government[- ]approved|legal and safe',
    'được (?:cấp phép|cấp giấy phép|bảo hiểm|nhà nước bảo hộ|chính phủ công nhận)|(?:có|đầy đủ) giấy phép (?:của|do|từ|hoạt động|kinh doanh|đầu tư)|hợp pháp (?:và|,) an toàn|ngân hàng nhà nước (?:cấp phép|công nhận)',
    'lizenziert|reguliert|staatlich (?:geprüft|anerkannt)|versichert\\b|regulad[oa]s?|licenciad[oa]s?|autorizad[oa]s? por|regulament\\w+|agréé\\w*|régulé\\w*|lisanslı|düzenlenmiş|yasal|berizin|terdaftar (?:di|resmi)|diawasi|مرخص\\S*|مرخّص\\S*|مسجل(?:ة)? رسمي\\S*',
  ],
}
