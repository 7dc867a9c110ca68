import type { risks as english, descriptions as englishDescriptions } from '#messages/en/risks.ts'
import type { Translation } from '#messages/shape.ts'

export const risks: Translation<typeof english> = {
  title: 'Os riscos, em dois minutos',
  lead: 'Aqui você só pode perder dinheiro de treino. Criptomoedas e forex reais são diferentes. Leia isto antes de pôr dinheiro real em qualquer lugar.',
  summary: {
    all: 'Você pode perder todo o dinheiro aplicado.',
    protection: 'Você não deve esperar que alguém o proteja se algo der errado.',
    promise: 'Ninguém pode prometer uma taxa a você e ser honesto.',
    practice: 'Ir bem com dinheiro de treino diz pouco sobre dinheiro real.',
  },
  lose: {
    heading: 'Você pode perder tudo',
    one: 'O preço de um criptoativo pode cair pela metade em dias, e a nada para sempre. Moedas nacionais se movem menos, mas em forex quase sempre se opera com dinheiro emprestado: um movimento pequeno pode levar tudo o que você pagou.',
  },
  protection: {
    heading: 'Não espere proteção',
    one: 'Sistemas de proteção de depósitos e ouvidorias em geral não cobrem criptomoedas. Se um site fecha, é roubado ou simplesmente fica com seu dinheiro, você pode não ter a quem recorrer.',
    two: 'Um pagamento em criptomoedas não pode ser chamado de volta. Uma moeda enviada pela rede errada muitas vezes se perde.',
  },
  liquidity: {
    heading: 'Você pode não sair quando quiser',
    one: 'Pode faltar um comprador, uma rede pode ficar lenta e um site pode parar os saques. Um preço na tela não é dinheiro na sua mão.',
  },
  complex: {
    heading: 'Pode ser difícil de entender',
    one: 'Se você não consegue explicar com suas palavras de onde vem um resultado, deixe para lá. Pesquise por conta própria e pergunte a alguém que não tenha nada a vender.',
  },
  basket: {
    heading: 'Não ponha tudo em um só lugar',
    one: 'Uma regra comum: investimentos de alto risco abaixo de um décimo do que você tem. Nunca use o dinheiro do aluguel, da comida ou das dívidas.',
  },
  warning: {
    heading: 'Sinais de um roubo',
    one: 'Uma taxa diária apresentada como certa. 2,5 % ao dia seriam ×8.207 em um ano.',
    two: 'Um saldo que cresce rápido, e uma tarifa ou um imposto a pagar antes de poder sacar.',
    three: 'Pressão para decidir já, estranhos que escrevem primeiro e prêmios por trazer amigos.',
    four: 'Nomes, licenças e avaliações que ninguém pode conferir.',
  },
  practice: {
    heading: 'O que o treino pode e não pode ensinar',
    one: 'Aqui você pode aprender como funcionam tarifas, perdas e saques. Aqui você não pode aprender como é perder seu próprio dinheiro.',
    two: 'A não ser que o operador registre outros resultados, cada dia aqui é a taxa ilustrativa do plano. Nenhum mercado real se comporta assim.',
  },
}

export const descriptions: Translation<typeof englishDescriptions> = {
  risks:
    'Os riscos das criptomoedas e do forex reais em dois minutos, e o que o treino pode e não pode ensinar.',
}
