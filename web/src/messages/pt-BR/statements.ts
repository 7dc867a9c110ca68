import type { statements as english } from '#messages/en/statements.ts'
import type { Translation } from '#messages/shape.ts'

export const statements: Translation<typeof english> = {
  title: 'Extratos',
  lead: 'Um extrato de cada mês: o que havia, cada transação e o que há.',
  back: 'Voltar às transações',
  month: 'Mês',
  opening: 'Saldo inicial',
  change: 'Mudança',
  closing: 'Saldo final',
  transactions: 'Transações',
  soFar: 'até agora',
  pdf: 'PDF',
  csv: 'CSV',
  pdfOf: 'Salvar {month} como PDF',
  csvOf: 'Salvar {month} como CSV',
  busy: 'Preparando…',
  saved: '{month} está nos seus downloads.',
  emptyTitle: 'Nenhum extrato ainda',
  emptyText: 'O primeiro começa com a sua primeira transação.',
  verify: 'Conferir um extrato',
  verifyText: 'Cada PDF é assinado. Qualquer pessoa pode conferir que veio daqui e não mudou.',
  mail: {
    title: 'Por e-mail',
    label: 'Avisar por e-mail todo mês',
    on: 'Ligado',
    off: 'Desligado',
    text: 'Quando um mês acaba, você recebe um e-mail com um link para o extrato. O mais recente chega em até uma hora.',
  },
  caption: 'Seus extratos, os mais novos primeiro',
}
