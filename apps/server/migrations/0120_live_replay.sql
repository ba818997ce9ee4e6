-- When a segment came: what was said in the chat at that moment is shown beside it.
alter table live_segment add column arrived_at timestamptz;

-- What viewers are shown of a recording, ms of the whole recording; without a row all of it.
create table live_replay (
  live_id bigint primary key references live on delete cascade,
  school_id bigint not null references school on delete cascade,
  version int not null,
  start_ms int check (start_ms >= 0),
  end_ms int check (end_ms > coalesce(start_ms, 0)),
  -- In order: { startMs, title by language }.
  chapters jsonb not null,
  saved_at timestamptz not null
);

-- Captions of a recording by language; cues in order: { startMs, endMs, text }.
create table live_caption (
  live_id bigint not null references live on delete cascade,
  school_id bigint not null references school on delete cascade,
  lang text not null,
  version int not null,
  cues jsonb not null,
  saved_at timestamptz not null,
  primary key (live_id, lang)
);

do $$ declare name text; begin
  foreach name in array array['live_replay', 'live_caption'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy school_only on %I using (school_id = current_school()) with check (school_id = current_school())', name);
  end loop;
end $$;
