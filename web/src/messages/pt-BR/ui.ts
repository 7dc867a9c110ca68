import type { ui as english } from '#messages/en/ui.ts'
import type { Translation } from '#messages/shape.ts'

export const ui: Translation<typeof english> = {
  skip: 'Ir para o conteúdo',
  show: 'Ver',
  hide: 'Ocultar',
  showPassword: 'Ver a senha',
  hidePassword: 'Ocultar a senha',
  optional: 'opcional',
  copy: 'Copiar',
  copied: 'Copiado',
  copyFailed: 'Não é possível copiar aqui. Selecione o texto.',
  close: 'Fechar',
  test: 'TEST',
  min: 'Mín.',
  max: 'Máx.',
  problemSummary: 'Há um problema',
  riskStrip: {
    label: 'Aviso de risco',
    lead: 'Alto risco.',
    text: 'Em cripto e forex reais você pode perder todo o dinheiro. Não espere proteção.',
    link: 'Leia os riscos (2 min)',
  },
  practiceBar: {
    label: 'Modo treino',
    lead: 'Modo treino.',
    text: 'Os saldos e pagamentos aqui são simulados.',
    details: 'Detalhes',
    detailsTitle: 'Isto é dinheiro de treino',
    detailsText:
      'Seus dólares e moedas aqui são dinheiro de treino. Não podem ser comprados, vendidos nem trocados por dinheiro real. Os preços e pagamentos são simulados, e os resultados podem ser negativos.',
  },
  change: { up: 'subiu', down: 'caiu', none: 'sem mudança' },
  timer: {
    left: 'Tempo restante: {minutes, plural, =0 {} one {# minuto } many {# de minutos } other {# minutos }}{seconds, plural, =0 {} one {# segundo} many {# de segundos} other {# segundos}}',
    over: 'O tempo acabou',
  },
  confirmations:
    '{done} de {needed, plural, one {# confirmação} many {# de confirmações} other {# confirmações}}',
  progress: { done: 'feito', current: 'atual', todo: 'a fazer' },
  step: 'Passo {current} de {count}',
}
