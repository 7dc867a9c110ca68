import type { ui as english } from '#messages/en/ui.ts'
import type { Translation } from '#messages/shape.ts'

export const ui: Translation<typeof english> = {
  skip: 'Ir para o conteúdo',
  show: 'Ver',
  hide: 'Ocultar',
  showPassword: 'Ver a senha',
  hidePassword: 'Ocultar a senha',
  optional: 'opcional',
  close: 'Fechar',
  problemSummary: 'Há um problema',
  riskStrip: {
    label: 'Aviso de risco',
    lead: 'Alto risco.',
    text: 'Em cripto e forex reais você pode perder todo o dinheiro. Não espere proteção.',
    link: 'Leia os riscos (2 min)',
  },
  change: {
    up: 'subiu',
    down: 'caiu',
    none: 'sem mudança',
  },
  timer: {
    left: 'Tempo restante: {minutes, plural, =0 {} one {# minuto } many {# de minutos } other {# minutos }}{seconds, plural, =0 {} one {# segundo} many {# de segundos} other {# segundos}}',
    over: 'O tempo acabou',
  },
  preview: 'Aprenda como é investir, antes que isso custe dinheiro.',
}
