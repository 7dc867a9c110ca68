-- Which member of staff works an item of a queue, one at a time. What was before is in the audit. A row outlives its item:
-- what no longer waits is in no queue. Messages keep theirs in contact_message.
create table work_assignment (
  queue text not null check (queue ~ '^[a-z_]{1,40}$'),
  item_id uuid not null,
  assignee_id uuid not null references person (id),
  assigned_at timestamptz not null,
  primary key (queue, item_id)
);
