import pg from 'pg'
import type { Clock } from '#platform/clock.ts'

/**
 * A clock of the past for a database that is being made: the product's verbs read it by `now`, and the defaults of the
 * database's columns (the ledger's moments are among them) read it too until `release`. It takes the database's owner,
 * which the product itself never works as: no installation's own history can be dated by this.
 */
export class DemoClock implements Clock {
  readonly #owner: pg.Client
  #at: Date

  private constructor(owner: pg.Client, at: Date) {
    this.#owner = owner
    this.#at = at
  }

  /** Connects as the owner and has the database's defaults follow this clock. */
  static async take(ownerUrl: string, at: Date): Promise<DemoClock> {
    const owner = new pg.Client({ connectionString: ownerUrl })
    owner.on('error', () => undefined)
    await owner.connect()
    const clock = new DemoClock(owner, at)
    await owner.query(follow)
    await owner.query('insert into demo.clock values ($1)', [at])
    // What the schema is made with was there before: the plans.
    await owner.query('set session_replication_role = replica')
    await owner.query(
      `update plan_terms set effective_from = $1::timestamptz - interval '30 days',
      made_at = $1::timestamptz - interval '30 days', approved_at = $1::timestamptz - interval '30 days'`,
      [at],
    )
    await owner.query('set session_replication_role = origin')
    return clock
  }

  now(): Date {
    return new Date(this.#at)
  }

  /** Goes on to a later instant. */
  async moveTo(at: Date): Promise<void> {
    if (at < this.#at) throw new RangeError(`the clock cannot go back to ${at.toISOString()}`)
    this.#at = at
    await this.#owner.query('update demo.clock set at = $1', [at])
  }

  /** The same by a span. */
  pass(ms: number): Promise<void> {
    return this.moveTo(new Date(this.#at.getTime() + ms))
  }

  /** Gives the database its own clock back, for good. */
  async release(): Promise<void> {
    await this.#owner.query(letGo)
    await this.#owner.end()
  }

  /** Ends the connection, whatever state the database is in: for one that is thrown away. */
  async drop(): Promise<void> {
    await this.#owner.end().catch(() => undefined)
  }
}

/** Commits don't have to reach the disk: if anything stops it, the new database is thrown away. */
const follow = `
  create schema demo;
  grant usage on schema demo to evenmoor_app;
  create table demo.clock (at timestamptz not null);
  create function demo.now() returns timestamptz language sql volatile security definer
    set search_path = pg_catalog, pg_temp as 'select at from demo.clock';
  create table demo.column_default as
  select format('%I.%I', n.nspname, c.relname) as place, a.attname, pg_get_expr(d.adbin, d.adrelid) as expression
  from pg_attrdef d
  join pg_class c on c.oid = d.adrelid
  join pg_namespace n on n.oid = c.relnamespace
  join pg_attribute a on (a.attrelid, a.attnum) = (d.adrelid, d.adnum)
  where pg_get_expr(d.adbin, d.adrelid) in ('now()', 'clock_timestamp()') and n.nspname in ('public', 'ledger');
  do $$ declare each record; begin
    for each in select * from demo.column_default loop
      execute format('alter table %s alter column %I set default demo.now()', each.place, each.attname);
    end loop;
    execute format('alter database %I set synchronous_commit = off', current_database());
  end $$;`

const letGo = `
  do $$ declare each record; begin
    for each in select * from demo.column_default loop
      execute format('alter table %s alter column %I set default %s', each.place, each.attname, each.expression);
    end loop;
    execute format('alter database %I reset synchronous_commit', current_database());
  end $$;
  drop schema demo cascade;
  checkpoint;`
