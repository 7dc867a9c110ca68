-- Proves that an address was made by us for its deposit after the key it was made from is exchanged (decision 34): a MAC
-- with a key that the database does not hold. Null for addresses that come from no key.
alter table deposit add column address_seal bytea check (octet_length(address_seal) = 32);
