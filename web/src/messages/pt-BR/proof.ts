import type { proof as english } from '#messages/en/proof.ts'
import type { Translation } from '#messages/shape.ts'

export const proof: Translation<typeof english> = {
  title: 'Confirme que é você',
  lead: 'Pedimos isto antes de mudanças importantes. Vale por cinco minutos.',
  password: 'Sua senha',
  submit: 'Confirmar',
  busy: 'Verificando…',
  passwordNeeded: 'Digite sua senha.',
  codeNeeded: 'Digite o código.',
  totp: {
    label: 'Código de 6 dígitos do seu app autenticador',
    use: 'Usar o app autenticador',
  },
  recovery_code: {
    label: 'Código de recuperação',
    hint: 'Um dos dez códigos que você guardou. Cada um vale uma vez.',
    use: 'Usar um código de recuperação',
  },
  passkey: {
    text: 'Seu dispositivo pede o rosto, o dedo, um PIN ou uma chave de segurança.',
    button: 'Usar sua chave de acesso',
    busy: 'Esperando o seu dispositivo…',
    use: 'Usar uma chave de acesso',
  },
  fault: {
    declined: 'A chave de acesso não foi usada. Tente de novo ou escolha outro jeito.',
    known: 'Este dispositivo já tem uma chave de acesso da sua conta.',
    failed: 'Seu dispositivo não conseguiu. Tente de novo ou escolha outro jeito.',
  },
  secondStep: {
    title: 'Mais um passo',
    lead: 'Sua senha está certa. Agora confirme com o segundo fator.',
    back: 'Voltar à senha',
  },
}
