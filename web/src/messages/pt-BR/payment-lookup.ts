import type { paymentLookup as english } from '#messages/en/payment-lookup.ts'
import type { Translation } from '#messages/shape.ts'

export const paymentLookup: Translation<typeof english> = {
  open: 'Paguei, mas nada aparece',
  text: 'Informe o hash da transação da sua carteira e dizemos o que sabemos dela.',
  label: 'Hash da transação',
  malformed: 'Um hash tem 64 dígitos e letras de a a f. Copie-o inteiro da sua carteira.',
  look: 'Procurar',
  busy: 'Procurando…',
  own: {
    waiting:
      '{amount} chegou à rede com {done} de {needed} confirmações. Aparece na sua ordem de pagamento na próxima leitura, em segundos.',
    seen: 'Vemos {amount}. Tem {done} de {needed} confirmações e é creditado quando tiver todas.',
    in_review:
      '{amount} chegou e está em análise: pagamentos deste tamanho são creditados depois que duas pessoas da nossa equipe os aprovam.',
    refused: '{amount} chegou, mas não foi creditado. A ordem de pagamento diz por quê.',
    credited: '{amount} foi creditado na sua conta.',
    dropped:
      'A rede descartou este pagamento de {amount} antes de confirmá-lo, então nada foi creditado. Veja na sua carteira se outro o substituiu.',
    reversed:
      'A rede desfez este pagamento de {amount} depois de creditado, então o crédito também foi retirado.',
    wrong_coin:
      '{amount} chegou à sua ordem de pagamento, mas em outra moeda. Está guardado e nossa equipe analisa. Escreva ao suporte com o hash.',
  },
  toCheckout: 'Abrir a ordem de pagamento',
  elsewhere:
    'Esta transação está em {networks}, mas não paga nenhuma das suas ordens. Compare o endereço da sua carteira com o da sua ordem de pagamento. Se foi para outro endereço, só o dono dele pode devolver. Se a sua carteira a mostra como falha, nada foi enviado.',
  unknown:
    'Esta transação não está em {networks}. Pode estar em outra rede ou ainda não enviada. Confira na sua carteira e procure de novo em alguns minutos.',
  withoutIndex:
    'Não a encontramos. Mas em {networks} nosso nó não consegue achar pagamentos confirmados a outros endereços. Se a sua carteira a mostra como confirmada, abra-a em um explorador público dessa rede e compare o endereço para onde foi com o da sua ordem. Se forem iguais, escreva ao suporte com o hash.',
  paused: 'Não consultado, por estar em pausa: {networks}. Procure de novo quando voltar.',
  support: 'Escrever ao suporte',
  practiceNetwork: 'rede de treino',
}
