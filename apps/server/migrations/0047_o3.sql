-- The area of schools of type o3: cards of projects, courses, cases, tools and scenarios, and what they open.
create table o3_card (
  id bigint primary key default new_id(),
  school_id bigint not null references school on delete cascade,
  kind text not null check (kind in ('project', 'course', 'case', 'tool', 'scenario')),
  title jsonb not null,
  summary jsonb not null default '{}',
  cover_url text not null default '',
  -- A list of texts by language.
  tags jsonb not null default '[]',
  -- What its kind shows: bodies, steps, figures, ids of other cards.
  content jsonb not null default '{}',
  -- Title and summary in all languages, as they are compared.
  words text not null default '',
  author_id bigint references account on delete set null,
  is_featured boolean not null default false,
  status text not null default 'published' check (status in ('draft', 'published')),
  position int not null default 0,
  people_count int not null default 0,
  published_at timestamptz not null default now(),
  version int not null default 1
);
create index o3_card_newest on o3_card (school_id, kind, published_at desc, id desc) where status = 'published';
create index o3_card_hottest on o3_card (school_id, kind, people_count desc, id desc) where status = 'published';
create index o3_card_place on o3_card (school_id, kind, position, id) where status = 'published';

-- Who opened a card on a day: an account, or a browser as a signature that says nothing about it.
create table o3_card_visit (
  card_id bigint not null references o3_card on delete cascade,
  school_id bigint not null references school on delete cascade,
  visitor text not null,
  day date not null,
  seen_at timestamptz not null,
  primary key (card_id, day, visitor)
);
create index o3_card_visit_seen on o3_card_visit (seen_at);

create table o3_progress (
  card_id bigint not null references o3_card on delete cascade,
  school_id bigint not null references school on delete cascade,
  account_id bigint not null references account on delete cascade,
  -- Steps from 1, in order.
  done int[] not null default '{}',
  updated_at timestamptz not null,
  primary key (card_id, account_id)
);
create index o3_progress_person on o3_progress (account_id);

do $$ declare name text; begin
  foreach name in array array['o3_card', 'o3_card_visit', 'o3_progress'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy school_only on %I using (school_id = current_school()) with check (school_id = current_school())', name);
  end loop;
end $$;
