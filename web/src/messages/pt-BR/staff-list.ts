import type { staffList as english } from '#messages/en/staff-list.ts'
import type { Translation } from '#messages/shape.ts'

export const staffList: Translation<typeof english> = {
  count: '{count, plural, =0 {Nenhuma} one {# linha} other {# linhas}}',
  countMore: 'Mais de {max, number} linhas',
  checked: 'Última verificação: {time}',
  more: 'Carregar mais',
  moreBusy: 'Carregando…',
  noMatch: 'Nada corresponde',
  clear: 'Limpar filtros',
  stale: 'Números de {time}. Não conseguimos carregar mais novos.',
  loadFailed: 'Isto não carregou',
  notStaff: {
    title: 'Esta página é para a equipe interna',
    text: 'Você entrou, mas não como membro da equipe interna. Abra o link de uso único que o operador deu a você.',
    action: 'Ir para seu painel',
  },
  notAllowed: 'Esta página não está aberta para você',
  back: 'Voltar à lista',
  missing: 'Não há nada com esta referência',
  missingText: 'Verifique se há erro de digitação no endereço ou escolha uma linha da lista.',
  csv: { save: 'Salvar como CSV', busy: 'Preparando…', saved: 'O arquivo CSV foi salvo' },
}
