import type { keys as english } from '#messages/en/keys.ts'
import type { Translation } from '#messages/shape.ts'

export const keys: Translation<typeof english> = {
  title: 'Buscar',
  label: 'Páginas, acciones y transacciones',
  hint: 'Escribe unas letras de un nombre o el principio de la referencia de una transacción. Elige con las flechas y pulsa Intro.',
  found: '{count, plural, one {# resultado} other {# resultados}}',
  none: 'No hay coincidencias',
  noneHint: 'Prueba con menos letras.',
  groups: {
    pages: 'Páginas',
    actions: 'Acciones',
  },
  pages: {
    statements: 'Extractos',
    editProfile: 'Editar perfil y apariencia',
    security: 'Seguridad: contraseña y segundo factor',
    sessions: 'Sesiones',
    ownData: 'Datos propios, límites y cierre de la cuenta',
  },
  actions: {
    hide: 'Ocultar importes',
    show: 'Mostrar importes',
  },
  list: {
    title: 'Atajos de teclado',
    always: 'Siempre',
    few: 'Búsqueda y ayuda',
    letters: 'Letras sueltas',
    off: 'desactivados',
    search: 'Buscar páginas, acciones y transacciones',
    list: 'Esta lista',
    close: 'Cerrar lo que está abierto',
    next: 'Fila siguiente de una lista',
    before: 'Fila anterior',
    export: 'Exportar lo que muestra la página',
    change: 'Elegir qué atajos están activos',
  },
}
