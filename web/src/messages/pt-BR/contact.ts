import type { contact as english, descriptions as englishDescriptions } from '#messages/en/contact.ts'
import type { Translation } from '#messages/shape.ts'

export const contact: Translation<typeof english> = {
  title: 'Contato',
  lead: 'Pergunte, reclame ou conte o que está errado. Guardamos cada mensagem e damos a ela uma referência.',
  name: 'Nome',
  email: 'E-mail',
  emailHint: 'Respondemos para este endereço.',
  message: 'Mensagem',
  messageHint: 'Até {max} caracteres. Nunca nos envie uma senha ou um código.',
  left: '{left, plural, =0 {Nenhum caractere restante} one {Resta # caractere} many {Restam # de caracteres} other {Restam # caracteres}}',
  over: '{over, plural, one {# caractere a mais} many {# de caracteres a mais} other {# caracteres a mais}}',
  submit: 'Enviar mensagem',
  busy: 'Enviando…',
  failed: 'Não foi possível enviar a mensagem.',
  kept: 'O que você digitou continua aqui.',
  sent: 'Obrigado. Recebemos sua mensagem, referência {reference}.',
  sentNote: 'Guarde a referência. Respondemos por e-mail quando alguém tiver lido.',
  last: 'Sua última mensagem tem a referência {reference}.',
  trap: 'Deixe este campo vazio',
  other: {
    heading: 'Outros meios',
    email: 'Suporte por e-mail',
    phone: 'Telefone',
    telegram: 'Telegram',
    address: 'Endereço',
    hours: 'Aqui não há escala de plantão, então não prometemos horários.',
    example: 'Exemplo: o operador ainda não definiu os seus.',
    safety: 'Ninguém daqui vai pedir a você uma senha, um código ou um pagamento. Quem pedir não é daqui.',
  },
}

export const descriptions: Translation<typeof englishDescriptions> = {
  contact: 'Escreva para quem cuida deste site. Cada mensagem é guardada e recebe um número de referência.',
}
