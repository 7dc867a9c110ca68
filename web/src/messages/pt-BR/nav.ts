import type { nav as english } from '#messages/en/nav.ts'
import type { Translation } from '#messages/shape.ts'

export const nav: Translation<typeof english> = {
  main: 'Principal',
  home: 'Início',
  about: 'Sobre nós',
  plans: 'Planos',
  faq: 'FAQ',
  results: 'Resultados diários',
  contact: 'Contato',
  login: 'Entrar',
  signup: 'Criar conta',
  dashboard: 'Meu painel',
  menu: 'Menu',
  language: 'Idioma',
  theme: {
    label: 'Tema',
    system: 'Igual ao do aparelho',
    light: 'Claro',
    dark: 'Escuro',
    contrast: 'Alto contraste',
  },
  footer: {
    label: 'Rodapé',
    company: 'Empresa',
    legal: 'Jurídico',
    contact: 'Contato',
    terms: 'Termos de Serviço',
    privacy: 'Política de Privacidade',
    risks: 'Riscos',
    note: 'O Evenmoor é um produto de treino. Todo o dinheiro nele é dinheiro de treino, e os resultados podem ser negativos.',
    example: 'Endereço de exemplo: o operador deste site ainda não definiu o seu.',
  },
}
