import type { homeMore as english } from '#messages/en/home-more.ts'
import type { Translation } from '#messages/shape.ts'

export const homeMore: Translation<typeof english> = {
  needsScript: 'Estes números precisam de JavaScript. Ative-o no navegador e carregue a página de novo.',
  arithmetic: {
    heading: 'A conta de 2,5 % ao dia',
    lead: 'Uma taxa diária parece pequena. Repetida por um ano, não é.',
    once: '1 dia',
    month: '30 dias',
    year: '365 dias',
    of: 'O que 1 vira a 2,5 % por dia, se os resultados ficam dentro',
    conclusion:
      'Em um ano isso dá ×8.207. Nenhum investimento legal paga isso, e quem diz que paga não fala a verdade. Usamos a taxa para mostrar o que essa promessa significaria, só com dinheiro de treino.',
  },
  markets: {
    heading: 'Mercados ao vivo',
    lead: 'Doze moedas grandes de relance. Abra uma para ver o gráfico diário.',
    more: 'Ver mais',
    less: 'Ver menos',
    showing:
      '{count, plural, one {Mostrando # moeda} many {Mostrando # de moedas} other {Mostrando # moedas}}',
  },
  calculator: {
    heading: 'Calculadora de criptomoedas',
    lead: 'Veja quanto vale em dólares americanos uma quantidade de uma moeda.',
  },
  why: {
    heading: 'Por que treinar aqui',
    fees: {
      title: 'As tarifas vêm primeiro',
      text: 'Você vê a tarifa e o que chega antes de confirmar. Sacar custa 1 %, e nada mais.',
    },
    losses: {
      title: 'As perdas aparecem',
      text: 'Os dias ruins ficam no mesmo lugar e no mesmo tamanho que os bons.',
    },
    leave: {
      title: 'Sair é fácil',
      text: 'Nunca se pede a ninguém que pague para poder sacar. Você pode cancelar um pedido enquanto ele espera.',
    },
    ledger: {
      title: 'Todo número fecha',
      text: 'Cada saldo é a soma dos lançamentos de um só livro contábil. Você pode ler todos os seus.',
    },
  },
  testimonials: {
    heading: 'Depoimentos',
    lead: 'Palavras de pessoas só aparecem aqui quando verificamos cada uma e quem as disse concordou, com registro disso; e só a partir de três.',
    none: 'No momento não há nenhum.',
    failed: 'Não foi possível carregá-los.',
    show: '{count, plural, one {Ler # depoimento} other {Ler # depoimentos}}',
    practiceUser: 'Usuário de treino',
    said: 'Dito em {day}',
  },
  honest: {
    heading: 'Como mantemos isto honesto',
    lead: 'Veja o que você mesmo pode conferir.',
    money: {
      title: 'Só dinheiro de treino',
      text: 'Não há como colocar dinheiro real. Os endereços de treino começam com PRACTICE- e nenhuma carteira real pode pagar a eles.',
    },
    words: {
      title: 'Nada é prometido',
      text: 'Nenhuma página diz que um resultado é certo, provável ou típico.',
    },
    people: {
      title: 'Ninguém é inventado',
      text: 'Sem pessoas, citações, logotipos ou contadores inventados. Onde não temos nada, dizemos isso.',
    },
    code: {
      title: 'O código é aberto',
      text: 'Qualquer pessoa pode ler como um número é feito e rodar o produto inteiro no próprio computador.',
    },
  },
  cta: {
    heading: 'Comece com dólares de treino',
    text: 'Basta um e-mail e uns dois minutos.',
    button: 'Criar uma conta',
  },
}
