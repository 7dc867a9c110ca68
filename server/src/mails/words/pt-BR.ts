import type { MailWords } from '../mail-words.ts'

/** Brazilian Portuguese of the mails. */
export const words: MailWords = {
  ribbon: 'Só dinheiro de treino: nada aqui tem valor fora da Evenmoor.',
  testRibbon: 'Redes de teste: as moedas aqui não valem nada, e nada aqui tem valor fora da Evenmoor.',
  login: 'Entrar',
  setPassword: 'Definir uma nova senha',
  notMe: { label: 'Não fui eu', expiry: 'Funciona uma vez, por 72 horas.' },
  code: {
    subject: 'Seu código da Evenmoor: {code}',
    text: 'Digite este código na página em que você criou a conta, e ela estará aberta.',
    several:
      'O formulário foi enviado mais de uma vez com este endereço. Cada um tem seu próprio código: use o que chegou quando você enviou o seu.',
    expiry: 'Funciona uma vez, por 10 minutos.',
    reason:
      'Você recebe este e-mail porque este endereço foi usado para criar uma conta na Evenmoor. Se não foi você, não precisa fazer nada: sem o código a conta continua fechada. Nunca pedimos este código por telefone ou chat.',
  },
  alreadyRegistered: {
    subject: 'Você já tem uma conta na Evenmoor',
    text: 'Alguém tentou criar uma conta com este endereço. Ele já tem uma conta, e nada nela mudou.',
    next: 'Se foi você: entre em {login} ou defina uma nova senha em {forgot}.',
    reason:
      'Você recebe este e-mail porque este endereço pertence a uma conta da Evenmoor. Se não foi você, não precisa fazer nada.',
  },
  notConfirmed: {
    subject: 'Sua conta da Evenmoor ainda não está aberta',
    text: 'Alguém usou este endereço para criar uma conta, mas nenhum código foi digitado. Por isso ainda não há conta nem senha. Preencha o formulário de novo para abrir a sua.',
    signUp: 'Criar conta',
  },
  welcome: {
    subject: 'Boas-vindas à Evenmoor',
    open: 'Seu endereço está confirmado e sua conta está aberta.',
    wallet:
      'Você tem uma carteira de treino com moedas de mentira. Use-a para ver como funcionam depósitos, planos, tarifas e perdas.',
    testWallet:
      'Você paga com moedas de redes de teste públicas da sua própria carteira; elas não valem nada. Use-as para ver como funcionam depósitos, planos, tarifas e perdas.',
    reason: 'Você recebe este e-mail porque abriu uma conta na Evenmoor.',
  },
  addressCode: {
    subject: 'Seu código da Evenmoor: {code}',
    old: 'Sua conta vai ter outro endereço de e-mail. Digite este código junto com o da nova caixa de entrada, e ele será mudado.',
    new: 'Este vai ser o endereço de e-mail de uma conta da Evenmoor. Digite este código na página em que isso foi pedido.',
    expiry: 'Funciona uma vez, por 15 minutos.',
    oldReason:
      'Você recebe este e-mail porque este é o endereço da sua conta. Se não foi você que pediu, não diga o código a ninguém e defina uma nova senha: alguém entrou na sua conta.',
    newReason:
      'Você recebe este e-mail porque alguém informou este endereço para a própria conta na Evenmoor. Se não foi você, não precisa fazer nada.',
  },
  addressChanged: {
    subject: 'O endereço da sua conta na Evenmoor mudou',
    text: 'A partir de agora os e-mails vão para {email}, e é com esse endereço que se entra.',
    notYou:
      'Se não foi você, recupere este endereço com o link: isso também desconecta todos os dispositivos.',
    undo: 'Desfazer a mudança',
    expiry: 'Funciona uma vez, por 72 horas.',
    reason: 'Você recebe este e-mail porque o endereço de e-mail da sua conta na Evenmoor mudou.',
  },
  addressChangedBack: {
    subject: 'O endereço da sua conta na Evenmoor voltou ao anterior',
    text: 'O endereço é outra vez {email}, e todos os dispositivos foram desconectados.',
    next: 'Quem o mudou sabia sua senha: defina uma nova agora e depois revise seus segundos fatores.',
    reason: 'Você recebe este e-mail porque foi usado o link que desfaz uma mudança de endereço.',
  },
  addressInUse: {
    subject: 'Alguém informou o seu endereço para a própria conta na Evenmoor',
    text: 'Alguém tentou pôr este endereço na própria conta. Ele pertence à sua, e nada nela mudou.',
    reason:
      'Você recebe este e-mail porque este endereço pertence a uma conta da Evenmoor. Não precisa fazer nada.',
  },
  closed: {
    subject: 'Sua conta na Evenmoor está fechada',
    text: 'Seu nome, seu endereço e todas as formas de entrar foram removidos. O que foi lançado fica, sem o seu nome: as contas precisam fechar.',
    next: 'Não há mais nada a fazer. Você pode criar outra conta com este endereço quando quiser.',
    reason: 'Você recebe este e-mail porque fechou sua conta na Evenmoor. É o último.',
  },
  passwordChanged: {
    subject: 'Sua senha da Evenmoor mudou',
    byLink: 'Uma nova senha foi definida para sua conta, e todos os dispositivos foram desconectados.',
    byLinkNotYou:
      'Se não foi você, alguém consegue ler seu e-mail: proteja primeiro sua caixa de entrada e depois use o link. Ele desconecta todos os dispositivos, anula a senha e envia a você como definir uma nova.',
    own: 'A senha foi mudada no perfil, e os outros dispositivos foram desconectados.',
    ownNotYou:
      'Se não foi você, use o link: ele desconecta todos os dispositivos, anula a senha e envia a você como definir uma nova.',
    reason: 'Você recebe este e-mail porque a senha da sua conta na Evenmoor mudou.',
  },
  reset: {
    subject: 'Defina uma nova senha da Evenmoor',
    text: 'Siga este link para definir uma nova senha. Até lá, a antiga continua valendo.',
    expiry: 'Funciona uma vez, por 30 minutos.',
    reason:
      'Você recebe este e-mail porque foi pedida uma nova senha com este endereço. Se não foi você, não precisa fazer nada.',
  },
  sessionEnded: {
    subject: 'Desconectamos um dos seus dispositivos',
    text: 'A chave de uma das suas sessões foi usada em dois lugares, o que pode significar que foi copiada. Essa sessão terminou; seu saldo está intacto.',
    next: 'Entre de novo. Se você não sabe por que isso aconteceu, defina uma nova senha em {forgot}: isso desconecta todos os dispositivos.',
    reason: 'Você recebe este e-mail porque uma sessão da sua conta na Evenmoor foi encerrada por segurança.',
  },
  newDevice: {
    subject: 'Um novo dispositivo entrou na sua conta da Evenmoor',
    where: '{device}, em {when}, da rede {network}.',
    somewhere: '{device}, em {when}.',
    device: '{browser} em {system}',
    someBrowser: 'Um navegador',
    someSystem: 'um sistema desconhecido',
    otherProgram: 'Outro programa',
    notYou:
      'Se foi você, não há nada a fazer. Se não, use o link: ele desconecta todos os dispositivos, anula a senha e envia a você como definir uma nova.',
    reason:
      'Você recebe este e-mail porque sua conta na Evenmoor foi aberta em um dispositivo que ainda não tínhamos visto.',
  },
  newPlace: {
    subject: 'Uma entrada na sua conta da Evenmoor a partir de uma nova rede',
    often: 'Para isso basta outra conexão, como a do celular ou a de uma viagem.',
    reason:
      'Você recebe este e-mail porque sua conta na Evenmoor foi aberta a partir de uma rede de onde ainda não tinha sido aberta.',
  },
  loginStopped: {
    subject: 'Cinco códigos errados em uma entrada na sua conta da Evenmoor',
    text: 'Alguém digitou sua senha certa e depois cinco códigos errados. Essa tentativa foi encerrada, e ninguém entrou:',
    notYou:
      'Se foi você, entre de novo com o código mais recente. Se não, alguém sabe sua senha. Use o link: ele desconecta todos os dispositivos, anula a senha e envia a você como definir uma nova.',
    reason: 'Você recebe este e-mail porque alguém tentou entrar na sua conta na Evenmoor.',
  },
  accountLimited: {
    subject: {
      locked: 'Sua conta na Evenmoor foi bloqueada',
      suspended: 'Sua conta na Evenmoor foi suspensa',
    },
    why: {
      unusual_activity: 'Vimos nela uma atividade incomum.',
      owner_request: 'O titular dela pediu.',
      terms: 'Estamos verificando se nossos termos foram cumpridos.',
      legal_request: 'Temos de responder a uma solicitação legal.',
    },
    text: 'Todos os dispositivos foram desconectados. Seu saldo está intacto, e nenhum pagamento é pedido para abrir a conta.',
    works:
      'Você ainda pode ver tudo, exportar seus dados, resgatar dinheiro das posições e pedir um saque: entre e escolha “Ver minha conta”.',
    review:
      'Vamos olhar de novo até {when}, no máximo. Se você acha que isso está errado, escreva para nós em {contact} e informe a referência {reference}.',
    reason: 'Você recebe este e-mail porque sua conta na Evenmoor foi bloqueada ou suspensa.',
  },
  accountOpened: {
    subject: 'Sua conta na Evenmoor está aberta de novo',
    text: 'Tudo funciona como antes. Todos os dispositivos foram desconectados, então entre de novo.',
    reason: 'Você recebe este e-mail porque sua conta na Evenmoor foi aberta de novo.',
  },
  factors: {
    authenticator_on: {
      subject: 'Um app autenticador foi adicionado à sua conta na Evenmoor',
      text: 'A partir de agora, para entrar se pede um código do app ou um código de recuperação.',
    },
    authenticator_off: {
      subject: 'O app autenticador da sua conta na Evenmoor foi desativado',
      text: 'Para entrar, não se pede mais um código do app.',
    },
    codes_renewed: {
      subject: 'Sua conta na Evenmoor tem novos códigos de recuperação',
      text: 'Dez novos códigos de recuperação foram criados. Os antigos não funcionam mais.',
    },
    passkey_added: {
      subject: 'Uma chave de acesso foi adicionada à sua conta na Evenmoor',
      text: 'A chave de acesso se chama “{name}” e pode ser usada para entrar.',
    },
    passkey_removed: {
      subject: 'Uma chave de acesso foi removida da sua conta na Evenmoor',
      text: 'A chave de acesso se chamava “{name}”. Ela não pode mais ser usada para entrar.',
    },
    recovery_code_used: {
      subject: 'Um código de recuperação da sua conta na Evenmoor foi usado',
      text: '{left, plural, one {Resta um código} other {Restam # códigos}} de recuperação. Você pode criar novos no seu perfil.',
    },
    notYou:
      'Se foi você, não há nada a fazer. Se não, alguém entrou na sua conta: use o link. Ele desconecta todos os dispositivos, anula a senha e envia a você como definir uma nova. Depois revise seus segundos fatores.',
    reason:
      'Você recebe este e-mail porque as configurações de segurança da sua conta na Evenmoor foram mudadas ou usadas.',
  },
  addressSaved: {
    subject: 'Um endereço de saque foi adicionado à sua conta Evenmoor',
    text: 'Novo no seu livro de endereços: {address}',
    named: 'Novo no seu livro de endereços, com o nome "{label}": {address}',
    hold: 'Nada é enviado para ele antes de {when}, a não ser que você pule a espera, o que só o dinheiro de treino permite.',
    testHold: 'Nada é enviado para ele antes de {when}.',
    notYou:
      'Se foi você, não há nada a fazer. Se não, use o link: ele sai de todos os dispositivos, anula a senha, tira o endereço do seu livro e cancela os saques para ele que ainda não foram aprovados.',
    reason: 'Você recebe este e-mail porque um endereço foi adicionado à sua conta na Evenmoor.',
  },
  withdrawal: {
    newAddress: 'O endereço dele é novo: nada é enviado antes de {when}. Até então você pode cancelar.',
    amounts: 'Você saca {amount}. Nossa tarifa (1 %) é {fee}. Você recebe {net} em USDT em {address}.',
    link: 'Ver em que ponto está',
    requested: 'Saque de {amount} pedido',
    held: 'Os saques esperam no momento: um pagamento creditado saiu da sua rede, e nossa equipe está verificando. O seu mantém o lugar e segue depois. Você não precisa fazer nem pagar nada.',
    inReview: 'Ele está em análise agora. Até ser aprovado, você pode cancelar.',
    sent: 'Saque de {amount} enviado',
    transaction: 'Foi enviado na transação {transaction}.',
    rejected: 'Saque de {amount} não aprovado',
    why: 'Não aprovamos seu saque de {amount}. O motivo: {reason}',
    allBack: 'Todo o dinheiro está outra vez disponível na sua conta, e nada foi cobrado.',
    failed: 'Não foi possível enviar o saque de {amount}',
    notTaken: 'A rede não aceitou seu saque para {address}.',
    allBackCheck:
      'Todo o dinheiro está outra vez disponível na sua conta, e nada foi cobrado. Confira o endereço antes de pedir de novo.',
    reason: 'Você recebe este e-mail porque foi pedido um saque da sua conta na Evenmoor.',
    reasonNotYou:
      'Você recebe este e-mail porque foi pedido um saque da sua conta na Evenmoor. Se não foi você, cancele-o e mude sua senha.',
  },
  bonus: {
    link: 'Ver suas indicações',
    verified: 'Bônus de indicação de {amount} verificado',
    available: 'Verificamos seu bônus de indicação de {amount}. Ele já está no seu saldo disponível.',
    practice: 'É crédito de treino sem valor em dinheiro.',
    refused: 'Bônus de indicação de {amount} não aceito',
    why: 'Não aceitamos um bônus de indicação de {amount}. O motivo: {reason}',
    nothingTaken: 'Nada foi tirado da sua conta. Se você acha que isso está errado, escreva ao suporte.',
    reason: 'Você recebe este e-mail porque alguém se cadastrou na Evenmoor com o seu código de indicação.',
  },
  identity: {
    link: 'Ver sua verificação de identidade',
    accepted: 'Sua verificação de identidade foi aceita',
    acceptedText: 'Olhamos o documento que você enviou e o aceitamos. Não há mais nada a fazer.',
    notAccepted: 'Sua verificação de identidade não foi aceita',
    notAcceptedText: 'Olhamos o documento que você enviou e não pudemos aceitá-lo. O motivo é este:',
    again:
      'Você pode tentar de novo quando quiser. Nada na sua conta depende disso: é dinheiro de treino, então use uma imagem de amostra e não um documento real.',
    testAgain:
      'Você pode tentar de novo quando quiser. Nada na sua conta depende disso: é dinheiro de teste, então use uma imagem de amostra e não um documento real.',
    pictures: 'As imagens são removidas em {when}. A decisão fica.',
    reason: 'Você recebe este e-mail porque enviou uma verificação de identidade na Evenmoor.',
    reasons: {
      unreadable:
        'A imagem não pode ser lida: está borrada, escura demais ou coberta em parte. Tire-a de novo à luz do dia, com o documento inteiro em foco.',
      cut_off: 'Uma parte do documento não está na imagem. Tire-a de novo com os quatro cantos dentro.',
      expired: 'O documento não é mais válido. Envie um que seja.',
      name_differs:
        'O nome no documento não é o da sua conta. Mude o nome no seu perfil ou envie um documento com o mesmo nome.',
      other_document:
        'Isto não é um passaporte, uma carteira de identidade nem uma carteira de motorista, ou não é o que você escolheu. Envie um deles.',
      altered: 'A imagem mostra sinais de ter sido alterada. Envie-a como foi tirada.',
    },
  },
  deposit: {
    seen: 'Vemos seu pagamento de {amount}',
    onItsWay:
      '{amount} está a caminho pela rede {network}. É creditado com {count, plural, one {# confirmação} other {# confirmações}}; você não precisa esperar nem fazer nada.',
    late: 'Chegou quando o preço já não estava fixado, então é creditado ao preço do momento em que o vimos.',
    transaction: 'Transação: {transaction}',
    practiceNetwork: 'de treino',
    inReview: 'Seu pagamento de {amount} chegou e está em análise',
    reviewed:
      '{amount} chegou e tem as confirmações. Pagamentos deste tamanho são creditados depois que duas pessoas da nossa equipe os aprovam. Você não precisa fazer nada; o preço fixado para você continua valendo.',
    refused: 'Seu pagamento de {amount} não foi creditado',
    notCredited:
      'Não creditamos {amount}. O motivo: {reason} Se achar que é um engano, responda a este e-mail ou escreva ao suporte.',
    settled: 'Seu depósito de {amount} está concluído',
    credited: '{amount} foi creditado na sua conta.',
    available: 'O dinheiro está disponível na sua conta.',
    planNotOpened:
      'Não foi possível abrir com ele o plano que você escolheu, então o dinheiro está disponível na sua conta. Você pode escolher um plano de novo ou sacar.',
    planOpened: 'Sua posição foi aberta com {amount}. O que passar disso está disponível na sua conta.',
    reversed: 'Seu pagamento de {amount} não está mais confirmado',
    replaced: 'Os blocos que o continham foram substituídos na rede: {network}.',
    takenBack: 'Os {credited} creditados por ele foram desfeitos.',
    notTakenBack:
      'Os {credited} creditados por ele já foram usados, então nada foi desfeito; nossa equipe está verificando.',
    mayReturn:
      'Se a rede aceitar o pagamento de novo, ele é creditado de novo automaticamente. Veja o checkout antes de pagar outra vez.',
    outOfPositions:
      '{amount} estavam investidos. Foram retirados das suas posições, que não rendem mais nada com isso.',
    resultsReversed: 'Os resultados de {amount} que ele tinha gerado também foram desfeitos.',
    lossesReversed: 'Os {amount} que suas posições tinham perdido com ele foram devolvidos.',
    hold: 'Os saques esperam até que nossa equipe tenha verificado isso. Você pode pedir um enquanto isso; ele mantém o lugar.',
    receipt: 'Ver o recibo',
    reference: 'Referência: {reference}',
    reason: 'Você recebe este e-mail porque chegou um pagamento para um depósito da sua conta na Evenmoor.',
  },
  statement: {
    subject: 'Seu extrato da Evenmoor de {month}',
    ready: 'O extrato de {month} está pronto: saldo inicial {opening}, saldo final {closing}.',
    how: 'É um PDF assinado. Abra seus extratos para salvá-lo ou para desligar este e-mail.',
    open: 'Abrir extratos',
    reason: 'Você recebe este e-mail porque pediu extratos por e-mail na sua conta da Evenmoor.',
  },
  handedOver: {
    subject: 'A mensagem {reference} agora é sua',
    text: '{name} passou para você a mensagem {reference} do formulário de contato. Ela espera sua resposta no console.',
    link: 'Abrir a mensagem',
    reason:
      'Você recebe este e-mail porque responde às mensagens desta instalação da Evenmoor como membro da equipe.',
  },
  answer: {
    subject: 'Nossa resposta à sua mensagem {reference}',
    intro: 'Você nos escreveu em {when}. Esta é a nossa resposta:',
    reply: 'Se você responder a este e-mail, sua resposta vai para {email}. Mantenha {reference} no assunto.',
    noReply:
      'Uma resposta a este e-mail não chega a ninguém. Para nos escrever de novo, use o formulário: {link}',
    reason:
      'Você recebe este e-mail porque uma mensagem foi enviada com este endereço pelo formulário de contato da Evenmoor. Se não foi você, não precisa fazer nada.',
    templates: {
      greeting: 'Olá, {name},',
      received: 'Obrigado pela sua mensagem. Nós a lemos e precisamos examiná-la antes de poder responder.',
      moreNeeded:
        'Obrigado pela sua mensagem. Para examiná-la precisamos saber mais: qual era a página, o que você fez, o que você viu e quando. Não nos envie nenhuma senha nem código: nunca precisamos deles.',
      withdrawing:
        'Um saque é pedido aqui: {link}\n\nA tarifa é de 1 % do valor e é descontada dele. Não é preciso pagar nada para sacar. Cada pedido tem sua própria página, que mostra as etapas com o horário. Até a aprovação, você pode cancelá-lo ali.',
      access:
        'Se você não consegue entrar, peça um link aqui: {link}\n\nEle vai para o endereço da conta, serve uma vez, por 30 minutos, e leva à página em que se cria uma nova senha. Não podemos ver senhas e nunca as pedimos.',
      money:
        'A Evenmoor usa dinheiro de treino. Ele não pode ser comprado, vendido nem sacado, e não tem valor fora da Evenmoor. Nenhum resultado é prometido; um resultado pode ser negativo.',
      testMoney:
        'A Evenmoor usa aqui moedas de redes de teste públicas. Elas não valem nada. Não pague a ninguém por elas. Nenhum resultado é prometido; um resultado pode ser negativo.',
      impostor:
        'Quem pede a você, em nosso nome, dinheiro, uma senha, um código ou as palavras da sua carteira não é da Evenmoor. Não é preciso pagar nada para sacar. Não responda. Se você contou sua senha, crie uma nova.',
    },
  },
  newsletter: {
    subject: 'Você quer o boletim da Evenmoor?',
    text: 'Alguém, esperamos que você, pediu nosso boletim com este endereço. Abra a página abaixo e confirme, e você estará na lista.',
    leave: 'Você pode sair quando quiser: {unsubscribe}',
    confirm: 'Confirmar',
    expiry: 'O link vale por 7 dias.',
    reason:
      'Você recebe este e-mail porque este endereço foi digitado no formulário do boletim. Se não foi você, não precisa fazer nada: sem confirmação, apagamos o endereço após 7 dias.',
  },
}
