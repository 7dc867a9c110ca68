import type { faqFirst as english } from '#messages/en/faq-first.ts'
import type { Translation } from '#messages/shape.ts'

export const faqFirst: Translation<typeof english> = {
  heading: 'O que as pessoas perguntam primeiro',
  all: 'Todas as dez perguntas e respostas',
  money: {
    question: 'Há dinheiro real envolvido?',
    answer:
      'Não. Cada dólar e cada moeda aqui é dinheiro de treino. Não há como colocar dinheiro real: a rede de pagamentos é uma simulação dentro deste site. Seus endereços começam com PRACTICE- e nenhuma carteira real pode pagar a eles.',
  },
  rate: {
    question: 'O que significa a taxa de um plano?',
    answer:
      'É um ajuste da simulação: uma taxa ilustrativa só para dinheiro de treino, não uma previsão. 2,5 % ao dia, repetidos por um ano, dão ×8.207. Nenhum investimento legal paga isso. Mostramos a taxa para você reconhecer uma oferta dessas quando a encontrar.',
  },
  leave: {
    question: 'Como tiro o dinheiro de treino de volta?',
    answer:
      'Resgate-o do plano e depois peça um saque para um endereço de treino. Ele é pago em USDT de treino, na forma de treino da rede BEP20. A equipe interna olha cada pedido. Até que ela o aprove, você pode cancelá-lo.',
  },
}
