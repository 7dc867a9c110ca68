import type { payee as english } from '#messages/en/payee.ts'
import type { Translation } from '#messages/shape.ts'

export const payee: Translation<typeof english> = {
  scan: {
    picture: 'Ler uma imagem QR',
    camera: 'Escanear com a câmera',
    note: 'A imagem fica neste aparelho: nada dela é enviado.',
    busy: 'Lendo…',
    found: 'Lido da imagem. Compare o endereço inteiro com a sua carteira.',
    tooLarge: 'Este arquivo tem mais de {size} MB. Recorte a imagem até o código ou cole o endereço',
    unreadable:
      'Seu navegador não consegue abrir este arquivo como imagem. Escolha um PNG ou JPEG, ou cole o endereço',
    noCode:
      'Nenhum código QR foi encontrado nesta imagem. Tire de mais perto e mais nítida, ou cole o endereço',
    several: 'Esta imagem tem mais de um código QR. Recorte até o que você quer',
    noAddress:
      'Este código QR não traz um endereço. Mostre na sua carteira o código para receber, ou cole o endereço',
    otherChain: 'Este código QR é de outra rede: {chain}. Enviamos somente por {network}',
    chain: 'cadeia {number}',
    notLoaded:
      'Não foi possível carregar o leitor. Verifique sua conexão e tente de novo, ou cole o endereço',
  },
  receipt: {
    save: 'Salvar o recibo como PDF',
    busy: 'Preparando…',
    saved: 'O recibo foi salvo.',
  },
  trial: {
    title: 'Testar antes com um valor pequeno?',
    text: 'Nada daqui chegou a este endereço ainda. De {amount}, {fee} é a nossa tarifa e chegam {net}. Quando você vir na sua carteira, saque o resto.',
    wait: 'Um valor pequeno espera tanto quanto um grande. A espera é do endereço: quando ela acaba, o resto não espera de novo.',
    act: 'Sacar {amount} primeiro',
    again: 'Sacar de novo para este endereço',
  },
}
