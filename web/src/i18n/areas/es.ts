import type { Catalogue } from '#i18n/catalogues.ts'

export { messages } from '#messages/es.ts'
export const areas = import.meta.glob<Catalogue>('../../messages/es.*.ts')
