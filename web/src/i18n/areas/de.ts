import type { Catalogue } from '#i18n/catalogues.ts'

export { messages } from '#messages/de.ts'
export const areas = import.meta.glob<Catalogue>('../../messages/de.*.ts')
