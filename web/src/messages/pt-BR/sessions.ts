import type { sessions as english } from '#messages/en/sessions.ts'
import type { Translation } from '#messages/shape.ts'

export const sessions: Translation<typeof english> = {
  title: 'Sessões',
  lead: 'Onde você entrou. Só conhecemos a rede e mostramos a primeira metade dela.',
  otherProgram: 'Outro programa',
  browserOn: '{browser} em {system}',
  someBrowser: 'Um navegador',
  someSystem: 'um sistema desconhecido',
  here: 'Este dispositivo',
  used: 'Último uso: {when}',
  since: 'Entrada: {when}',
  network: 'Rede {address}',
  end: 'Desconectar',
  endOf: 'Desconectar {device}',
  busy: 'Desconectando…',
  ended: '{device} foi desconectado.',
  endOthers: 'Desconectar todas as outras',
  othersTitle: 'Desconectar todos os outros dispositivos?',
  othersText: 'Só este dispositivo continua conectado.',
  othersEnded:
    '{ended, plural, =0 {Não havia outros dispositivos.} one {# dispositivo foi desconectado.} many {# de dispositivos foram desconectados.} other {# dispositivos foram desconectados.}}',
  alone: 'Nenhum outro dispositivo está conectado.',
  strange: 'Se você não reconhece alguma, desconecte-a e depois mude sua senha.',
  toSecurity: 'Mudar senha',
}
