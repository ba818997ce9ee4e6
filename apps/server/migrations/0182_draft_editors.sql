-- Who has a draft open right now, so that people who edit the same one see each other. A row counts for less than a
-- minute after it was last reported.
create table draft_editor (
  school_id bigint not null references school on delete cascade,
  -- 'page' and its name; 'content' and its id; 'lesson' and its id.
  subject text not null check (length(subject) <= 100),
  account_id bigint not null references account on delete cascade,
  since timestamptz not null,
  seen_at timestamptz not null,
  primary key (school_id, subject, account_id)
);
create index draft_editor_account on draft_editor (account_id);
create index draft_editor_seen on draft_editor (seen_at);
alter table draft_editor enable row level security;
alter table draft_editor force row level security;
create policy school_only on draft_editor using (school_id = current_school()) with check (school_id = current_school());
