import type { notifications as english } from '#messages/en/notifications.ts'
import type { Translation } from '#messages/shape.ts'

export const notifications: Translation<typeof english> = {
  title: 'Notificações',
  lead: 'O que aconteceu na sua conta. Os avisos ficam guardados por um ano.',
  unread: 'Não lido',
  markRead: 'Marcar como lido',
  markReadOf: 'Marcar como lido: {what}',
  markAll: 'Marcar tudo como lido',
  busy: 'Marcando…',
  failed: 'Não foi possível guardar. Nada foi marcado; tente de novo.',
  count: '{count, plural, one {# aviso} other {# avisos}}',
  countMore: '{count, plural, one {# aviso mostrado} other {# avisos mostrados}}, há mais para carregar',
  loadMore: 'Carregar mais',
  loading: 'Carregando…',
  emptyTitle: 'Ainda não há avisos',
  emptyText:
    'Pagamentos, saques, resultados diários e tudo o que diz respeito à sua segurança aparecerão aqui.',
  emptyAction: 'Ir para o início',
  kind: {
    deposit_seen: 'Vemos seu pagamento de {amount}. Ele conta assim que for confirmado.',
    deposit_settled: 'Seu depósito está concluído: {amount} foi creditado.',
    deposit_underpaid: 'Um pagamento foi menor que o pedido: ainda faltam {amount}.',
    deposit_late:
      'Seu pagamento de {amount} chegou quando o preço já não estava fixado. É creditado ao preço do momento em que o vimos.',
    deposit_reversed: 'Um pagamento creditado com {amount} saiu da sua rede. O crédito foi desfeito.',
    deposit_reversed_kept:
      'Um pagamento creditado com {amount} saiu da sua rede. O dinheiro já foi usado, então nada foi desfeito; nossa equipe está verificando.',
    withdrawal_requested: 'Você pediu um saque de {amount}. Está em análise.',
    withdrawal_approved: 'Seu saque de {amount} foi aprovado.',
    withdrawal_sent: 'Seu saque de {amount} foi enviado.',
    withdrawal_confirmed: 'Seu saque de {amount} foi confirmado pela rede.',
    withdrawal_cancelled: 'Você cancelou seu saque de {amount}. O dinheiro está disponível.',
    withdrawal_rejected:
      'Seu saque de {amount} não foi aprovado, e o dinheiro está disponível. O motivo: {reason}',
    withdrawal_again:
      'O pagamento do seu saque de {amount} saiu da rede. Ele será pago de novo; você não precisa fazer nada.',
    withdrawal_failed:
      'Não foi possível enviar seu saque de {amount}. Todo o dinheiro está disponível de novo.',
    position_opened: 'Você investiu {amount} em {plan}.',
    position_redeemed: 'Você resgatou {amount} de {plan}.',
    plan_terms_announced:
      '{plan} terá novas condições para novas posições a partir de {day} (UTC). As suas mantêm as condições com que foram abertas.',
    daily_results_day: 'Resultados de {day}: {amount}.',
    daily_results_days: 'Resultados de {from} a {to}: {amount}.',
    statement_ready: 'Seu extrato de {month} está pronto.',
    bonus_verified: 'Seu bônus de indicação de {amount} foi verificado e está disponível.',
    bonus_refused: 'Um bônus de indicação de {amount} não foi aceito. O motivo: {reason}',
    new_device: 'Novo dispositivo: {device} entrou. Se não foi você, desconecte-o e mude sua senha.',
    new_place:
      'Nova rede: {device} entrou a partir de {network}. Se não foi você, desconecte-o e mude sua senha.',
    login_stopped:
      'Alguém digitou sua senha certa e depois cinco códigos errados: {device}. Ninguém entrou. Se não foi você, mude sua senha.',
    account_locked:
      'Sua conta foi bloqueada, referência {reference}. Você ainda pode vê-la, exportar seus dados e pedir um saque.',
    account_suspended:
      'Sua conta foi suspensa, referência {reference}. Você ainda pode vê-la, exportar seus dados e pedir um saque.',
    account_opened: 'Sua conta está aberta de novo.',
    identity_accepted: 'Sua verificação de identidade foi aceita.',
    identity_not_accepted:
      'Sua verificação de identidade não foi aceita. A página dela diz por quê; você pode tentar de novo.',
    session_ended:
      'Desconectamos um dos seus dispositivos: a chave dele foi usada em dois lugares. Se não sabe por quê, mude sua senha.',
    password_changed: 'Sua senha mudou.',
    email_changed: 'O endereço de e-mail da sua conta mudou.',
    email_changed_back:
      'O endereço de e-mail da sua conta voltou ao anterior, e todos os dispositivos foram desconectados.',
    authenticator_on: 'Um app autenticador foi adicionado.',
    authenticator_off: 'O app autenticador foi desativado.',
    address_saved: 'Novo no seu livro de endereços: {address}. Se não foi você, use o link do nosso e-mail.',
    codes_renewed: 'Novos códigos de recuperação foram criados. Os antigos não funcionam mais.',
    passkey_added: 'A chave de acesso “{name}” foi adicionada.',
    passkey_removed: 'A chave de acesso “{name}” foi removida.',
    recovery_code_used:
      'Um código de recuperação foi usado. {left, plural, one {Resta um} other {Restam #}}.',
    unknown: 'Aconteceu algo na sua conta que esta página, já antiga, não sabe nomear. Carregue-a de novo.',
  },
  link: {
    checkout: 'Abrir o pagamento',
    receipt: 'Ver o recibo',
    withdrawal: 'Ver como está',
    position: 'Ver a posição',
    transactions: 'Ver transações',
    statements: 'Ver seus extratos',
    referrals: 'Ver suas indicações',
    identity: 'Ver sua verificação',
    security: 'Segurança',
    sessions: 'Sessões',
  },
  choices: {
    title: 'O que avisamos a você',
    text: 'Escolha para cada tema. Saídas de dinheiro e segurança são sempre avisadas das duas formas: quem invade uma conta desligaria isso primeiro.',
    inApp: 'No app',
    byMail: 'Por e-mail',
    always: 'Sempre',
    never: 'Sem e-mail',
    failed: 'Não foi possível guardar. Sua escolha continua como antes; tente de novo.',
    topic: {
      deposits: 'Depósitos',
      withdrawals: 'Saques',
      positions: 'Posições',
      results: 'Resultados diários',
      statements: 'Extratos',
      bonuses: 'Bônus de indicação',
      security: 'Segurança',
    },
    about: {
      deposits: 'Pagamentos vistos, creditados, atrasados ou desfeitos.',
      withdrawals: 'Cada passo até o dinheiro chegar.',
      positions: 'Abertas e resgatadas.',
      results: 'Um só aviso com todos os resultados desde a última vez que você olhou.',
      statements: 'Quando o extrato de um mês está pronto. Por e-mail, só se você pedir.',
      bonuses: 'Verificados ou não aceitos.',
      security: 'Novos dispositivos, senha, e-mail, segundos fatores.',
    },
  },
}
