import type { about as english, descriptions as englishDescriptions } from '#messages/en/about.ts'
import type { Translation } from '#messages/shape.ts'

export const about: Translation<typeof english> = {
  title: 'Sobre nós',
  lead: 'O Evenmoor é um lugar para treinar investimentos com dinheiro de mentira. Ele só diz o que seu livro contábil pode provar.',
  what: {
    heading: 'O que é isto',
    text: 'Você abre uma conta, paga uma ordem de pagamento de treino, escolhe um plano e vê o resultado de cada dia. Depois você saca e vê qual foi a tarifa. Nada disso é dinheiro real, e cada passo funciona como se fosse.',
    why: 'Muitos sites com estas telas existem para roubar pessoas. Mantemos as telas e tornamos verdadeira cada frase, para você aprender no que reparar.',
  },
  who: {
    heading: 'Quem somos',
    text: 'O Evenmoor é software de código aberto. Nenhuma empresa opera esta demonstração. Quem o instala é seu operador e responde por ele.',
    notSet:
      'O operador deste site ainda não deu um nome nem um endereço comercial. Os contatos abaixo são exemplos.',
    emailLabel: 'E-mail',
    addressLabel: 'Endereço',
    notHeading: 'O que não somos',
    not: {
      bank: 'Nem banco, nem corretora, nem bolsa, nem carteira.',
      licence: 'Nenhuma autoridade nos supervisiona, e nenhuma aprovou nada aqui.',
      advice: 'Não somos consultores. Nada aqui é recomendação de investir.',
      cover: 'Nenhum sistema de proteção nos cobre. Não há dinheiro real a proteger.',
    },
  },
  how: {
    heading: 'Como funciona a simulação',
    wallet: {
      title: 'Uma carteira de treino',
      text: 'Você recebe o valor de 10.000 dólares de treino em cada uma de seis moedas. Elas ficam em uma rede simulada dentro deste site.',
    },
    checkout: {
      title: 'Uma ordem de pagamento',
      text: 'Você a paga com essa carteira. Cada pagamento é creditado quando tem suas confirmações, seja qual for o tamanho.',
    },
    result: {
      title: 'Um resultado por dia',
      text: 'Cada plano tem um resultado registrado por dia. Sua parte é arredondada para baixo até o milionésimo de dólar.',
    },
    withdrawal: {
      title: 'Um saque',
      text: 'Você pede, a equipe interna analisa e a rede de treino paga. Custa 1 % e nada mais.',
    },
  },
  team: {
    heading: 'Equipe',
    rule: 'Só mostramos pessoas que concordaram, com registro do consentimento.',
    none: 'No momento não há ninguém para mostrar.',
    failed: 'Não foi possível carregar.',
    show: '{count, plural, one {Mostrar # pessoa} other {Mostrar # pessoas}}',
    check: 'O que você mesmo pode conferir',
    code: {
      title: 'O código',
      text: 'É de código aberto, sob a licença MIT. Qualquer pessoa pode ler como um número é feito, e rodá-lo.',
    },
    calls: {
      title: 'As chamadas',
      text: 'Tudo o que este site pede ao seu servidor está descrito em uma página.',
      link: 'Ver as chamadas',
    },
    ledger: {
      title: 'Seu próprio livro contábil',
      text: 'Seus saldos são somas de lançamentos. Com uma conta você pode ler todos os seus.',
    },
  },
  why: {
    heading: 'Por que escolher a gente',
    fee: { title: 'Uma tarifa, vista antes', text: 'Você vê a tarifa e o que chega antes de confirmar.' },
    exit: {
      title: 'Sair é tão fácil quanto entrar',
      text: 'Resgate seu dinheiro de treino de um plano a qualquer momento.',
    },
    promise: {
      title: 'Nada é prometido',
      text: 'Nenhuma página diz que um resultado é certo, provável ou típico.',
    },
    trackers: {
      title: 'Ninguém segue você',
      text: 'Nenhuma página pede nada a outro site: sem rastreadores, sem anúncios.',
    },
  },
}

export const descriptions: Translation<typeof englishDescriptions> = {
  about:
    'Quem faz o Evenmoor, o que ele não é, como funciona a simulação e o que você mesmo pode conferir. Só dinheiro de treino.',
}
