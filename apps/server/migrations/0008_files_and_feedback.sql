-- What people send: pictures, feedback and complaints; and the words that a school does not accept.
create table upload (
  id uuid primary key default gen_random_uuid(),
  school_id bigint not null references school on delete cascade,
  -- Stays when the person goes, until nothing uses the file any more.
  account_id bigint references account on delete set null,
  -- Last part of its address: nobody can guess it.
  name text not null unique,
  -- As the person called it, without what cannot be seen.
  file_name text not null,
  module text not null check (module in ('module', 'portal')),
  -- What the address was made for; once the file is kept, what its bytes are.
  content_type text not null,
  -- Bytes that the address takes: exactly so many, or any number up to the limit.
  exact_size int,
  -- waiting for the bytes, storing them, kept.
  status text not null default 'waiting' check (status in ('waiting', 'storing', 'kept')),
  size int not null default 0,
  width int,
  height int,
  -- Whoever knows the address may see it; else the person and those who handle what it belongs to.
  is_public boolean not null default false,
  -- Since when something uses it. What nothing uses is removed after a day.
  used_at timestamptz,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index upload_room on upload (school_id, account_id) include (size) where status <> 'waiting';
create index upload_unused on upload (created_at) where used_at is null;

create table feedback (
  id bigint primary key default new_id(),
  school_id bigint not null references school on delete cascade,
  account_id bigint references account on delete set null,
  kind text not null check (kind in ('feedback', 'complaint')),
  feedback_type int check (feedback_type between 0 and 3),
  complaint_type text check (complaint_type in ('illegal', 'copyright', 'harassment', 'fraud', 'other')),
  content text not null,
  -- Addresses of uploads of the person.
  pictures text[] not null default '{}' check (cardinality(pictures) <= 4),
  allow_contact boolean not null,
  phone_number text check (phone_number is null or allow_contact),
  target_url text,
  -- As the page called the school.
  school_name text not null default '',
  language text not null,
  status text not null default 'new' check (status in ('new', 'inProgress', 'answered', 'closed')),
  reply text,
  replied_at timestamptz,
  replied_by bigint references account on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((kind = 'feedback') = (feedback_type is not null)),
  check ((kind = 'complaint') = (complaint_type is not null)),
  check (status <> 'answered' or reply is not null)
);
create index feedback_inbox on feedback (school_id, created_at desc, id desc);
create index feedback_status on feedback (school_id, status, created_at desc, id desc);
create index feedback_author on feedback (account_id, created_at desc, id desc);

-- When a person goes, what they wrote stays without their name, and without a way to reach them.
create function forget_author() returns trigger language plpgsql as $$
begin
  new.phone_number := null;
  return new;
end $$;
create trigger forget_author before update of account_id on feedback
  for each row when (new.account_id is null) execute function forget_author();

create table moderation_words (
  school_id bigint primary key references school on delete cascade,
  words text[] not null,
  version int not null default 1,
  updated_at timestamptz not null default now()
);

do $$ declare name text; begin
  foreach name in array array['upload', 'feedback', 'moderation_words'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy school_only on %I using (school_id = current_school()) with check (school_id = current_school())', name);
  end loop;
end $$;
-- People see what they wrote wherever they wrote it.
create policy own_feedback on feedback for select using (account_id = current_account());
-- What an upload belongs to follows from its id, which the signed address and its person know: no transaction sees
-- another one than it names.
create policy by_id on upload using (id::text = current_setting('stoa.upload', true))
  with check (id::text = current_setting('stoa.upload', true));
-- Removing what nothing uses is nobody's and every school's business.
create policy unused on upload using (used_at is null and current_setting('stoa.sweep', true) = 'on');
