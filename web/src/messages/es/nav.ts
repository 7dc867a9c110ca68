import type { nav as english } from '#messages/en/nav.ts'
import type { Translation } from '#messages/shape.ts'

export const nav: Translation<typeof english> = {
  main: 'Principal',
  home: 'Inicio',
  about: 'Nosotros',
  plans: 'Planes',
  faq: 'FAQ',
  results: 'Resultados diarios',
  contact: 'Contacto',
  login: 'Entrar',
  signup: 'Registrarse',
  dashboard: 'Mi panel',
  menu: 'Menú',
  language: 'Idioma',
  theme: {
    label: 'Tema',
    system: 'Igual que el dispositivo',
    light: 'Claro',
    dark: 'Oscuro',
    contrast: 'Alto contraste',
  },
  footer: {
    label: 'Pie de página',
    company: 'Empresa',
    legal: 'Legal',
    contact: 'Contacto',
    terms: 'Términos del servicio',
    privacy: 'Política de privacidad',
    risks: 'Riesgos',
    note: 'Evenmoor es un producto de práctica. Todo su dinero es dinero de práctica, y los resultados pueden ser negativos.',
    example: 'Dirección de ejemplo: el operador de este sitio aún no ha puesto la suya.',
  },
}
