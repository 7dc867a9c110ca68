import type { newsletter as english, descriptions as englishDescriptions } from '#messages/en/newsletter.ts'
import type { Translation } from '#messages/shape.ts'

export const newsletter: Translation<typeof english> = {
  missing: 'Este link não está completo. Abra-o de novo pelo nosso e-mail.',
  failed: 'Não funcionou. Tente de novo.',
  home: 'Ir para o início',
  confirm: {
    title: 'Confirme o boletim',
    lead: 'Aperte o botão, e seu endereço entra na lista.',
    submit: 'Confirmar',
    busy: 'Confirmando…',
    done: 'Você está na lista.',
    doneNote: 'O e-mail que trouxe você aqui também tem o link para sair, quando quiser.',
  },
  unsubscribe: {
    title: 'Deixar o boletim',
    lead: 'Aperte o botão, e não enviamos mais nada para o seu endereço.',
    submit: 'Sair da lista',
    busy: 'Saindo…',
    done: 'Você saiu da lista.',
    doneNote: 'Seu endereço é removido em até 7 dias depois do nosso último e-mail.',
  },
}

export const descriptions: Translation<typeof englishDescriptions> = {
  newsletterConfirm: 'Confirme que você quer o boletim do Evenmoor.',
  newsletterUnsubscribe: 'Deixe o boletim do Evenmoor.',
}
