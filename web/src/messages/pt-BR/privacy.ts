import type { privacy as english, descriptions as englishDescriptions } from '#messages/en/privacy.ts'
import type { Translation } from '#messages/shape.ts'

export const privacy: Translation<typeof english> = {
  title: 'Política de Privacidade',
  summary: {
    little: 'Guardamos o que as contas precisam, e nada mais.',
    own: 'Sem rastreadores, sem anúncios, sem cookies. Nenhuma página pede nada a outro site.',
    never: 'Não vendemos nada e não compartilhamos nada com ninguém.',
    ask: 'Escreva para nós para ver, corrigir ou remover o que temos.',
  },
  who: {
    heading: 'Quem é responsável',
    one: 'O operador desta instalação. Ele ainda não deu um nome nem um endereço comercial; até lá, escreva pela página de contato.',
  },
  stored: {
    heading: 'O que guardamos, por quê e por quanto tempo',
    lead: 'Isto é tudo, conforme o que você faz aqui.',
    account: {
      title: 'Você abre uma conta',
      what: 'Nome e sobrenome, e-mail, senha como hash Argon2id, seu código de indicação e quem convidou você, idioma, e quando você criou a conta e entrou pela última vez.',
      long: 'Enquanto a conta existir. De um cadastro que ninguém confirma, dois dias, o endereço também.',
    },
    codes: {
      title: 'Enviamos um código ou um link',
      what: 'Um hash SHA-256 dele, e quando foi usado.',
      long: 'Um dia depois de vencer.',
    },
    sessions: {
      title: 'Você entra',
      what: 'Hashes dos tokens da sua sessão, o nome do seu navegador, seu endereço de rede, os horários e os tipos de aparelho que você usa, com a primeira metade dos endereços de rede de onde foram usados. Depois de senhas erradas, uma contagem sob um hash do endereço digitado.',
      long: 'Um mês depois que a sessão pôde ser usada pela última vez; os tipos de aparelho e essas metades, enquanto a conta existir; a contagem, por um ano ou até a senha certa.',
    },
    factors: {
      title: 'Você protege sua conta',
      what: 'O segredo do seu app autenticador, criptografado; hashes dos seus códigos de recuperação; nomes, chaves públicas e último uso das suas chaves de acesso.',
      long: 'Até você remover ou encerrar a conta.',
    },
    money: {
      title: 'Você usa dinheiro de treino',
      what: 'Depósitos, pagamentos, posições, resultados, saques, os endereços de treino que você usa, os lançamentos do livro contábil e as respostas aos seus pedidos, para que um repetido conte uma vez. Qual membro da equipe interna decidiu o quê. De uma indicação: o bônus, um hash da caixa de e-mail por trás do endereço e o que chamou atenção na análise, como uma conexão compartilhada.',
      long: 'O livro contábil e o registro de decisões nunca são alterados nem removidos, porque os números de todos se apoiam neles.',
    },
    identity: {
      title: 'Você experimenta a verificação de identidade',
      what: 'Qual documento, quando, e o que a equipe interna decidiu e por quê. As imagens, refeitas sem o que as câmeras escrevem nelas e cifradas; e quem da equipe as abriu e quando.',
      long: 'As imagens, até 30 dias depois da decisão, ou removidas na hora se você a retirar; o que nunca foi enviado, 7 dias. A decisão fica.',
    },
    contact: {
      title: 'Você escreve para nós',
      what: 'Seu nome, e-mail, mensagem e o idioma dela, e o que a equipe respondeu. Um e-mail com a mensagem vai para a caixa do operador.',
      long: 'Até o operador remover; peça isso a qualquer momento.',
    },
    newsletter: {
      title: 'Você pede o boletim',
      what: 'Seu e-mail, hashes dos seus links, e quando você confirmou ou saiu.',
      long: 'Enquanto você estiver na lista. Um endereço que não confirmou, ou que saiu, é removido 7 dias depois do nosso último e-mail.',
    },
    mail: {
      title: 'Enviamos um e-mail a você',
      what: 'O próprio e-mail, para poder enviá-lo de novo se o servidor de e-mail estiver fora.',
      long: 'O que ele diz, até um servidor de e-mail aceitá-lo. O endereço e o assunto, e tudo na caixa embutida, 30 dias.',
    },
    limits: {
      title: 'Você tenta algo muitas vezes',
      what: 'Uma contagem sob um hash da sua rede ou do seu e-mail, contra adivinhação e avalanches.',
      long: 'Mais ou menos um dia.',
    },
    label: { what: 'O quê', long: 'Por quanto tempo' },
  },
  browser: {
    heading: 'O que fica no seu navegador',
    one: 'Quando você entra: os tokens de acesso e de renovação da sessão e seu identificador de usuário. Quando você escolhe: idioma, tema, animação parada. Tudo fica no armazenamento do seu navegador, não em cookies, e ao sair os tokens são removidos.',
  },
  others: {
    heading: 'Quem mais vê isso',
    one: 'A equipe interna do operador, cada um até onde vai sua função. Se o operador usa um servidor de e-mail, os e-mails passam por ele. Mais ninguém.',
  },
  rights: {
    heading: 'Seus direitos',
    one: 'No seu perfil você pode ver e corrigir seus dados, baixar todos eles e encerrar sua conta. Para o resto, ou se não conseguir entrar, escreva para nós pela página de contato, com o e-mail da sua conta.',
    two: 'O que está no livro contábil não pode ser removido. Seus lançamentos levam números, não nomes; o nome e o endereço ficam em outro lugar e podem sair.',
  },
  changes: {
    heading: 'Mudanças nesta página',
    one: 'Cada mudança fica aqui com sua data.',
    first: 'Primeira versão.',
  },
}

export const descriptions: Translation<typeof englishDescriptions> = {
  privacy: 'O que o Evenmoor guarda sobre você, por quê, por quanto tempo e como pedir a remoção.',
}
