import type { descriptions as englishDescriptions, verify as english } from '#messages/en/verify.ts'
import type { Translation } from '#messages/shape.ts'

export const verify: Translation<typeof english> = {
  title: 'Conferir um extrato',
  lead: 'Escolha o PDF. Ele é conferido neste navegador e não é enviado a lugar nenhum.',
  file: 'O extrato',
  fileHint: 'Um arquivo PDF salvo na página de extratos',
  check: 'Conferir',
  busy: 'Conferindo…',
  genuine: {
    title: 'Este extrato é autêntico',
    text: 'Foi assinado aqui e nenhum byte mudou desde então.',
  },
  changed: {
    title: 'Este arquivo foi alterado',
    text: 'Foi assinado aqui, mas não está como era. Não confie em nada dele.',
  },
  other_key: {
    title: 'A assinatura é de outro',
    text: 'O arquivo não foi assinado com a chave deste site. Pergunte a quem o enviou de que site ele é.',
  },
  truncated: {
    title: 'Falta o fim do arquivo',
    text: 'Provavelmente não foi salvo inteiro. Salve de novo e confira esse.',
  },
  no_pdf: {
    title: 'Isto não é um PDF',
    text: 'Escolha o extrato como foi salvo. Uma imagem ou um texto dele não pode ser conferido.',
  },
  no_statement: {
    title: 'Isto não é um extrato',
    text: 'O arquivo é um PDF, mas não um extrato da Evenmoor.',
  },
  failed:
    'Não foi possível ler a chave deste site, então nada foi conferido. Seu arquivo continua aqui. Tente de novo.',
  facts: {
    title: 'O que o extrato diz',
    holder: 'Titular',
    period: 'Período',
    mode: 'Dinheiro',
    practice: 'Dinheiro de prática',
    test: 'Moedas de redes de teste',
    opening: 'Saldo inicial',
    closing: 'Saldo final',
    fees: 'Taxas',
    transactions: 'Transações',
    until: 'Até',
  },
  receipt: {
    genuine: 'Este recibo é autêntico',
    title: 'O que o recibo diz',
    asked: 'Pedido',
    credited: 'Creditado',
    settled: 'Concluído',
    checkout: 'Ordem de pagamento',
    payments: 'Pagamentos',
  },
  payout: {
    amount: 'Você saca',
    fee: 'Nossa tarifa (1 %)',
    net: 'Você recebe',
    confirmed: 'Confirmado',
    address: 'Endereço',
    network: 'Rede',
    transaction: 'Transação',
    withdrawal: 'Saque',
  },
  howTitle: 'Como funciona',
  how: 'Cada extrato termina com uma assinatura Ed25519 sobre cada byte anterior. Quem muda um número a quebra.',
  key: 'Chave pública',
  keyText: 'Guarde-a para conferir extratos sem esta página:',
  offline: 'npm run ops -- verify-statement FILE --key …',
  script: 'Esta conferência precisa de JavaScript. Sem ele, use o comando abaixo.',
  needed: 'Escolha primeiro um arquivo.',
}

export const descriptions: Translation<typeof englishDescriptions> = {
  verifyStatement:
    'Confira no navegador se um extrato da Evenmoor é autêntico e não mudou. O arquivo não é enviado.',
}
