import type { Catalogue } from '#i18n/catalogues.ts'

export { messages } from '#messages/en.ts'
export const areas = import.meta.glob<Catalogue>('../../messages/en.*.ts')
