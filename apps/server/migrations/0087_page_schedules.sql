-- Versions of pages that are published by themselves at a time. Those of one release are published together.
create table page_schedule (
  school_id bigint not null references school on delete cascade,
  page_id text not null check (length(page_id) <= 64),
  release_id uuid not null,
  version bigint not null,
  publish_at timestamptz not null,
  note text check (length(note) <= 200),
  scheduled_by bigint not null references account on delete cascade,
  scheduled_at timestamptz not null,
  primary key (school_id, page_id),
  foreign key (school_id, version) references page_version
);
create index page_schedule_release on page_schedule (school_id, release_id);
create index page_schedule_version on page_schedule (school_id, version);
create index page_schedule_by on page_schedule (scheduled_by);

alter table page_schedule enable row level security;
alter table page_schedule force row level security;
create policy school_only on page_schedule using (school_id = current_school()) with check (school_id = current_school());
