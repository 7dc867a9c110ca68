import type { referrals as english } from '#messages/en/referrals.ts'
import type { Translation } from '#messages/shape.ts'

export const referrals: Translation<typeof english> = {
  title: 'Indicações',
  lead: 'Convide alguém com o seu código ou o seu link.',
  own: 'Seu código e seu link',
  code: 'Código',
  copyCode: 'Copiar código',
  codeCopied: 'Código copiado: {code}',
  link: 'Link',
  copyLink: 'Copiar link',
  linkCopied: 'Link copiado',
  share: 'Compartilhar link',
  rulesTitle: 'As regras',
  rules: {
    arises:
      'Quando alguém que se cadastrou com o seu código investe pela primeira vez, um bônus de {amount} é anotado para você. Cada pessoa traz um, uma só vez.',
    review:
      'Ele fica pendente até um administrador verificar. Depois está no seu saldo disponível, para investir ou sacar.',
    none: 'Contas que levam à mesma caixa de e-mail contam como uma pessoa e não trazem bônus. Se você encerrar a conta, os bônus pendentes terminam com ela.',
    value: 'É crédito de treino e não tem valor em dinheiro.',
  },
  offTitle: 'Aqui não há bônus',
  off: {
    test_networks:
      'Esta instalação usa redes de teste públicas, e os bônus são crédito de treino. Seu código funciona, e quem o usa aparece abaixo.',
    operator: 'O operador desta instalação os desligou. Seu código funciona, e quem o usa aparece abaixo.',
  },
  pendingTotal: 'Pendente',
  verifiedTotal: 'Verificado',
  people: 'Pessoas',
  caption: 'Pessoas que se cadastraram com o seu código, as mais novas primeiro',
  who: 'Quem',
  since: 'Cadastro',
  bonus: 'Bônus',
  state: 'Situação',
  status: {
    pending: 'Em análise',
    verified: 'Verificado',
    refused: 'Não aceito',
    none: 'Sem bônus',
  },
  reason: 'Motivo: {reason}',
  more: 'Carregar mais',
  emptyTitle: 'Ninguém usou o seu link ainda.',
  emptyText: 'Quem se cadastra com o seu código e confirma o endereço aparece aqui, só com as iniciais.',
}
