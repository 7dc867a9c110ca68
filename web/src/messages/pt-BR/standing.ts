import type { standing as english } from '#messages/en/standing.ts'
import type { Translation } from '#messages/shape.ts'

export const standing: Translation<typeof english> = {
  state: {
    locked: 'Sua conta está bloqueada.',
    suspended: 'Sua conta está suspensa.',
  },
  why: {
    unusual_activity: 'Vimos nela uma atividade incomum.',
    owner_request: 'O titular dela pediu.',
    terms: 'Estamos verificando se nossos termos foram cumpridos.',
    legal_request: 'Temos de responder a uma solicitação legal.',
  },
  balance: 'Seu saldo está intacto.',
  works:
    'Você pode ver tudo, exportar seus dados, resgatar dinheiro das posições e pedir um saque. Pagamentos a caminho ainda são creditados. Todo o resto espera.',
  review: 'Vamos olhar de novo até {at}, no máximo.',
  overdue: 'Dissemos que olharíamos de novo até {at} e estamos atrasados.',
  reference: 'Referência',
  appeal: 'Se você acha que isso está errado, diga ao suporte e informe a referência.',
  support: 'Falar com o suporte',
  message: 'Sobre minha conta, referência {reference}:',
  see: 'Ver minha conta',
  seeing: 'Abrindo…',
}
