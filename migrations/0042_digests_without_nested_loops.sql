-- Where the statistics are older than the rows, PostgreSQL takes few transfers for one and sums their postings once for
-- each of them: minutes instead of milliseconds.
alter function ledger.transfer_digests(bigint, bigint) set enable_nestloop = off;
