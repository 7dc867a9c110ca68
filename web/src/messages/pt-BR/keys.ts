import type { keys as english } from '#messages/en/keys.ts'
import type { Translation } from '#messages/shape.ts'

export const keys: Translation<typeof english> = {
  title: 'Buscar',
  label: 'Páginas, ações e transações',
  hint: 'Digite algumas letras de um nome ou o início da referência de uma transação. Escolha com as setas e pressione Enter.',
  found: '{count, plural, one {# resultado} other {# resultados}}',
  none: 'Nada encontrado',
  noneHint: 'Tente com menos letras.',
  groups: {
    pages: 'Páginas',
    actions: 'Ações',
  },
  pages: {
    statements: 'Extratos',
    editProfile: 'Editar perfil e aparência',
    security: 'Segurança: senha e segundo fator',
    sessions: 'Sessões',
    ownData: 'Dados próprios, limites e encerramento da conta',
  },
  actions: {
    hide: 'Ocultar valores',
    show: 'Mostrar valores',
  },
  list: {
    title: 'Atalhos de teclado',
    always: 'Sempre',
    few: 'Busca e ajuda',
    letters: 'Letras soltas',
    off: 'desligados',
    search: 'Buscar páginas, ações e transações',
    list: 'Esta lista',
    close: 'Fechar o que está aberto',
    next: 'Próxima linha de uma lista',
    before: 'Linha anterior',
    export: 'Exportar o que a página mostra',
    change: 'Escolher quais atalhos estão ligados',
  },
}
