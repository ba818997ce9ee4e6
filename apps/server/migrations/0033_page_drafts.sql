-- Pages are edited as drafts. Every save is a version; a draft is the newest version of its page, and what visitors see
-- stays in "page" until it is published.
create table page_version (
  school_id bigint not null references school on delete cascade,
  -- Counts up with every save in the school.
  version bigint not null,
  page_id text not null,
  editor text not null default '2' check (editor in ('1', '2')),
  type text not null default 'v2' check (type in ('v1', 'v2')),
  title jsonb not null,
  is_full_page boolean not null,
  blocks jsonb not null,
  note text,
  saved_by bigint references account on delete set null,
  saved_at timestamptz not null default now(),
  released_at timestamptz,
  primary key (school_id, version)
);
create index page_version_page on page_version (school_id, page_id, version);
create index page_version_author on page_version (saved_by);

create table page_draft (
  school_id bigint not null references school on delete cascade,
  page_id text not null,
  version bigint not null,
  -- The version that visitors see; null where the page is older than its versions.
  published_version bigint,
  primary key (school_id, page_id),
  foreign key (school_id, version) references page_version
);

do $$ declare name text; begin
  foreach name in array array['page_version', 'page_draft'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy school_only on %I using (school_id = current_school()) with check (school_id = current_school())', name);
  end loop;
end $$;
