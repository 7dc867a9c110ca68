import type { Catalogue } from '#i18n/catalogues.ts'

export { messages } from '#messages/id.ts'
export const areas = import.meta.glob<Catalogue>('../../messages/id.*.ts')
