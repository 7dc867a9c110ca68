import type { checkoutMore as english } from '#messages/en/checkout-more.ts'
import type { Translation } from '#messages/shape.ts'

export const checkoutMore: Translation<typeof english> = {
  paused: {
    title: '{coin} está em pausa',
    since: 'Desde {time}',
    unreachable: 'No momento não conseguimos acessar a rede dela.',
    wrong_network: 'Nosso nó diz que está em outra rede.',
    stalled: 'A rede dela está há tempo demais sem um bloco novo.',
    went_back: 'Nosso nó mostra menos blocos do que antes.',
    inconsistent: 'O que nosso nó diz não se encaixa.',
    unread: 'Ainda não lemos a rede dela.',
    safe: 'O que você enviou é creditado quando a pausa terminar, ao preço fixado quando enviou.',
    next: 'Não envie nada novo até ela voltar, ou escolha outra moeda.',
    button: 'Não enquanto {coin} estiver em pausa',
    tag: 'Em pausa',
  },
  controls: {
    tooLittle: 'Paga metade do que falta. É creditado, e o resto continua pendente.',
    tooMuch: 'Paga um décimo a mais. Tudo é creditado.',
    twice: 'Paga o que falta e depois tudo de novo. Ambos são creditados.',
    late: 'Encerra já o preço fixado e depois paga. É creditado ao preço daquele momento.',
    lateDo: 'Pagar atrasado',
    endHoldDo: 'Deixar o preço vencer',
    endHold: 'Encerra já o preço fixado, para você fixar outro.',
    undoDo: 'Anular pagamentos por reorganização',
    undo: 'Troca os blocos mais novos por outros sem seus pagamentos. O creditado é retirado, e então seus saques esperam a análise da equipe. As moedas voltam à sua carteira de treino.',
    busy: 'Processando…',
  },
  hold: {
    when: 'Você pode fixar um novo preço nos últimos 5 minutos e a qualquer momento depois.',
    held: 'Um novo preço está fixado. Envie {amount} para o mesmo endereço.',
    sent: 'Já enviou? É creditado mesmo assim. Se chegou à rede depois do fim do preço, ao preço do momento em que o vemos.',
    askedFor: 'Pedido a este preço por',
    dueLater: 'Sabe-se ao fixar um novo preço',
    stale:
      'Nosso servidor não responde. Os números são das {time}. O que você enviou está seguro, e esta página continua sozinha.',
  },
  test: {
    networkWarning: 'Só {coin} nesta rede: {network}. O que for enviado em outra rede se perde.',
    address: 'Endereço',
    qr: 'Código QR para pagar em {network}. Ele tem a marca TEST.',
    noLink: 'Esta rede não tem links para carteiras. Copie a quantidade e o endereço.',
    confirm: 'A rede o confirma, bloco a bloco.',
  },
  open: {
    title: 'Suas ordens de pagamento abertas',
    row: '{amount} em {coin}',
    until: 'Preço fixado até {time}',
  },
}
