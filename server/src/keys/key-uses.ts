import { sql } from 'kysely'
import type { Context } from '#context.ts'
import type { Tx } from '#platform/database/pool.ts'
import type { SecretKeyName } from '#platform/secret-key.ts'
import { logNewKeys } from '#transparency/log/log-new-keys.ts'

/** What a key is for, and what is gone with it. */
type KeyUse = {
  /** For the operator, one sentence each. */
  readonly lost: string
  /** Whether the database holds something that was made with a key of this name: it may be from before fingerprints were kept. */
  readonly isUsed: (tx: Tx) => Promise<boolean>
  /** What has to change in the database when this key is replaced. */
  readonly afterLoss?: (ctx: Context, tx: Tx) => Promise<void>
}

const exists =
  (query: ReturnType<typeof sql>) =>
  async (tx: Tx): Promise<boolean> =>
    (await query.execute(tx)).rows.length > 0

/** Every key: what it protects, and what cannot be had back without it. */
export const keyUses: Readonly<Record<SecretKeyName, KeyUse>> = {
  'second-factor-key': {
    lost: 'Codes of the authenticator apps in use never match again. Their owners log in with a passkey or a recovery code, turn the app off, and add it again; staff with neither get a link by: npm run ops -- staff add.',
    isUsed: exists(sql`select from authenticator_app limit 1`),
  },
  'identity-picture-key': {
    lost: "Stored pictures of documents can't be opened. Open identity checks have to be requested again.",
    isUsed: exists(sql`select from identity_picture limit 1`),
  },
  'address-seal-key': {
    lost: 'The seals of deposit addresses prove nothing. Addresses that the keys in the settings still give are sealed again; any other raises an alarm.',
    isUsed: exists(sql`select from deposit where address_seal is not null limit 1`),
    afterLoss: async (_ctx, tx) => {
      await sql`update deposit set address_seal = null where address_seal is not null`.execute(tx)
    },
  },
  'result-seed-key': {
    lost: "Market results of months that are published and not yet revealed can't be drawn, and their seeds can't be revealed. Plans with that source book nothing until it is changed: npm run ops -- result-source.",
    isUsed: exists(sql`select from result_month limit 1`),
  },
  'statement-signing': {
    lost: 'Statements and receipts are signed with a new key from now on. Earlier ones are checked with the old public key only: publish both.',
    isUsed: exists(sql`select from statement_mail limit 1`),
  },
  'log-signing': {
    lost: 'The public log is signed with new keys from now on, and has an entry that says so. Browsers, witnesses and auditors that know the old one warn until they accept it: publish /log/key somewhere other than this site, and say why. Earlier checkpoints are checked with the old ones.',
    isUsed: exists(sql`select from log_checkpoint limit 1`),
    afterLoss: logNewKeys,
  },
  'database-login-password': {
    lost: "Nothing: the next start gives the login of the application its new password. Processes that still run with the old one can't connect again.",
    isUsed: async () => false,
  },
}
