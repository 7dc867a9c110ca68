-- Whether the database can still take something in: `/readyz` empties this table and writes anew, which needs room on the disk
-- where a row that is changed in its place needs none. Unlogged: what is in it is nobody's.
create unlogged table room_probe (filling bytea not null);
alter table room_probe alter column filling set storage external;
