import type { descriptions as english } from '#messages/en/descriptions.ts'
import type { Translation } from '#messages/shape.ts'

export const descriptions: Translation<typeof english> = {
  home: 'Treine investir em criptomoedas e forex com 10.000 dólares de treino. Os resultados podem ser negativos, as tarifas aparecem antes e nada é prometido.',
  picture: 'Aprenda como é investir, antes que isso custe dinheiro.',
  about:
    'Quem faz o Evenmoor, o que ele não é, como funciona a simulação e o que você mesmo pode conferir. Só dinheiro de treino.',
  contact: 'Escreva para quem cuida deste site. Cada mensagem é guardada e recebe um número de referência.',
  faq: 'Dez respostas claras: dinheiro de treino, taxas diárias, perdas, a única tarifa, saques, segurança e suporte.',
  terms:
    'Os termos de uso do Evenmoor: só dinheiro de treino, 18 anos ou mais, planos e faixas, e a tarifa de saque de 1 %.',
  privacy: 'O que o Evenmoor guarda sobre você, por quê, por quanto tempo e como pedir a remoção.',
  risks:
    'Os riscos das criptomoedas e do forex reais em dois minutos, e o que o treino pode e não pode ensinar.',
  results:
    'Cada resultado diário de cada plano, os hashes publicados e uma verificação no seu próprio navegador.',
  signup: 'Abra uma conta de treino grátis: um e-mail, uns dois minutos, sem cartão e sem carteira.',
  login: 'Entre na sua conta de treino do Evenmoor.',
  forgotPassword: 'Receba um link para definir uma nova senha da sua conta de treino do Evenmoor.',
  resetPassword: 'Defina uma nova senha para a sua conta de treino do Evenmoor.',
  logout: 'Saia da sua conta de treino do Evenmoor.',
  staffLink: 'Entre como equipe interna com o link que você recebeu.',
  notMe:
    'Desconecte todos os dispositivos da sua conta Evenmoor quando um e-mail contar algo que você não fez.',
  undoEmailChange: 'Recupere o endereço de e-mail antigo da sua conta Evenmoor.',
  newsletterConfirm: 'Confirme que você quer o boletim do Evenmoor.',
  newsletterUnsubscribe: 'Deixe o boletim do Evenmoor.',
}
