-- What stands around every page: bulletins and footers that are edited, what is counted a day, what people are told.
alter table bulletin
  add column version int not null default 1,
  add column updated_at timestamptz not null default now(),
  add constraint bulletin_times check (end_time >= start_time);
create index bulletin_running on bulletin (school_id, end_time) where status = 1;
-- Rises with every change: who saves what somebody else has changed meanwhile is told.
alter table school_config add column version int not null default 1;

-- Counts a day, without anybody's name: views and clicks by code, searches, what came in.
create table usage_day (
  school_id bigint not null references school on delete cascade,
  day date not null,
  kind text not null check (kind in ('visit', 'view', 'click', 'search', 'searchMiss', 'feedback')),
  code text not null default '',
  count bigint not null,
  primary key (school_id, day, kind, code)
);
-- What was searched for and not found; the words alone.
create table search_miss_day (
  school_id bigint not null references school on delete cascade,
  day date not null,
  keyword text not null,
  count bigint not null,
  primary key (school_id, day, keyword)
);
-- Adds what a process has counted; a school keeps no more than so many different words a day.
create function add_search_miss(school bigint, on_day date, words text, times bigint, most int) returns void
  language sql volatile as $$
  insert into search_miss_day as kept (school_id, day, keyword, count)
  select school, on_day, words, times
  where exists (select from search_miss_day where school_id = school and day = on_day and keyword = words)
    or (select count(*) from search_miss_day where school_id = school and day = on_day) < most
  on conflict (school_id, day, keyword) do update set count = kept.count + excluded.count
$$;

-- Proof of what was chosen, when and by which text; of whom is known to nobody but the browser that holds the id.
create table cookie_choice (
  id uuid primary key default gen_random_uuid(),
  school_id bigint references school on delete cascade,
  operation text not null check (operation in ('active', 'inactive', 'reset')),
  policy_version text not null,
  language text not null,
  chosen_at timestamptz not null
);
create index cookie_choice_age on cookie_choice (chosen_at);

create table notification (
  id bigint primary key default new_id(),
  account_id bigint not null references account on delete cascade,
  school_id bigint references school on delete cascade,
  kind text not null,
  params jsonb not null default '{}',
  in_app boolean not null,
  created_at timestamptz not null,
  read_at timestamptz,
  mailed_at timestamptz
);
create index notification_list on notification (account_id, id desc) where in_app;
create index notification_unread on notification (account_id) where in_app and read_at is null;
create index notification_school on notification (school_id) where school_id is not null;
create table notification_setting (
  account_id bigint not null references account on delete cascade,
  kind text not null,
  in_app boolean not null,
  mail boolean not null,
  primary key (account_id, kind)
);
create table silenced_source (
  id bigint primary key default new_id(),
  account_id bigint not null references account on delete cascade,
  kind text not null,
  school_id bigint references school on delete cascade,
  in_app boolean not null,
  mail boolean not null,
  since timestamptz not null,
  unique nulls not distinct (account_id, kind, school_id)
);
create index silenced_source_school on silenced_source (school_id) where school_id is not null;

do $$ declare name text; begin
  foreach name in array array['usage_day', 'search_miss_day'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy school_only on %I using (school_id = current_school()) with check (school_id = current_school())', name);
  end loop;
  -- Not forced: the functions below act for somebody who is told by another, or by a mail.
  foreach name in array array['notification', 'notification_setting', 'silenced_source'] loop
    execute format('alter table %I enable row level security', name);
    execute format('create policy own on %I using (account_id = current_account()) with check (account_id = current_account())', name);
  end loop;
end $$;
alter table cookie_choice enable row level security;
alter table cookie_choice force row level security;
create policy where_chosen on cookie_choice
  using (school_id is not distinct from current_school()) with check (school_id is not distinct from current_school());

-- Tells a person of something, on the channels that they left open. What is older than half a year goes.
create function add_notification(
  person bigint, school bigint, what text, with_params jsonb, moment timestamptz,
  usual_in_app boolean, usual_mail boolean, always_in_app boolean
) returns bigint language plpgsql volatile security definer set search_path = public as $$
declare
  wants_in_app boolean;
  wants_mail boolean;
  made bigint;
begin
  if not exists (select from account where id = person and is_valid) then return null; end if;
  select coalesce(bool_and(in_app), usual_in_app), coalesce(bool_and(mail), usual_mail)
    into wants_in_app, wants_mail from notification_setting where account_id = person and kind = what;
  select wants_in_app and not coalesce(bool_or(in_app), false), wants_mail and not coalesce(bool_or(mail), false)
    into wants_in_app, wants_mail
    from silenced_source where account_id = person and kind = what and school_id is not distinct from school;
  wants_in_app := wants_in_app or always_in_app;
  if not wants_in_app and not wants_mail then return null; end if;
  delete from notification where account_id = person and created_at < moment - interval '180 days';
  insert into notification (account_id, school_id, kind, params, in_app, created_at)
    values (person, school, what, with_params, wants_in_app, moment) returning id into made;
  if wants_mail then
    insert into job (kind, account_id, school_id, input, state, run_at, created_at)
      values ('notification.mail', person, school, jsonb_build_object('id', made::text), '{}', moment, moment);
    perform pg_notify('stoa', '{"type":"job.added"}');
  end if;
  if wants_in_app then
    perform pg_notify('stoa', json_build_object('type', 'notification.added', 'accountId', person::text, 'id', made::text)::text);
  end if;
  return made;
end $$;
-- Silences the mails of a source for whoever a sealed token names.
create function silence_mails(person bigint, what text, school bigint, moment timestamptz) returns void
  language sql volatile security definer set search_path = public as $$
  insert into silenced_source as kept (account_id, kind, school_id, in_app, mail, since)
  select person, what, school, false, true, moment where exists (select from account where id = person)
  on conflict (account_id, kind, school_id) do update set mail = true
$$;
-- The newest notification of each of these people: a process asks for those that listen to it.
create function newest_notifications(people bigint[]) returns table (account_id bigint, id bigint)
  language sql stable security definer set search_path = public as $$
  select person, (select max(n.id) from notification n where n.account_id = person and n.in_app)
  from unnest(people) as listening (person)
$$;

-- Whoever changes the configuration, by whatever way: every process hears of it.
create function tell_config_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('stoa', '{"type":"config.changed"}');
  return null;
end $$;
create trigger config_changed after insert or update or delete on runtime_config
  for each statement execute function tell_config_changed();
