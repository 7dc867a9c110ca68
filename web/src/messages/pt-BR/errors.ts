import type { errors as english } from '#messages/en/errors.ts'
import type { Translation } from '#messages/shape.ts'

export const errors: Translation<typeof english> = {
  generic: 'Não funcionou. Tente de novo.',
  signedOut: 'Sua sessão foi encerrada. Entre para continuar.',
  tooManySoon: 'Tentativas demais. Espere um minuto e tente de novo.',
  unavailable: 'Algo falhou do nosso lado. Tente de novo.',
  unreachable: 'Não conseguimos falar com o servidor. Verifique sua conexão e tente de novo.',
  unknownOutcome: 'Ainda não sabemos se isto foi feito. Estamos verificando. Não envie duas vezes.',
  notProven: 'Você não confirmou que é você, então nada foi mudado.',
  page: {
    title: 'Esta página não carregou',
    lead: 'Algo deu errado do nosso lado.',
    reload: 'Carregar a página de novo',
  },
}
