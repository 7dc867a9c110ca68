import type { Tx } from '#platform/database/pool.ts'
import { deleteFormsOf } from './signup-form-store.ts'

/** Removes a person's sign-up forms, and the codes that would confirm them. */
export const forgetForms = (tx: Tx, personId: string): Promise<void> => deleteFormsOf(tx, personId)
