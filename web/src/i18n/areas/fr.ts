import type { Catalogue } from '#i18n/catalogues.ts'

export { messages } from '#messages/fr.ts'
export const areas = import.meta.glob<Catalogue>('../../messages/fr.*.ts')
