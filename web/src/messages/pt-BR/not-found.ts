import type { notFound as english } from '#messages/en/not-found.ts'
import type { Translation } from '#messages/shape.ts'

export const notFound: Translation<typeof english> = {
  title: 'Página não encontrada',
  lead: 'Não há nada neste endereço. Veja se ele está bem escrito ou recomece pelo início.',
  jokes: {
    first: 'Esta página abriu uma posição comprada em não existir.',
    second: 'Conferimos o livro contábil duas vezes. A página não fecha.',
    third: 'Este endereço tem zero confirmações.',
    fourth: 'Nem a nossa conciliação conseguiu encontrá-la.',
    fifth: 'A página saiu sem pagar tarifa.',
  },
  pause: 'Pausar mensagens',
  resume: 'Mostrar mensagens',
  goHome: 'Voltar ao início',
}
