import type { identityReasons as english } from '#messages/en/identity-reasons.ts'
import type { Translation } from '#messages/shape.ts'

export const identityReasons: Translation<typeof english> = {
  unreadable: {
    title: 'Ilegível',
    text: 'A imagem não pode ser lida: está borrada, escura demais ou coberta em parte. É preciso tirá-la de novo à luz do dia, com o documento inteiro em foco.',
  },
  cut_off: {
    title: 'Cortada',
    text: 'Uma parte do documento não está na imagem. É preciso tirá-la de novo com os quatro cantos dentro.',
  },
  expired: {
    title: 'Vencido',
    text: 'O documento não é mais válido. É preciso enviar um que seja.',
  },
  name_differs: {
    title: 'Outro nome',
    text: 'O nome no documento não é o da conta. É preciso mudar o nome no perfil ou enviar um documento com o mesmo nome.',
  },
  other_document: {
    title: 'Outro documento',
    text: 'Isto não é um passaporte, uma carteira de identidade nem uma carteira de motorista, ou não é o escolhido. É preciso enviar um deles.',
  },
  altered: {
    title: 'Alterado',
    text: 'A imagem mostra sinais de ter sido alterada. É preciso enviá-la como foi tirada.',
  },
}
