-- Schools make further pages, a navigation and a look of their own. What stands around the pages is edited, versioned
-- and published as the page "site", so that it goes out together with them.
alter table page_version
  -- Description and picture of links, and who may open the page.
  add column details jsonb not null default '{}',
  -- Navigation and look; only of the page "site".
  add column site jsonb;
alter table page
  add column details jsonb not null default '{}',
  add column site jsonb;

-- Pages that were made, moved or deleted in the editor; all others stand at their id.
create table site_page (
  school_id bigint not null references school on delete cascade,
  page_id text not null,
  address text not null check (address ~ '^[A-Za-z0-9_-]{1,64}$'),
  created_at timestamptz not null default now(),
  deleted_at timestamptz,
  primary key (school_id, page_id),
  unique (school_id, address)
);

-- Where a page stood before.
create table page_redirect (
  school_id bigint not null references school on delete cascade,
  address text not null,
  page_id text not null,
  primary key (school_id, address)
);

do $$ declare name text; begin
  foreach name in array array['site_page', 'page_redirect'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy school_only on %I using (school_id = current_school()) with check (school_id = current_school())', name);
  end loop;
end $$;
