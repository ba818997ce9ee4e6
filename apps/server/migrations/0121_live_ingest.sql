-- The key by which a program such as OBS sends a session, as a hash: one a session.
create table live_ingest (
  live_id bigint primary key references live on delete cascade,
  school_id bigint not null references school on delete cascade,
  account_id bigint not null references account on delete cascade,
  key_hash text not null,
  made_at timestamptz not null
);
create index live_ingest_person on live_ingest (account_id);
create index live_ingest_made on live_ingest (made_at);

alter table live_ingest enable row level security;
alter table live_ingest force row level security;
create policy school_only on live_ingest using (school_id = current_school()) with check (school_id = current_school());
