import type { StaffRefusals } from '../refusals.ts'

export const staffRefusals: StaffRefusals = {
  'You approved this already: a colleague has to approve it too.':
    'Você já aprovou: um colega também precisa aprovar.',
  'You approved this: a colleague has to approve it too.': 'Você aprovou: um colega também precisa aprovar.',
  'This is your own withdrawal: a colleague has to decide it.':
    'É o seu próprio saque: um colega precisa decidir.',
  'Your role can see withdrawals but not decide them.':
    'Sua função pode ver os saques, mas não decidir sobre eles.',
  'This is your own payment: a colleague has to decide it.':
    'É o seu próprio pagamento: um colega precisa decidir.',
  'Your role can see payments in review but not decide them.':
    'Sua função pode ver os pagamentos em análise, mas não decidir sobre eles.',
  'Two members of staff approved this: it is about to be credited.':
    'Duas pessoas da equipe aprovaram: está prestes a ser creditado.',
  'This payment left its block and waits for another. There is nothing to decide now.':
    'Este pagamento saiu do seu bloco e espera outro. Agora não há nada a decidir.',
  'This payment is in another block and gathers confirmations. There is nothing to decide now.':
    'Este pagamento está em outro bloco e acumula confirmações. Agora não há nada a decidir.',
  'This payment is in review.': 'Este pagamento está em análise.',
  'This payment is credited already.': 'Este pagamento já foi creditado.',
  'This payment was refused.': 'Este pagamento foi recusado.',
  'Its network no longer has this payment. There is nothing to decide now.':
    'A rede não tem mais este pagamento. Agora não há nada a decidir.',
  'Its network no longer has this payment, and its credit was reversed. There is nothing to decide now.':
    'A rede não tem mais este pagamento, e o crédito foi desfeito. Agora não há nada a decidir.',
  'This changed while you were looking. {what} Look again before you decide.':
    'Isto mudou enquanto você olhava. {what} Olhe de novo antes de decidir.',
  '{name} approved it at {time} UTC.': '{name} aprovou às {time} UTC.',
  '{name} rejected it at {time} UTC.': '{name} recusou às {time} UTC.',
  'The investor took it back at {time} UTC.': 'O investidor cancelou às {time} UTC.',
  'This bonus is decided.': 'Este bônus já foi decidido.',
  '{name} verified it at {time} UTC.': '{name} verificou às {time} UTC.',
  '{name} refused it at {time} UTC.': '{name} não aceitou às {time} UTC.',
  'This bonus would be your own: a colleague has to decide it.':
    'Este bônus seria seu: um colega precisa decidir.',
  'You are the one who was invited: a colleague has to decide it.':
    'Você é a pessoa convidada: um colega precisa decidir.',
  'Your role can see bonuses but not decide them: an administrator does.':
    'Sua função pode ver os bônus, mas não decidir sobre eles: um administrador decide.',
  'Both accounts lead to one mailbox, so this cannot be verified. Refuse it with a reason.':
    'As duas contas levam a uma mesma caixa de correio, então não dá para verificar. Recuse com um motivo.',
  'The invitations go in a circle, so this cannot be verified. Refuse it with a reason.':
    'Os convites andam em círculo, então não dá para verificar. Recuse com um motivo.',
  'There was a bonus for this mailbox before, so this cannot be verified. Refuse it with a reason.':
    'Já houve um bônus para esta caixa de correio, então não dá para verificar. Recuse com um motivo.',
  'The payment behind the investment left its network, so this cannot be verified. Wait for it, or refuse it with a reason.':
    'O pagamento do investimento saiu da rede, então não pode ser verificado. Espere que volte ou recuse com um motivo.',
  'The account that invited is closed, so this cannot be verified. Refuse it with a reason.':
    'A conta que convidou está encerrada, então não dá para verificar. Recuse com um motivo.',
  'This identity check is over.': 'Esta verificação de identidade terminou.',
  '{name} accepted it at {time} UTC.': '{name} aceitou-a às {time} UTC.',
  '{name} did not accept it at {time} UTC.': '{name} não a aceitou às {time} UTC.',
  'The investor withdrew it.': 'O investidor a retirou.',
  'Open every picture before you accept the document. Nothing was decided.':
    'Abra cada imagem antes de aceitar o documento. Nada foi decidido.',
  'Accept a document only when every point of the list is in order. Nothing was decided.':
    'Aceite um documento só quando cada ponto da lista estiver em ordem. Nada foi decidido.',
  'This is your own identity check: a colleague has to look at it.':
    'É a sua própria verificação de identidade: um colega precisa olhar.',
  'Your role can see identity checks but neither open their pictures nor decide them.':
    'Sua função pode ver as verificações de identidade, mas não abrir as imagens nem decidir.',
  '{name} ended this pause already. Nothing was changed.':
    '{name} já encerrou esta pausa. Nada foi alterado.',
  'This pause holds your own withdrawals: a colleague has to end it.':
    'Esta pausa segura os seus próprios saques: um colega precisa encerrá-la.',
  '{name} has taken this message. Nothing was changed.': '{name} cuida desta mensagem. Nada foi alterado.',
  '{name} archived this message already.': '{name} já arquivou esta mensagem.',
  '{name} answered this message at {time} UTC. Nothing was sent. Look again before you answer.':
    '{name} respondeu a esta mensagem às {time} UTC. Nada foi enviado. Olhe de novo antes de responder.',
  'Write the answer.': 'Escreva a resposta.',
  'Choose a colleague.': 'Escolha um colega.',
  'Choose a colleague who answers messages.': 'Escolha um colega que responda mensagens.',
  'This message is not archived.': 'Esta mensagem não está arquivada.',
  '{name} brought this message back at {time} UTC.': '{name} trouxe esta mensagem de volta às {time} UTC.',
  '{name} locked this account at {time} UTC.': '{name} bloqueou esta conta às {time} UTC.',
  '{name} suspended this account at {time} UTC.': '{name} suspendeu esta conta às {time} UTC.',
  '{name} unlocked this account at {time} UTC.': '{name} desbloqueou esta conta às {time} UTC.',
  '{name} changed this role at {time} UTC.': '{name} alterou esta função às {time} UTC.',
  'This plan is closed: it has no new positions that other terms could be for.':
    'Este plano está encerrado: não tem posições novas às quais outras condições se apliquem.',
  '{name} changed the terms of this plan at {time} UTC.':
    '{name} alterou as condições deste plano às {time} UTC.',
  '{name} called terms of this plan off at {time} UTC.':
    '{name} cancelou condições deste plano às {time} UTC.',
  '{name} closed this plan at {time} UTC.': '{name} encerrou este plano às {time} UTC.',
  '{name} changed these words at {time} UTC.': '{name} alterou estas palavras às {time} UTC.',
  '{name} made that proposal at {time} UTC.': '{name} fez essa proposta às {time} UTC.',
  'This account is locked already.': 'Esta conta já está bloqueada.',
  'This account is open already.': 'Esta conta já está aberta.',
  'This is your own account: a colleague has to do that.':
    'É a sua própria conta: um colega precisa fazer isso.',
  'This person works here: only an administrator can do that.':
    'Esta pessoa trabalha aqui: só um administrador pode fazer isso.',
  'This is a member of staff. Nothing was locked: take the role away first.':
    'É alguém da equipe. Nada foi bloqueado: retire antes a função.',
  'That is their role already. Nothing was changed.': 'Essa já é a função. Nada foi alterado.',
  'This is the last administrator. Nothing was changed: make another one first.':
    'É o último administrador. Nada foi alterado: nomeie outro antes.',
  '{name} signed this day off already. Nothing was changed.':
    '{name} já conferiu este dia. Nada foi alterado.',
  'The day is not over yet (UTC): its figures can still change.':
    'O dia ainda não terminou (UTC): os números ainda podem mudar.',
  'Say why the figures differ ({assets}): nothing was signed.':
    'Diga por que os números diferem ({assets}): nada foi assinado.',
  'This plan was changed while you were looking. Nothing was changed by you. Look at it again.':
    'Este plano foi alterado enquanto você olhava. Você não alterou nada. Olhe de novo.',
  'Only terms that are announced and not in force yet can be called off.':
    'Só dá para cancelar condições anunciadas que ainda não estão em vigor.',
  'This plan is closed already.': 'Este plano já está encerrado.',
  'All terms of this plan were called off. Add a new plan instead.':
    'Todas as condições deste plano foram canceladas. Adicione um novo plano.',
  'Terms of this plan are announced for {day} already. Nothing was changed. Call them off first, or choose a later day.':
    'Já há condições deste plano anunciadas para {day}. Nada foi alterado. Cancele-as primeiro ou escolha um dia posterior.',
  'These are the terms as they are. Change at least one of them.':
    'Estas já são as condições. Altere ao menos uma.',
  'No consent to this record stands. Nothing was changed.':
    'Não há consentimento para este registro. Nada foi alterado.',
  'No consent to these words stands. Record one first; nothing is shown without it.':
    'Não há consentimento para estas palavras. Anote um primeiro; sem ele nada é mostrado.',
  'This record is on no page. Nothing was changed.':
    'Este registro não está em nenhuma página. Nada foi alterado.',
  'These are the words as they are. Change something.': 'Estas já são as palavras. Altere algo.',
  'This day got a result a moment ago. Look at it again.':
    'Este dia recebeu um resultado há um instante. Olhe de novo.',
  'This day is not signed off. Nothing was changed.': 'Este dia não está assinado. Nada foi alterado.',
  'Choose today or a later day, or leave it empty.': 'Escolha hoje ou um dia posterior, ou deixe em branco.',
  'A colleague changed these words while you were looking. Nothing was done. Look again.':
    'Um colega alterou estas palavras enquanto você olhava. Nada foi feito. Olhe de novo.',
  '{name} published this record already. Nothing was changed.':
    '{name} já publicou este registro. Nada foi alterado.',
  'A proposal for this day is open already. Decide about that one first.':
    'Já há uma proposta aberta para este dia. Decida antes sobre ela.',
  '{name} approved this proposal already. Nothing was changed now.':
    '{name} já aprovou esta proposta. Nada foi alterado agora.',
  '{name} rejected this proposal already. Nothing was changed now.':
    '{name} já recusou esta proposta. Nada foi alterado agora.',
  'This is your own proposal: a colleague has to approve it.':
    'É a sua própria proposta: um colega precisa aprová-la.',
  'Your role does not allow this.': 'Sua função não permite isso.',
  'Nothing was removed: as long as you work here as staff, one second factor has to stay. Add another one first.':
    'Nada foi removido: enquanto você trabalha aqui, um segundo fator precisa ficar. Adicione outro antes.',
  "Nothing was added. As a member of staff you add your first second factor in a session opened by the operator's one-time link: ask for a new one (npm run ops -- staff add).":
    'Nada foi adicionado. Seu primeiro segundo fator é adicionado em uma sessão aberta pelo link de uso único do operador: peça um novo (npm run ops -- staff add).',
  'This link was used already or is too old. Ask the operator for a new one: npm run ops -- staff add.':
    'Este link já foi usado ou é antigo demais. Peça um novo ao operador: npm run ops -- staff add.',
  'Give a reason': 'Informe um motivo',
  'Enter a name': 'Digite um nome',
  'Enter the rate in percent, such as 2.5': 'Digite a taxa em porcentagem, como 2,5',
  'Enter the rate in percent, from 0 to 100, such as 2.5':
    'Digite a taxa em porcentagem, de 0 a 100, como 2,5',
  'Use at least one Latin letter or digit in the name':
    'Use no nome ao menos uma letra latina ou um algarismo',
  'There is a plan with this name already; a closed one keeps its name too':
    'Já existe um plano com este nome; um plano encerrado também mantém o seu',
  'The least must be {min} or more': 'O mínimo precisa ser {min} ou mais',
  'The most must be {max} or less': 'O máximo precisa ser {max} ou menos',
  'The most must not be below the least': 'O máximo não pode ficar abaixo do mínimo',
  'Choose a day from {day} on, at most a year ahead':
    'Escolha um dia a partir de {day}, no máximo um ano à frente',
  'Enter the name to be shown': 'Digite o nome a ser mostrado',
  'Enter what was said': 'Digite o que foi dito',
  'Choose the language of the words': 'Escolha o idioma das palavras',
  'Enter the day on which it was said': 'Informe o dia em que foi dito',
  'Enter what they do': 'Digite o que a pessoa faz',
  'Enter who agreed': 'Digite quem concordou',
  'Enter the day on which they agreed': 'Informe o dia em que a pessoa concordou',
  'Enter how they agreed and where that is kept': 'Digite como a pessoa concordou e onde isso está guardado',
  'Enter what they agreed to': 'Digite com o que a pessoa concordou',
  'Say how it was verified': 'Diga como isso foi verificado',
  'This day has not come yet': 'Este dia ainda não chegou',
  'This day is over': 'Este dia já passou',
  'A record stays of its kind: add a new one instead': 'Um registro não muda de tipo: adicione um novo',
  'Enter the result in percent, such as -1.25.': 'Digite o resultado em porcentagem, como -1,25.',
  'Enter the result in percent with up to four decimals, such as -1.25.':
    'Digite o resultado em porcentagem com até quatro casas decimais, como -1,25.',
  'A day cannot be below -100 % or above 100 %: it can lose everything, and no more.':
    'Um dia não pode ficar abaixo de -100 % nem acima de 100 %: pode perder tudo, e não mais.',
  'There is no such plan.': 'Esse plano não existe.',
  'The first day of this plan is {day}.': 'O primeiro dia deste plano é {day}.',
  'This day has not ended yet (UTC).': 'Este dia ainda não terminou (UTC).',
  'There is no result of this day to take back. Book one instead.':
    'Não há resultado deste dia para retirar. Registre um.',
  'This day has a result. If it is wrong, have it taken back first; then the right one can be booked.':
    'Este dia tem um resultado. Se estiver errado, peça que seja retirado primeiro; depois o certo pode ser registrado.',
  'The results of this plan do not come from staff on this day. Nothing was booked.':
    'Os resultados deste plano não vêm da equipe neste dia. Nada foi registrado.',
  'What was booked for this day is still on its way to the positions. Try again in a minute.':
    'O que foi registrado para este dia ainda está a caminho das posições. Tente de novo em um minuto.',
  'There are no bonuses with test coins, so this cannot be verified. Refuse it with a reason.':
    'Não há bônus com moedas de teste, então não dá para verificar. Recuse com um motivo.',
  '{network} cannot be asked just now. Nothing was changed: try again in a minute.':
    'Não dá para consultar {network} agora. Nada foi alterado: tente de novo em um minuto.',
  'Nothing is left to pay here: it was found on its chain, or decided otherwise.':
    'Não resta nada a pagar aqui: o pagamento foi encontrado na sua rede, ou se decidiu outra coisa.',
  'Withdrawals are paused: a credited payment left its chain. End the pause before you approve this, or reject it.':
    'Os saques estão em pausa: um pagamento creditado saiu da sua rede. Termine a pausa antes de aprovar, ou rejeite.',
  'Its address is new: it can be approved from {until} UTC on. Until then its owner can take it back.':
    'O endereço é novo: ele pode ser aprovado a partir de {until} UTC. Até lá o dono pode cancelá-lo.',
  'Nothing was signed.': 'Nada foi assinado.',
  'This account is suspended.': 'Esta conta está suspensa.',
  'This account is deactivated.': 'Esta conta está desativada.',
  'This picture was encrypted with another key than secrets/{file} in DATA_DIR. Ask the operator to put that file back from a backup.':
    'Esta imagem foi cifrada com outra chave que não secrets/{file} em DATA_DIR. Peça ao operador que recupere esse arquivo de um backup.',
  'The ledger breaks one of its rules. Open the reconciliation page, and approve no withdrawal until you know why.':
    'O livro-razão viola uma de suas regras. Abra a conciliação e não aprove nenhum saque até saber por quê.',
  'Sealed transfers were changed, removed, or added. Someone can write to the database: find out who.':
    'Transferências seladas foram alteradas, removidas ou acrescentadas. Alguém consegue escrever no banco de dados: descubra quem.',
  'Sealed audit entries were changed, removed, or added. Someone can write to the database: find out who.':
    'Registros de auditoria selados foram alterados, removidos ou acrescentados. Alguém consegue escrever no banco de dados: descubra quem.',
  'The database login of the application can change history. Take that right away from it.':
    'O usuário do banco de dados da aplicação pode alterar o histórico. Retire essa permissão.',
  'A deposit address was changed in the database. Someone can write to it: find out who.':
    'Um endereço de depósito foi alterado no banco de dados. Alguém consegue escrever nele: descubra quem.',
  'Withdrawals are paused because a credited payment left its chain. Review the pause, then end it.':
    'Os saques estão em pausa porque um pagamento creditado saiu da sua rede. Examine a pausa e depois a encerre.',
  'Reading {network} is paused, so its deposits are not credited. Check its node.':
    'A leitura de {network} está em pausa, por isso os depósitos dela não são creditados. Verifique o nó.',
  'No worker is running, so no job runs. Start a process with ROLE=worker or ROLE=all.':
    'Nenhum worker está em execução, por isso nenhuma tarefa roda. Inicie um processo com ROLE=worker ou ROLE=all.',
  'The job "{job}" keeps failing. The system page shows its error.':
    'A tarefa “{job}” continua falhando. A página do sistema mostra o erro.',
  'The job "{job}" stopped running. Restart the worker.':
    'A tarefa “{job}” parou de rodar. Reinicie o worker.',
  'Emails refused for good by the mail server: {count}. The system page shows its reasons.':
    'E-mails recusados de vez pelo servidor de e-mail: {count}. A página do sistema mostra os motivos.',
  'Emails have been waiting for more than 15 minutes: {count}. Check the mail server and MAIL_URL.':
    'Há e-mails esperando há mais de 15 minutos: {count}. Verifique o servidor de e-mail e MAIL_URL.',
  'Wrong passwords for {count} accounts came from one address of the network {network} within {minutes} minutes. Further accounts are refused to it for now. If it goes on, block the network in front of the server.':
    'De um endereço da rede {network} vieram senhas erradas para {count} contas em {minutes} minutos. Por enquanto, outras contas lhe são recusadas. Se continuar, bloqueie a rede na frente do servidor.',
  'One wrong password was tried on {count} accounts within {minutes} minutes. Logins with it are refused for now, except from usual devices.':
    'Uma mesma senha errada foi tentada em {count} contas em {minutes} minutos. Por enquanto, acessos com ela são recusados, exceto de aparelhos habituais.',
  'Wrong passwords for {count} accounts came from the network {network} within {minutes} minutes. Logins from it are refused for now, except from usual devices. If it goes on, block the network in front of the server.':
    'Da rede {network} vieram senhas erradas para {count} contas em {minutes} minutos. Por enquanto, acessos dela são recusados, exceto de aparelhos habituais. Se continuar, bloqueie a rede na frente do servidor.',
  'Wrong passwords for {count} accounts came from one program or browser within {minutes} minutes. Logins by it are refused for now, except from usual devices.':
    'De um mesmo programa ou navegador vieram senhas erradas para {count} contas em {minutes} minutos. Por enquanto, os acessos dele são recusados, exceto de aparelhos habituais.',
  'Wrong passwords were tried on {count} accounts within {minutes} minutes. If it goes on, filter the traffic in front of the server.':
    'Senhas erradas foram tentadas em {count} contas em {minutes} minutos. Se continuar, filtre o tráfego na frente do servidor.',
  'There were {count} sign-ups from the network {network} within {minutes} minutes. Look at these accounts. If it goes on, block the network in front of the server.':
    'Houve {count} cadastros da rede {network} em {minutes} minutos. Examine essas contas. Se continuar, bloqueie a rede na frente do servidor.',
  'There were {count} sign-ups within {minutes} minutes. If you expected fewer, look at the newest accounts.':
    'Houve {count} cadastros em {minutes} minutos. Se você esperava menos, examine as contas mais novas.',
  'The referral code {code} brought {count} accounts within {minutes} minutes. Look at them before you verify a bonus.':
    'O código de indicação {code} trouxe {count} contas em {minutes} minutos. Examine-as antes de verificar um bônus.',
  'There were {count} contact messages within {minutes} minutes. Further ones are refused for now, except from people who are signed in.':
    'Houve {count} mensagens de contato em {minutes} minutos. Por enquanto, outras são recusadas, exceto as de quem está com a sessão aberta.',
  'Codes for sign-ups were mailed {count} times within {minutes} minutes. If it goes on, filter the traffic in front of the server.':
    'Códigos de cadastro foram enviados {count} vezes em {minutes} minutos. Se continuar, filtre o tráfego na frente do servidor.',
  'There were {count} wrong codes at sign-up within {minutes} minutes. If it goes on, filter the traffic in front of the server.':
    'Houve {count} códigos errados em cadastros em {minutes} minutos. Se continuar, filtre o tráfego na frente do servidor.',
  'Password resets were asked for {count} times within {minutes} minutes. If it goes on, filter the traffic in front of the server.':
    'A redefinição de senha foi pedida {count} vezes em {minutes} minutos. Se continuar, filtre o tráfego na frente do servidor.',
  'The newsletter was asked for {count} times within {minutes} minutes. If it goes on, filter the traffic in front of the server.':
    'O boletim foi pedido {count} vezes em {minutes} minutos. Se continuar, filtre o tráfego na frente do servidor.',
  'A second person has to approve this: it is above the limit for one approval.':
    'Uma segunda pessoa precisa aprovar: o valor passa do limite de uma única aprovação.',
  'A second person has to approve this: together with other withdrawals of this investor within 24 hours, it is above the limit for one approval.':
    'Uma segunda pessoa precisa aprovar: somado a outros saques deste investidor em 24 horas, o valor passa do limite de uma única aprovação.',
  'A second person has to approve this: together with other withdrawals of this investor within 7 days, it is above the limit for one approval.':
    'Uma segunda pessoa precisa aprovar: somado a outros saques deste investidor em 7 dias, o valor passa do limite de uma única aprovação.',
  'A second person has to approve this: together with other withdrawals to this address within 24 hours, it is above the limit for one approval.':
    'Uma segunda pessoa precisa aprovar: somado a outros saques para este endereço em 24 horas, o valor passa do limite de uma única aprovação.',
  'A second person has to approve this: together with other withdrawals to this address within 7 days, it is above the limit for one approval.':
    'Uma segunda pessoa precisa aprovar: somado a outros saques para este endereço em 7 dias, o valor passa do limite de uma única aprovação.',
  'A second person has to approve this: together with other bonuses of this investor within 24 hours, it is above the limit for one approval.':
    'Uma segunda pessoa precisa aprovar: somado a outros bônus deste investidor em 24 horas, o valor passa do limite de uma única aprovação.',
  'A second person has to approve this: together with other bonuses of this investor within 7 days, it is above the limit for one approval.':
    'Uma segunda pessoa precisa aprovar: somado a outros bônus deste investidor em 7 dias, o valor passa do limite de uma única aprovação.',
  'This proposal was called off. Nothing was changed now.': 'Esta proposta foi cancelada. Nada mudou agora.',
  'These terms are approved already. Nothing was changed now.':
    'Estas condições já foram aprovadas. Nada mudou agora.',
  'The day from which these terms should count has begun. Nothing was changed. Propose them again.':
    'O dia a partir do qual estas condições valeriam já começou. Nada mudou. Proponha de novo.',
  'Other terms of this plan were announced since. Nothing was changed. Call this proposal off and propose it again.':
    'Outras condições deste plano foram anunciadas nesse meio-tempo. Nada mudou. Cancele esta proposta e proponha de novo.',
  'A change of this plan waits for approval. Decide about that one first.':
    'Uma mudança deste plano aguarda aprovação. Decida sobre ela primeiro.',
  '{name} proposed these terms at {time} UTC.': '{name} propôs estas condições às {time} UTC.',
  'Say why you open these pictures first.': 'Informe primeiro por que você vai abrir estas imagens.',
  'The payment of a {amount} withdrawal is no longer on {network}. It can return: look for transaction {transaction} in the wallet before you pay again.':
    'O pagamento de um saque de {amount} não está mais em {network}. Ele pode voltar: procure a transação {transaction} na carteira antes de pagar de novo.',
  'A large payment waits for two approvals. Open the payments to review.':
    'Um pagamento grande aguarda duas aprovações. Abra os pagamentos a revisar.',
  '{who} is no longer an administrator: {by} changed the role. If that is wrong, the operator gives it back with "npm run ops -- staff add".':
    '{who} não é mais administrador: {by} mudou a função. Se isso estiver errado, o operador a devolve com "npm run ops -- staff add".',
  'New terms of the plan {plan} wait for the approval of another administrator. Open the plan.':
    'Novas condições do plano {plan} aguardam a aprovação de outro administrador. Abra o plano.',
  'The setting {setting} was changed from {before} to {after}. It counts from {from}. If nobody meant that, set it back before then.':
    'A configuração {setting} mudou de {before} para {after}. Vale a partir de {from}. Se ninguém quis isso, desfaça antes.',
}
