import type { Catalogue } from '#i18n/catalogues.ts'

export { messages } from '#messages/pt-BR.ts'
export const areas = import.meta.glob<Catalogue>('../../messages/pt-BR.*.ts')
