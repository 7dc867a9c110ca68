/** What writes, locks or depends on more than tables: words of SQL, and functions of ours and of PostgreSQL's. */
const more =
  /\b(insert|update|delete|merge|share|lock|nextval|set_config|pg_\w+)\b|\b(ledger\.(begin|post|open|lock|seal|detach|attach|transfer_writers)\w*|\w*lock\w*|join_bucket|count_hits|give_hits_back|full_slots|log_in_at_once|next_reference|seal_audit_entries|audit_writers)\s*\(/i

/**
 * Whether a statement reads tables and does nothing else; what is not certain counts as more. A new function of the schema
 * that writes has to be known here: `plain-read.test.ts` asks the database for all of them.
 */
export const isPlainRead = (text: string): boolean =>
  /^\s*(select|with)\b/i.test(text) && /\bfrom\b/i.test(text) && !more.test(text)
