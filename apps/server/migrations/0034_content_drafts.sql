-- What is taught is edited as drafts: learners see what stands in resource, article, class and lesson until a draft is
-- published into them.
alter table resource
  -- When somebody saved it last: the order of the list of those who make it.
  add column edited_at timestamptz not null default now(),
  -- Moved to the bin, from which it can be restored; with the status that it had.
  add column binned_at timestamptz,
  add column binned_from text check (binned_from in ('draft', 'published', 'withdrawn'));
create index resource_edited on resource (school_id, edited_at, id);
create index resource_binned on resource (school_id, edited_at, id) where binned_at is not null;

create table content_draft (
  resource_id bigint primary key references resource on delete cascade,
  school_id bigint not null references school on delete cascade,
  version int not null,
  -- The version that learners see; null where it is older than all versions, or none.
  published_version int,
  draft jsonb not null,
  saved_by bigint references account on delete set null,
  saved_at timestamptz not null
);
create index content_draft_author on content_draft (saved_by);

-- What lessons teach, by the ids that their outline gives them: some of them are not published yet.
create table lesson_draft (
  resource_id bigint not null references resource on delete cascade,
  lesson_id bigint not null,
  school_id bigint not null references school on delete cascade,
  version int not null,
  body jsonb not null,
  -- Learners see this version.
  is_published boolean not null default false,
  saved_by bigint references account on delete set null,
  saved_at timestamptz not null,
  primary key (resource_id, lesson_id)
);
create index lesson_draft_author on lesson_draft (saved_by);

-- What would be lost: drafts that somebody else saved over, and those that were published.
create table content_version (
  resource_id bigint not null references resource on delete cascade,
  -- 0 for the whole.
  lesson_id bigint not null default 0,
  version int not null,
  school_id bigint not null references school on delete cascade,
  draft jsonb not null,
  saved_by bigint references account on delete set null,
  saved_at timestamptz not null,
  primary key (resource_id, lesson_id, version)
);
create index content_version_author on content_version (saved_by);

do $$ declare name text; begin
  foreach name in array array['content_draft', 'lesson_draft', 'content_version'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy school_only on %I using (school_id = current_school()) with check (school_id = current_school())', name);
  end loop;
end $$;
