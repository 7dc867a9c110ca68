/**
 * What no page and no mail says, in each language: promises, flattery and hurry, as the stems that sellers of sure
 * returns use (product.md; the regulators' lists of red flags). "No warranty" of a licence is none of them.
 */
export const bannedWords: Readonly<Record<string, RegExp>> = {
  en: /guarantee|risk[- ]?free|no risk|passive income|\bprofits?\b|double your|act now|hurry|last chance|only today|today only|limited (?:spots|time|offer)|earn up to|easy money|get rich|sure (?:profit|return|gain)/iu,
  es: /(?<!sin )garant(?:iz|ía)|sin riesgo|libre de riesgo|ingresos? pasivos?|date prisa|apresúra|última oportunidad|s[oó]lo (?:por )?hoy|gana hasta|(?:ganancias?|beneficios?|rentabilidad) segur|dinero fácil|hazte ric|duplica/iu,
  'pt-BR':
    /(?<!sem )garant(?:i|a)|sem risco|livre de risco|renda passiva|aproveite já|última (?:chance|oportunidade)|(?:só|somente|apenas) hoje|ganhe até|lucro|(?:ganho|retorno)s? cert|dinheiro fácil|fique rico|dobre seu/iu,
  fr: /(?<!(?:sans|ni) )garanti|sans (?:aucun )?risque|revenus? passifs?|dépêche|dernière chance|(?:seulement|uniquement) aujourd|aujourd.hui seulement|gagnez jusqu|(?:profits?|gains?|rendements?) (?:sûr|assur|certain)|argent facile|devenez riche|doublez/iu,
  de: /garanti(?!erung)|risiko(?:frei|los)|ohne risiko|passive[sn]? einkommen|beeil|letzte (?:chance|gelegenheit)|nur heute|verdienen? sie bis zu|verdiene bis zu|sichere[rn]? (?:gewinn|rendite|ertrag)|schnelles geld|reich werden|verdoppel|jetzt zugreifen/iu,
  tr: /garanti|risksiz|pasif gelir|acele|son (?:şans|fırsat)|(?:sadece|yalnızca) bugün|kadar kazan|kesin (?:kazanç|kâr|getiri)|kolay para|zengin ol|ikiye katla/iu,
  id: /garansi|dijamin|(?<!pen|tanpa )jaminan|(?:tanpa|bebas) risiko|(?:pendapatan|penghasilan) pasif|buruan|kesempatan terakhir|hanya hari ini|(?:hasilkan|raih) hingga|(?:untung|keuntungan|(?<!suatu )hasil) pasti|pasti untung|uang mudah|cepat kaya|gandakan/iu,
  ar: /مضمون|نضمن|مكفول|(?:بلا|بدون|دون) مخاطر|خالٍ? من المخاطر|دخل سلبي|سارعوا?(?!\p{L})|(?:الفرصة|فرصتك) الأخيرة|فرصة أخيرة|اليوم فقط|(?:اربح|اكسب) (?:حتى|ما يصل)|(?:ربح|أرباح|عائد|مكسب) مؤكد|مال سهل|ضاعف/u,
}
