import type { staffAudit as english } from '#messages/en/staff-audit.ts'
import type { Translation } from '#messages/shape.ts'

export const staffAudit: Translation<typeof english> = {
  nouns: {
    withdrawal: 'Saque',
    withdrawals: 'Pausa de saques',
    bonus: 'Bônus',
    result: 'Resultado diário',
    plan: 'Plano',
    reconciliation: 'Conciliação',
    record: 'Registro público',
    message: 'Mensagem',
    staff: 'Equipe',
    identity: 'Verificação de identidade',
    account: 'Conta',
    person: 'Pessoa',
    password: 'Senha',
    email: 'E-mail',
    factor: 'Segundo fator',
    session: 'Sessão',
    address: 'Endereço de saque',
    break: 'Pausa pessoal',
    deposit: 'Depósito',
    deposit_limit: 'Limite de depósito',
  },
  actions: {
    withdrawal: {
      approve: 'Saque aprovado',
      reject: 'Saque recusado',
      payment_lost: 'Pagamento de um saque perdido',
    },
    withdrawals: {
      pause: 'Saques em pausa',
      resume: 'Pausa de saques encerrada',
    },
    bonus: {
      verify: 'Bônus verificado',
      refuse: 'Bônus recusado',
    },
    result: {
      propose: 'Resultado proposto',
      approve: 'Resultado aprovado',
      reject: 'Resultado recusado',
    },
    plan: {
      add: 'Plano adicionado',
      change_terms: 'Condições do plano alteradas',
      call_off_terms: 'Condições do plano canceladas',
      approve_terms: 'Condições do plano aprovadas',
      close: 'Plano encerrado',
      result_source: 'Origem dos resultados alterada',
    },
    reconciliation: {
      signed_off: 'Dia assinado',
      sign_off_taken_back: 'Assinatura desfeita',
    },
    record: {
      added: 'Registro adicionado',
      changed: 'Registro alterado',
      consent_given: 'Consentimento anotado',
      consent_withdrawn: 'Consentimento retirado',
      published: 'Registro publicado',
      unpublished: 'Registro tirado das páginas',
    },
    message: {
      taken: 'Mensagem assumida',
      handed_over: 'Mensagem passada a um colega',
      released: 'Mensagem devolvida',
      answered: 'Mensagem respondida',
      archived: 'Mensagem arquivada',
      restored: 'Mensagem trazida de volta',
    },
    staff: {
      created: 'Membro da equipe adicionado',
      role_given: 'Função dada',
      link_redeemed: 'Link de uso único aberto',
      role_changed: 'Função alterada',
      role_taken: 'Função retirada',
    },
    identity: {
      submitted: 'Verificação de identidade enviada',
      withdrawn: 'Verificação de identidade retirada',
      picture_opened: 'Imagem de identidade aberta',
      accepted: 'Verificação de identidade aceita',
      not_accepted: 'Verificação de identidade não aceita',
      pictures_removed: 'Imagens de identidade apagadas',
    },
    account: {
      locked: 'Conta bloqueada',
      lock_reviewed: 'Bloqueio analisado de novo e mantido',
      unlocked: 'Conta desbloqueada',
      lock_ended: 'Bloqueio terminado sozinho',
      sessions_ended: 'Sessões encerradas pela equipe',
      closed: 'Conta encerrada',
    },
    person: {
      exported: 'Dados próprios exportados',
    },
    password: {
      changed: 'Senha alterada',
      reset: 'Senha criada por um link',
    },
    email: {
      changed: 'E-mail alterado',
      change_undone: 'Troca de e-mail desfeita',
    },
    factor: {
      authenticator_on: 'App autenticador ligado',
      authenticator_off: 'App autenticador desligado',
      passkey_added: 'Chave de acesso adicionada',
      passkey_removed: 'Chave de acesso removida',
      codes_renewed: 'Códigos de recuperação renovados',
      dropped: 'Fatores novos retirados com “Não fui eu”',
      recovery_code_used: 'Código de recuperação usado',
    },
    session: {
      not_me: '“Não fui eu” usado',
    },
    address: {
      saved: 'Endereço de saque salvo',
      removed: 'Endereço de saque removido',
      hold_skipped: 'Espera de um endereço pulada',
    },
    break: {
      taken: 'Pausa pessoal iniciada',
    },
    deposit: {
      address_changed: 'Endereço de um depósito alterado',
      address_restored: 'Endereço de um depósito restaurado',
    },
    deposit_limit: {
      set: 'Limite de depósito definido',
    },
  },
}
