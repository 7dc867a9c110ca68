import type { forms as english } from '#messages/en/forms.ts'
import type { Translation } from '#messages/shape.ts'

export const forms: Translation<typeof english> = {
  needsScript: 'Este formulário precisa de JavaScript. Ative-o no navegador e carregue a página de novo.',
  rules: {
    firstName: 'O nome é obrigatório',
    lastName: 'O sobrenome é obrigatório',
    email: 'O e-mail é obrigatório',
    emailFormat: 'Digite um e-mail válido.',
    password: 'A senha é obrigatória',
    mismatch: 'As senhas não são iguais',
    code: 'O código é obrigatório',
    nameLength: 'Use no máximo 100 caracteres.',
    nameSigns: 'Use só letras, espaços e sinais.',
    name: 'O nome é obrigatório',
    message: 'A mensagem é obrigatória',
    messageLength: 'Use no máximo 2.000 caracteres.',
    oneLine: 'Use uma só linha de texto simples.',
    plainText: 'Use texto simples.',
    adult: 'Marque a caixa: você tem 18 anos ou mais e sabe que isto é dinheiro de treino.',
    resetToken: 'Falta o token de redefinição.',
    resetLength: 'A senha deve ter pelo menos 6 caracteres.',
    resetMismatch: 'As senhas não são iguais.',
    invalid: 'Confira este campo.',
  },
}
