import type { faq as english, descriptions as englishDescriptions } from '#messages/en/faq.ts'
import type { Translation } from '#messages/shape.ts'

export const faq: Translation<typeof english> = {
  title: 'Perguntas e respostas',
  lead: 'Dez respostas claras. Ao abrir uma, a anterior se fecha.',
  fees: {
    question: 'Quanto custa?',
    answer:
      'Um saque custa 1 %, arredondado para cima até o centavo. Sai do valor, e você vê antes de confirmar. Não há outra cobrança. Nunca se pede a ninguém que pague para poder sacar.',
  },
  losses: {
    question: 'Um resultado pode ser negativo?',
    answer:
      'Sim. Uma perda sai da sua posição e fica no mesmo lugar e tamanho que um ganho. Por padrão, esta instalação registra a taxa ilustrativa de cada plano. Por isso seus dias parecem melhores do que os de qualquer mercado real. Não espere que a vida real seja igual.',
  },
  start: {
    question: 'Como eu começo?',
    answer:
      'Crie uma conta com um e-mail e confirme-o com o código que enviamos. Você recebe uma carteira de treino com o valor de 10.000 dólares de treino em cada uma de seis moedas. Depois escolha um plano e um valor, e pague a ordem de pagamento com essa carteira.',
  },
  identity: {
    question: 'Vocês verificam minha identidade?',
    answer:
      'Você pode experimentar no seu perfil: envia a imagem de um documento, a equipe interna olha e escrevemos o que ela decide. Nada depende disso aqui, porque todo o dinheiro é de treino. Use a imagem de amostra que a página desenha, não um documento real. As imagens são removidas 30 dias depois da decisão.',
  },
  security: {
    question: 'Como minha conta é protegida?',
    answer:
      'Guardamos sua senha só como hash Argon2id e recusamos as fáceis. No seu perfil você pode adicionar uma segunda etapa ao login (um app autenticador) ou chaves de acesso, e ver e encerrar cada sessão. Avisamos as mudanças por e-mail.',
  },
  referral: {
    question: 'Há um bônus por convidar pessoas?',
    answer:
      'Onde os bônus estão ligados, um é anotado para você quando alguém que se cadastrou com o seu código investe pela primeira vez. É crédito de treino sem valor em dinheiro e não pode ser sacado antes que um administrador o analise e verifique. A página “Indicações” da sua conta diz se estão ligados e mostra as regras.',
  },
  support: {
    question: 'Como falo com o suporte, e quando?',
    answer:
      'Escreva para nós na página de contato. Sua mensagem é guardada e recebe na hora um número de referência. Respondemos quando podemos: não prometemos horários, porque aqui não há escala de plantão.',
  },
  more: {
    title: 'Sua pergunta não está aqui?',
    text: 'Pergunte para nós. Sua mensagem recebe um número de referência.',
    button: 'Falar com o suporte',
  },
}

export const descriptions: Translation<typeof englishDescriptions> = {
  faq: 'Dez respostas claras: dinheiro de treino, taxas diárias, perdas, a única tarifa, saques, segurança e suporte.',
}
