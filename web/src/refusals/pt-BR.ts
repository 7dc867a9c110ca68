import type { Refusals } from './refusals.ts'
import { staffRefusals } from './staff/pt-BR.ts'

export const refusals: Refusals = {
  'You have {count} open checkouts, the most there can be. Nothing was opened and nothing was lost: pay one of them, or wait {wait} until the price of the first is no longer held.':
    'Você tem {count} ordens de pagamento abertas, o máximo possível. Nada foi aberto e nada se perdeu: pague uma delas ou espere {wait} até o preço da primeira não estar mais fixado.',
  'Your own limit is {max} in {period}, and {left} of it is left. No checkout was opened.':
    'O seu próprio limite é de {max} em {period}, e restam {left}. Nenhuma ordem de pagamento foi aberta.',
  'There is no such plan, or it takes no more money. Nothing was moved. Choose another plan.':
    'Esse plano não existe ou não aceita mais dinheiro. Nada foi movimentado. Escolha outro plano.',
  'The terms of {title} changed while you were looking. Nothing was moved. Look at the terms in force now, then invest again.':
    'As condições de {title} mudaram enquanto você olhava. Nada foi movimentado. Veja as condições em vigor agora e invista de novo.',
  'Use at most two decimals, such as 250.00.': 'Use no máximo duas casas decimais, como 250,00.',
  'Enter an amount above zero.': 'Digite um valor maior que zero.',
  'Enter the amount as plain digits, such as 250.00.': 'Digite o valor em números, como 250,00.',
  'Amount must be between {min} and {max}.': 'O valor deve ficar entre {min} e {max}.',
  'The address of this checkout could not be verified, so it is not shown. Do not pay to it. The team is told.':
    'Não foi possível verificar o endereço desta ordem de pagamento, então ele não é mostrado. Não pague a ele. A equipe já foi avisada.',
  'There is no such checkout in your account.': 'Não há nenhuma ordem de pagamento assim na sua conta.',
  'The price of this checkout was held {count} times, the most there is. What you pay to it is still credited, at the price of the moment it arrives. To have a price held, open a new checkout.':
    'O preço desta ordem de pagamento foi fixado {count} vezes, o máximo possível. O que você pagar a ela ainda é creditado, ao preço do momento em que chega. Para fixar um preço, abra uma nova ordem de pagamento.',
  'This checkout is settled: nothing is due, so no price is held. Nothing was changed.':
    'Esta ordem de pagamento está concluída: não falta pagar nada, então nenhum preço é fixado. Nada foi mudado.',
  'We can see payments for all that is due, so no new price is held. They are credited with their confirmations; you need not do anything.':
    'Vemos pagamentos por tudo o que falta, então nenhum novo preço é fixado. Eles são creditados com suas confirmações; você não precisa fazer nada.',
  'This checkout is on a network that this site no longer uses, so no price is held for it. Nothing was changed; open a new checkout.':
    'Esta ordem de pagamento é de uma rede que este site não usa mais, então nenhum preço é fixado para ela. Nada foi mudado; abra uma nova ordem de pagamento.',
  'An authenticator app is on already. Turn it off first, then add the other one.':
    'Já há um app autenticador ativo. Desative-o primeiro e depois adicione o outro.',
  'There is no authenticator app to confirm. Begin again and scan the new code.':
    'Não há app autenticador para confirmar. Comece de novo e escaneie o novo código.',
  "We can't check this authenticator app any more. Use a passkey or a recovery code, then turn the app off and add it again.":
    'Não conseguimos mais verificar este app autenticador. Use uma chave de acesso ou um código de recuperação; depois desative o app e adicione-o de novo.',
  'There is no authenticator app to turn off.': 'Não há app autenticador para desativar.',
  'You have twenty passkeys. Remove one first.': 'Você tem vinte chaves de acesso. Remova uma primeiro.',
  'This passkey could not be checked. Nothing was added: begin again.':
    'Não foi possível verificar esta chave de acesso. Nada foi adicionado: comece de novo.',
  'This passkey is registered already.': 'Esta chave de acesso já está registrada.',
  'Recovery codes come with an authenticator app or a passkey. Add one first.':
    'Os códigos de recuperação vêm com um app autenticador ou uma chave de acesso. Adicione um deles primeiro.',
  'This code is wrong. Type the newest one, and see that the clock of your phone is right.':
    'Este código está errado. Digite o mais recente e confira se o relógio do seu celular está certo.',
  'There is no identity check to add a picture to. Nothing was stored: choose a document first.':
    'Não há verificação de identidade à qual adicionar uma imagem. Nada foi guardado: escolha primeiro um documento.',
  'Of this document one side is enough. Nothing was stored.':
    'Deste documento basta um lado. Nada foi guardado.',
  'Your identity check was accepted: there is nothing to do.':
    'Sua verificação de identidade foi aceita: não há mais nada a fazer.',
  'Too many pictures are coming in at this moment. Nothing was stored: try again in a few seconds.':
    'Imagens demais estão chegando neste momento. Nada foi guardado: tente de novo em alguns segundos.',
  'There is no identity check to send. Nothing was sent: choose a document first.':
    'Não há verificação de identidade para enviar. Nada foi enviado: escolha primeiro um documento.',
  'A picture is missing: {sides}. Nothing was sent: add it first.':
    'Falta uma imagem: {sides}. Nada foi enviado: adicione-a primeiro.',
  'There is no such picture, or it was removed.': 'Não há nenhuma imagem assim, ou ela foi removida.',
  'This server is stopping. Try again in a few seconds.':
    'Este servidor está parando. Tente de novo em alguns segundos.',
  'Too many pages are open for live updates at the moment. This one asks by itself.':
    'Há páginas demais abertas com dados ao vivo no momento. Esta busca os dados sozinha.',
  'Too many of your pages are open for live updates. This one asks by itself.':
    'Você tem páginas demais abertas com dados ao vivo. Esta busca os dados sozinha.',
  'There is no fresh price for {coin} right now, so nothing was priced and nothing moved. Try again in a minute.':
    'No momento não há um preço recente de {coin}, então nada foi calculado e nada se moveu. Tente de novo em um minuto.',
  'There is no coin with this id on the market.': 'Não há nenhuma moeda com este identificador no mercado.',
  'There are no market figures right now. Try again in a minute.':
    'No momento não há números do mercado. Tente de novo em um minuto.',
  'This link is not valid any more. Subscribe again, and we mail you a new one.':
    'Este link não vale mais. Assine de novo e enviamos um novo por e-mail.',
  'This cannot be switched off: it protects the account. Nothing was changed.':
    'Isto não pode ser desligado: protege a conta. Nada foi mudado.',
  'There is nothing of this kind to switch on. Nothing was changed.':
    'Não há nada deste tipo para ligar. Nada foi mudado.',
  'This is a locked account: {why}. Your balance is untouched. Contact support to have it looked at again.':
    'Esta conta está bloqueada: {why}. Seu saldo está intacto. Fale com o suporte para que ela seja analisada de novo.',
  'This account is temporarily suspended: {why}. Your balance is untouched. Contact support to have it looked at again.':
    'Esta conta está suspensa por um tempo: {why}. Seu saldo está intacto. Fale com o suporte para que ela seja analisada de novo.',
  'This account is deactivated and its login disabled. Contact support if that is wrong.':
    'Esta conta está desativada e não é possível entrar nela. Fale com o suporte se isso for um erro.',
  'Your account is locked. You can see it, export it and ask to withdraw; everything else waits for its review.':
    'Sua conta está bloqueada. Você pode vê-la, exportá-la e pedir um saque; todo o resto espera a análise dela.',
  'Your account is suspended. You can see it, export it and ask to withdraw; everything else waits for its review.':
    'Sua conta está suspensa. Você pode vê-la, exportá-la e pedir um saque; todo o resto espera a análise dela.',
  'This password is wrong.': 'Esta senha está errada.',
  'Type your current password.': 'Digite sua senha atual.',
  'Login failed. Please check your credentials and try again.':
    'Não foi possível entrar. Confira seus dados e tente de novo.',
  'Your account is under review, so it cannot be closed now. Nothing was closed: contact support.':
    'Sua conta está em análise, então não pode ser encerrada agora. Nada foi encerrado: fale com o suporte.',
  'One of the codes is wrong or no longer valid. Check the newest mails in both mailboxes.':
    'Um dos códigos está errado ou não vale mais. Veja os e-mails mais recentes nas duas caixas.',
  'Too many people are signing in at this moment. Nothing is lost: try again in a few seconds.':
    'Gente demais está entrando neste momento. Nada se perdeu: tente de novo em alguns segundos.',
  'Use at most {max} characters.': 'Use no máximo {max} caracteres.',
  'Use at least {min} characters.': 'Use no mínimo {min} caracteres.',
  'This password is easy to guess. Make it longer: three or four unrelated words are good, your name or address and common passwords are not.':
    'Esta senha é fácil de adivinhar. Use uma mais longa: três ou quatro palavras sem relação vão bem; seu nome, seu endereço e senhas comuns, não.',
  'Too many wrong passwords were tried for this address. Set a new one with "Forgot password" to log in again.':
    'Senhas erradas demais foram tentadas com este endereço. Defina uma nova em “Esqueceu a senha?” para entrar de novo.',
  'That is your address already.': 'Esse já é o seu endereço.',
  'Passwords do not match': 'As senhas não são iguais',
  'This code is wrong or no longer valid. Check the newest mail, or ask for a new code.':
    'Este código está errado ou não vale mais. Veja o e-mail mais recente ou peça um novo código.',
  "This needs a session opened with a second factor. Confirm with yours; if you have none yet, open the operator's one-time link and add one.":
    'Isto precisa de uma sessão aberta com um segundo fator. Confirme com o seu; se ainda não tem nenhum, abra o link de uso único do operador e adicione um.',
  'Nothing was changed. First confirm that it is you, with your second factor; that is good for five minutes.':
    'Nada foi mudado. Confirme primeiro que é você com o seu segundo fator; vale por cinco minutos.',
  'Nothing was changed. First confirm that it is you, with your password; that is good for five minutes.':
    'Nada foi mudado. Confirme primeiro que é você com a sua senha; vale por cinco minutos.',
  'Something went wrong on our side. If you sent money or a form, look whether it arrived before you try again. Reference {id}.':
    'Algo falhou do nosso lado. Se você enviou dinheiro ou um formulário, veja se chegou antes de tentar de novo. Referência {id}.',
  'The text has a character that cannot be stored.': 'O texto tem um caractere que não pode ser guardado.',
  'We cannot store anything right now, so this was not done. Try again in a few minutes; a repeated request with the same Idempotency-Key counts once.':
    'Não conseguimos guardar nada agora, por isso isto não foi feito. Tente de novo em alguns minutos; um pedido repetido com a mesma Idempotency-Key conta uma só vez.',
  'We could not reach our database. Try again in a few seconds; a repeated request with the same Idempotency-Key counts once.':
    'Não conseguimos acessar nosso banco de dados. Tente de novo em alguns segundos; um pedido repetido com a mesma Idempotency-Key conta uma só vez.',
  'That took too long. Try again; a repeated request with the same Idempotency-Key counts once.':
    'Demorou demais. Tente de novo; um pedido repetido com a mesma Idempotency-Key conta uma só vez.',
  'The request is too large.': 'O pedido é grande demais.',
  'The file is larger than {size} MB. Nothing was stored: send a smaller one.':
    'O arquivo passa de {size} MB. Nada foi guardado: envie um menor.',
  'The file did not arrive whole. Nothing was stored: try again.':
    'O arquivo não chegou inteiro. Nada foi guardado: tente de novo.',
  'The first request with this Idempotency-Key is still being worked on.':
    'O primeiro pedido com esta Idempotency-Key ainda está em andamento.',
  'You were signed out. Log in to continue.': 'Sua sessão foi encerrada. Entre para continuar.',
  'This Idempotency-Key was used for another request. Nothing was done.':
    'Esta Idempotency-Key já foi usada em outro pedido. Nada foi feito.',
  'Two of your files are on their way already. Nothing is lost: wait until one of them is there, then save this one.':
    'Dois arquivos seus já estão a caminho. Nada se perdeu: espere um deles chegar e então salve este.',
  'Too many tries. Wait {wait}.': 'Tentativas demais. Espere {wait}.',
  'Amount must be {min} or more': 'O valor deve ser de {min} ou mais',
  'Amount must be {max} or less': 'O valor deve ser de {max} ou menos',
  'This position is closed: all of it was taken back before.':
    'Esta posição está fechada: tudo já foi resgatado antes.',
  'This position changed while you were looking: it is worth {value} now. Nothing was taken back. Check the new figures, then confirm.':
    'Esta posição mudou enquanto você olhava: agora vale {value}. Nada foi resgatado. Confira os novos números e depois confirme.',
  'This position is worth {value}': 'Esta posição vale {value}',
  'That would leave less than $0.01 behind. Take all of it, or a little less.':
    'Assim sobraria menos de um centavo de dólar. Resgate tudo ou um pouco menos.',
  'This position is closed: it has no more results that could be reinvested.':
    'Esta posição está fechada: não tem mais resultados que possam ser reinvestidos.',
  'This checkout is paid in full already, so nothing was sent. To send more, give the amount.':
    'Esta ordem de pagamento já está paga por completo, então nada foi enviado. Para enviar mais, informe a quantidade.',
  'Your practice wallet holds {held}, less than {amount}. Nothing was sent. Send a smaller amount or pay in another coin.':
    'Sua carteira de treino tem {held}, menos que {amount}. Nada foi enviado. Envie uma quantidade menor ou pague com outra moeda.',
  'That is more decimals than this coin has.': 'São mais casas decimais do que esta moeda tem.',
  'Enter the amount as plain digits, such as 0.25.': 'Digite a quantidade em números, como 0,25.',
  'There is no payment to reorganise away: none is on the network. Nothing was changed.':
    'Não há pagamento para anular por reorganização: não há nenhum na rede. Nada foi mudado.',
  'The payment lies {depth} blocks deep, and no more than {max} are undone. Nothing was changed; try it with a newer payment.':
    'O pagamento está a {depth} blocos de profundidade, e não mais que {max} são desfeitos. Nada foi mudado; tente com um pagamento mais novo.',
  'This site uses test networks, so there is no practice wallet. Nothing was sent.':
    'Este site usa redes de testes, então não há carteira de treino. Nada foi enviado.',
  'This site uses test networks, so time runs by itself here. Nothing was booked.':
    'Este site usa redes de teste, por isso aqui o tempo corre sozinho. Nada foi registrado.',
  'On this site only an administrator can go forward in time. Nothing was booked.':
    'Neste site, só um administrador pode avançar no tempo. Nada foi registrado.',
  'Days are being booked already. Nothing else was started. Wait until they are done.':
    'Já há dias sendo registrados. Nada mais foi iniciado. Aguarde até que terminem.',
  'Someone else went forward meanwhile. Nothing was started. Check the day, then try again.':
    'Outra pessoa avançou no tempo enquanto isso. Nada foi iniciado. Confira o dia e tente de novo.',
  'That is more than 366 days ahead. Nothing was booked. Choose a shorter step.':
    'Isso passa de 366 dias à frente. Nada foi registrado. Escolha um passo menor.',
  'Invalid or expired token.': 'Token inválido ou vencido.',
  'That session has ended already, or never was yours.': 'Essa sessão já foi encerrada ou nunca foi sua.',
  'This passkey did not open an account. Try again, or log in with your password.':
    'Esta chave de acesso não abriu nenhuma conta. Tente de novo ou entre com a sua senha.',
  'This login has expired or was used. Type your password again.':
    'Esta entrada venceu ou já foi usada. Digite sua senha de novo.',
  'This code is wrong or was used before. Type the newest one.':
    'Este código está errado ou já foi usado. Digite o mais recente.',
  'Five wrong codes: this login is closed. Your account is safe. Type your password again.':
    'Cinco códigos errados: esta entrada está encerrada. Sua conta está segura. Digite sua senha de novo.',
  'This link was used already or is too old. Ask for a link to set a new password.':
    'Este link já foi usado ou é antigo demais. Peça um link para definir uma nova senha.',
  'Your second factor is on: confirm with it instead of the password.':
    'Seu segundo fator está ativo: confirme com ele em vez da senha.',
  'Your account has no password yet. Set one with "Forgot password", then try again.':
    'Sua conta ainda não tem senha. Defina uma em “Esqueceu a senha?” e tente de novo.',
  'There is no statement of this month. Nothing was booked by its end, or it has not begun.':
    'Não há extrato deste mês. Nada foi registrado até o fim dele, ou o mês ainda não começou.',
  'Many statements are being made just now. Try again in a moment.':
    'Muitos extratos estão sendo preparados agora. Tente de novo em um momento.',
  'That amount is too long.': 'Esse valor é longo demais.',
  'Use up to 2 decimals': 'Use no máximo 2 casas decimais',
  'Enter an amount': 'Digite um valor',
  'That amount is too large.': 'Esse valor é grande demais.',
  'You have {available} available': 'Você tem {available} de saldo disponível',
  'Your available balance changed while you were looking. Nothing was moved; look and try again.':
    'Seu saldo disponível mudou enquanto você olhava. Nada se moveu; confira e tente de novo.',
  'We did not keep what you entered.': 'Não guardamos o que você digitou.',
  'We send USDT on BEP20 only.': 'Enviamos USDT somente por BEP20.',
  'Enter an address.': 'Digite um endereço.',
  'This address has a character that no address has: a space, or a letter of another alphabet that looks the same. Copy it again.':
    'Este endereço tem um caractere que nenhum endereço tem: um espaço ou uma letra de outro alfabeto que parece igual. Copie de novo.',
  'This is no address that we can pay. Copy it again from your wallet.':
    'Este não é um endereço que possamos pagar. Copie de novo da sua carteira.',
  'This looks like a TRON address. We send USDT on BEP20 only.':
    'Parece um endereço TRON. Enviamos USDT somente por BEP20.',
  'This looks like a Bitcoin address. We send USDT on BEP20 only.':
    'Parece um endereço Bitcoin. Enviamos USDT somente por BEP20.',
  'This looks like a Litecoin address. We send USDT on BEP20 only.':
    'Parece um endereço Litecoin. Enviamos USDT somente por BEP20.',
  'This looks like a Solana address. We send USDT on BEP20 only.':
    'Parece um endereço Solana. Enviamos USDT somente por BEP20.',
  'This is no whole practice address: one begins with PRACTICE-, and 24 letters and digits follow. Look for a typing mistake.':
    'Este não é um endereço de treino completo: ele começa com PRACTICE-, seguido de 24 letras e números. Procure um erro de digitação.',
  'A BEP20 address is 0x and 40 digits and letters from a to f. This one is not whole: copy it again.':
    'Um endereço BEP20 é 0x e 40 números e letras de a a f. Este não está completo: copie de novo.',
  'Enter the address with the 0x at its beginning.': 'Digite o endereço com o 0x no início.',
  'This is a transaction or a private key, not an address. Never enter a private key anywhere. We did not keep what you entered.':
    'Isto é uma transação ou uma chave privada, não um endereço. Nunca digite uma chave privada em lugar nenhum. Não guardamos o que você digitou.',
  'Names are not looked up. Enter the address itself: it begins with 0x.':
    'Não procuramos nomes. Digite o próprio endereço: ele começa com 0x.',
  'This is a practice address. Coins of a test network cannot be sent to it.':
    'Este é um endereço de treino. Moedas de uma rede de testes não podem ir para ele.',
  'That is the address of a real wallet. Practice money cannot leave to one; use a practice address: it begins with PRACTICE-. We did not keep what you entered.':
    'Esse é o endereço de uma carteira real. Dinheiro de treino não pode ir para ele; use um endereço de treino: ele começa com PRACTICE-. Não guardamos o que você digitou.',
  "This address has a typing mistake (checksum doesn't match). Copy it again.":
    'Este endereço tem um erro de digitação (a soma de verificação não bate). Copie de novo.',
  'Nobody holds this address: what is sent there is lost.':
    'Ninguém tem este endereço: o que é enviado para lá se perde.',
  'This is the contract of the token itself, not a wallet: what is sent there is lost.':
    'Este é o contrato do próprio token, não uma carteira: o que é enviado para lá se perde.',
  'That is an address of Evenmoor itself. Enter the address of your own wallet.':
    'Este é um endereço da própria Evenmoor. Digite o endereço da sua carteira.',
  'This address begins and ends like one that you use, but is another one. Look-alike addresses are a common theft: compare all of it.':
    'Este endereço começa e termina como um que você usa, mas é outro. Endereços parecidos são uma forma comum de roubo: compare-o inteiro.',
  'The network dropped the payment after it was sent.': 'A rede descartou o pagamento depois do envio.',
  'The network did not take the payment.': 'A rede não aceitou o pagamento.',
  'That is your own practice wallet. It needs no entry.':
    'Essa é a sua própria carteira de treino. Não é preciso salvá-la.',
  'This address is in your address book already.': 'Este endereço já está no seu livro de endereços.',
  'Your address book has {count} addresses. Remove one first.':
    'Seu livro de endereços tem {count} endereços. Remova um primeiro.',
  'Name is required': 'O nome é obrigatório',
  'Use one line of plain text.': 'Use uma só linha de texto simples.',
  'Message is required': 'A mensagem é obrigatória',
  'Use plain text.': 'Use texto simples.',
  'Type the code.': 'Digite o código.',
  'That is too long for a code.': 'É longo demais para um código.',
  'Name the passkey.': 'Dê um nome à chave de acesso.',
  'Use letters, spaces and signs only.': 'Use só letras, espaços e sinais.',
  'Choose one of the documents.': 'Escolha um dos documentos.',
  'Say which side it is: front or back.': 'Diga qual lado é: frente ou verso.',
  'Choose a reason.': 'Escolha um motivo.',
  'The link is not complete.': 'O link não está completo.',
  'Choose 7, 30 or 90 days.': 'Escolha 7, 30 ou 90 dias.',
  'Enter the transaction hash': 'Digite o hash da transação',
  'A transaction hash has 64 digits and letters from a to f. Copy it whole from your wallet.':
    'Um hash de transação tem 64 dígitos e letras de a a f. Copie-o inteiro da sua carteira.',
  'First name is required': 'O nome é obrigatório',
  'Last name is required': 'O sobrenome é obrigatório',
  'Password is required': 'A senha é obrigatória',
  'OTP is required': 'O código é obrigatório',
  'Choose 1, 7 or 30 days.': 'Escolha 1, 7 ou 30 dias.',
  'Choose day, week or month.': 'Escolha dia, semana ou mês.',
  'Enter an address': 'Digite um endereço',
  'Name the address': 'Dê um nome ao endereço',
  'Email is required': 'O e-mail é obrigatório',
  'Reset token is missing.': 'Falta o token de redefinição.',
  'Give a month such as 2026-10.': 'Informe um mês, como 2026-10.',
  'Enter the amount as a decimal text, such as "250.00".':
    'Digite o valor como texto decimal, como "250.00".',
  'Enter a valid email address.': 'Digite um e-mail válido.',
  'Choose one of the languages offered.': 'Escolha um dos idiomas disponíveis.',
  '{words} You use {address}.': '{words} Você usa {address}.',
  '{name} is switched off on this site. Choose another coin.':
    '{name} está desligado neste site. Escolha outra moeda.',
  '{name} is paused: we cannot rely on what its network tells us just now. Nothing was opened; choose another coin or try again later.':
    '{name} está em pausa: no momento não podemos confiar no que a rede dessa moeda diz. Nada foi aberto; escolha outra moeda ou tente mais tarde.',
  'There is still {list}. Nothing was closed: take back, finish or cancel that, and withdraw first.':
    'Ainda há: {list}. Nada foi encerrado: primeiro resgate, termine ou cancele isso e saque o dinheiro.',
  'You are taking a break until {until} UTC, so nothing was started. Your money is untouched: you can take positions back and withdraw as always.':
    'Você está em pausa até {until} UTC, então nada foi iniciado. Seu dinheiro está intacto: você pode resgatar posições e sacar como sempre.',
  'Your identity check is in review. Withdraw it first if you want to send another document.':
    'Sua verificação de identidade está em análise. Retire-a primeiro se quiser enviar outro documento.',
  'Your identity check is decided, so it cannot be withdrawn. Its pictures are removed 30 days after the decision.':
    'Sua verificação de identidade está decidida, então não pode ser retirada. As imagens são removidas 30 dias depois da decisão.',
  'There is no identity check to withdraw.': 'Não há verificação de identidade para retirar.',
  'Only practice money can be sent to a new address without the wait. Nothing was changed.':
    'Só dinheiro de treino pode ser enviado a um endereço novo sem a espera. Nada foi mudado.',
  'Only practice money can be sent to a new address without the wait.':
    'Só dinheiro de treino pode ser enviado a um endereço novo sem a espera.',
  'Staff cannot close their account. Ask the operator to take your role first.':
    'A equipe interna não pode encerrar a própria conta. Peça antes ao operador que retire a sua função.',
  'This withdrawal waits to be reviewed.': 'Este saque espera para ser analisado.',
  'This withdrawal is in review.': 'Este saque está em análise.',
  'This withdrawal is approved already and is about to be sent.':
    'Este saque já foi aprovado e está prestes a ser enviado.',
  'This withdrawal has been sent already.': 'Este saque já foi enviado.',
  'This withdrawal has arrived already.': 'Este saque já chegou.',
  'This withdrawal was cancelled. The money is available again.':
    'Este saque foi cancelado. O dinheiro está disponível de novo.',
  'This withdrawal was rejected. The money is available again.':
    'Este saque não foi aprovado. O dinheiro está disponível de novo.',
  'This withdrawal could not be sent. The money is available again.':
    'Não foi possível enviar este saque. O dinheiro está disponível de novo.',
  'Try again in a few seconds.': 'Tente de novo em alguns segundos.',
  'money in your account (fractions of a cent count too)':
    'dinheiro na sua conta (frações de centavo também contam)',
  'an open position': 'uma posição aberta',
  '{count} open positions': '{count} posições abertas',
  'an open checkout': 'uma ordem de pagamento aberta',
  '{count} open checkouts': '{count} ordens de pagamento abertas',
  'a withdrawal on its way': 'um saque a caminho',
  '{count} withdrawals on their way': '{count} saques a caminho',
  front: 'frente',
  back: 'verso',
  'we saw unusual activity': 'vimos uma atividade incomum',
  'its owner asked for it': 'o titular dela pediu',
  'we are checking whether our terms were kept': 'estamos verificando se nossos termos foram cumpridos',
  'we have to answer a legal request': 'temos de responder a uma solicitação legal',
  ...staffRefusals,
}
