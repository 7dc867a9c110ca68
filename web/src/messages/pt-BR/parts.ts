import type { parts as english } from '#messages/en/parts.ts'
import type { Translation } from '#messages/shape.ts'

export const parts: Translation<typeof english> = {
  copy: 'Copiar',
  copied: 'Copiado',
  copyFailed: 'Não é possível copiar aqui. Selecione o texto.',
  stillWorking: 'Ainda em andamento…',
  test: 'TEST',
  min: 'Mín.',
  max: 'Máx.',
  practiceBar: {
    label: 'Modo treino',
    lead: 'Modo treino.',
    text: 'Os saldos e pagamentos aqui são simulados.',
    details: 'Detalhes',
    detailsTitle: 'Isto é dinheiro de treino',
    detailsText:
      'Seus dólares e moedas aqui são dinheiro de treino. Não podem ser comprados, vendidos nem trocados por dinheiro real. Os preços e pagamentos são simulados, e os resultados podem ser negativos.',
  },
  confirmations:
    '{done} de {needed, plural, one {# confirmação} many {# de confirmações} other {# confirmações}}',
  progress: {
    done: 'feito',
    current: 'atual',
    todo: 'a fazer',
  },
  step: 'Passo {current} de {count}',
}
