-- What somebody keeps to come back to: classes, exams, live sessions, articles, whatever has a card.
create table saved_resource (
  account_id bigint not null references account on delete cascade,
  resource_id bigint not null references resource on delete cascade,
  school_id bigint not null references school on delete cascade,
  saved_at timestamptz not null,
  primary key (account_id, resource_id)
);
create index saved_resource_latest on saved_resource (account_id, saved_at, resource_id);
create index saved_resource_resource on saved_resource (resource_id);
create index saved_resource_school on saved_resource (school_id);

-- Of its person alone, in the school that a transaction is bound to or in all of theirs.
alter table saved_resource enable row level security;
alter table saved_resource force row level security;
create policy own on saved_resource
  using (account_id = current_account() and (current_school() is null or school_id = current_school()))
  with check (account_id = current_account() and (current_school() is null or school_id = current_school()));
