import type { Catalogue } from '#i18n/catalogues.ts'

export { messages } from '#messages/tr.ts'
export const areas = import.meta.glob<Catalogue>('../../messages/tr.*.ts')
