-- What people write where they learn: posts of a school, of its classes and lessons, and what others make of them.
create table post (
  id bigint primary key default new_id(),
  school_id bigint not null references school on delete cascade,
  scope_type text not null check (scope_type in ('school', 'class', 'lesson')),
  class_id bigint references class on delete cascade,
  lesson_id bigint references lesson on delete cascade,
  scope_id bigint not null generated always as (coalesce(lesson_id, class_id, school_id)) stored,
  author_id bigint references account on delete set null,
  kind text not null check (kind in ('discussion', 'question', 'announcement', 'activity')),
  title text not null,
  body jsonb not null,
  lang text not null,
  created_at timestamptz not null,
  edited_at timestamptz,
  -- A number, so that one comparison of rows orders lists: 1 is shown first.
  pinned smallint not null default 0 check (pinned in (0, 1)),
  reply_count int not null default 0,
  like_count int not null default 0,
  hot_score int not null generated always as (like_count + 2 * reply_count) stored,
  check ((scope_type = 'school') = (class_id is null)),
  check ((scope_type = 'lesson') = (lesson_id is not null))
);
create index post_newest on post (scope_id, pinned, id);
create index post_newest_of_kind on post (scope_id, kind, pinned, id);
create index post_hottest on post (scope_id, pinned, hot_score, id);
create index post_hottest_of_kind on post (scope_id, kind, pinned, hot_score, id);
create index post_author on post (author_id);
create index post_class on post (class_id) where class_id is not null;
create index post_lesson on post (lesson_id) where lesson_id is not null;

-- When and where, of posts of kind activity.
create table post_activity (
  post_id bigint primary key references post on delete cascade,
  school_id bigint not null references school on delete cascade,
  opens_at timestamptz,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  place text,
  capacity int,
  seats_taken int not null default 0,
  check (ends_at > starts_at),
  constraint post_seats check (capacity is null or seats_taken <= capacity)
);

create table post_enrollment (
  post_id bigint not null references post_activity on delete cascade,
  account_id bigint not null references account on delete cascade,
  school_id bigint not null references school on delete cascade,
  enrolled_at timestamptz not null,
  primary key (post_id, account_id)
);
create index post_enrollment_person on post_enrollment (account_id);

create table post_reply (
  id bigint primary key default new_id(),
  school_id bigint not null references school on delete cascade,
  post_id bigint not null references post on delete cascade,
  reply_to_id bigint references post_reply on delete set null,
  author_id bigint references account on delete set null,
  body jsonb not null,
  lang text not null,
  created_at timestamptz not null,
  edited_at timestamptz,
  -- The answer to a question is 0 and stands first, every other reply 1.
  rank smallint not null default 1 check (rank in (0, 1)),
  like_count int not null default 0,
  -- Sorts in one direction with the rank.
  coolness int not null generated always as (-like_count) stored
);
create index post_reply_oldest on post_reply (post_id, rank, id);
create index post_reply_hottest on post_reply (post_id, rank, coolness, id);
create unique index post_reply_answer on post_reply (post_id) where rank = 0;
create index post_reply_author on post_reply (author_id);
create index post_reply_to on post_reply (reply_to_id) where reply_to_id is not null;

create table post_like (
  post_id bigint not null references post on delete cascade,
  account_id bigint not null references account on delete cascade,
  school_id bigint not null references school on delete cascade,
  primary key (post_id, account_id)
);
create index post_like_person on post_like (account_id);
create table post_reply_like (
  reply_id bigint not null references post_reply on delete cascade,
  account_id bigint not null references account on delete cascade,
  school_id bigint not null references school on delete cascade,
  primary key (reply_id, account_id)
);
create index post_reply_like_person on post_reply_like (account_id);

-- A post or reply that people reported, and what was decided about it. What is removed takes its case along.
create table post_case (
  id bigint primary key default new_id(),
  school_id bigint not null references school on delete cascade,
  post_id bigint not null references post on delete cascade,
  reply_id bigint references post_reply on delete cascade,
  status text not null default 'open' check (status in ('open', 'kept')),
  reported_at timestamptz not null,
  decided_at timestamptz,
  decided_by bigint references account on delete set null,
  constraint post_case_once unique nulls not distinct (post_id, reply_id)
);
create index post_case_latest on post_case (school_id, status, reported_at, id);
create index post_case_reply on post_case (reply_id) where reply_id is not null;
create index post_case_decider on post_case (decided_by) where decided_by is not null;
create table post_report (
  case_id bigint not null references post_case on delete cascade,
  account_id bigint not null references account on delete cascade,
  school_id bigint not null references school on delete cascade,
  reason text not null check (reason in ('spam', 'harassment', 'illegal', 'wrongPlace', 'other')),
  text text not null default '',
  reported_at timestamptz not null,
  primary key (case_id, account_id)
);
create index post_report_person on post_report (account_id);

-- Counted where rows come and go, whoever removes them: with an account its likes and seats go, in all schools.
create function count_for_post() returns trigger language plpgsql as $$
declare
  step int := case tg_op when 'INSERT' then 1 else -1 end;
  bound text := current_setting('stoa.school', true);
  counted record;
begin
  -- In one order, so that two of them do not wait for each other.
  for counted in execute format(
    'select %I as id, school_id, count(*)::int as n from changed group by 1, 2 order by 1', tg_argv[2])
  loop
    -- Row-level security shows a post to its school alone.
    perform set_config('stoa.school', counted.school_id::text, true);
    execute format('update %I set %I = greatest(0, %I + $1) where %I = $2', tg_argv[0], tg_argv[1], tg_argv[1], tg_argv[3])
      using step * counted.n, counted.id;
  end loop;
  perform set_config('stoa.school', coalesce(bound, ''), true);
  return null;
end $$;

do $$ declare counts record; begin
  for counts in
    select * from (values
      ('post_reply', 'post', 'reply_count', 'post_id', 'id'),
      ('post_like', 'post', 'like_count', 'post_id', 'id'),
      ('post_reply_like', 'post_reply', 'like_count', 'reply_id', 'id'),
      ('post_enrollment', 'post_activity', 'seats_taken', 'post_id', 'post_id')
    ) of (source, target, count, reference, key)
  loop
    execute format(
      'create trigger count_come after insert on %I referencing new table as changed for each statement execute function count_for_post(%L, %L, %L, %L)',
      counts.source, counts.target, counts.count, counts.reference, counts.key);
    execute format(
      'create trigger count_gone after delete on %I referencing old table as changed for each statement execute function count_for_post(%L, %L, %L, %L)',
      counts.source, counts.target, counts.count, counts.reference, counts.key);
  end loop;
end $$;

do $$ declare name text; begin
  foreach name in array array['post', 'post_activity', 'post_enrollment', 'post_reply', 'post_like', 'post_reply_like', 'post_case', 'post_report'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy school_only on %I using (school_id = current_school()) with check (school_id = current_school())', name);
  end loop;
end $$;
