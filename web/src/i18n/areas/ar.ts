import type { Catalogue } from '#i18n/catalogues.ts'

export { messages } from '#messages/ar.ts'
export const areas = import.meta.glob<Catalogue>('../../messages/ar.*.ts')
