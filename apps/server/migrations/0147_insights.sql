-- On which days somebody learned or took part in a school, in its zone at that time. Progress keeps the last time alone.
-- Figures are counted from these rows beside the requests; the rows themselves go after some months.
create table active_day (
  school_id bigint not null references school on delete cascade,
  day date not null,
  account_id bigint not null references account on delete cascade,
  primary key (school_id, day, account_id)
);
create index active_day_account on active_day (account_id);
create index active_day_age on active_day (day);

create function note_active_day(of_school bigint, who bigint, moment timestamptz) returns void language sql as $$
  insert into active_day (school_id, day, account_id)
  select of_school, (moment at time zone point_zone(of_school))::date, who where who is not null and moment is not null
  on conflict do nothing
$$;
create function note_day_of_progress() returns trigger language plpgsql as $$
begin
  -- A player saves every few seconds: every zone begins its days at a quarter of an hour.
  if tg_op = 'INSERT' or date_bin('15 minutes', old.updated_at, 'epoch') <> date_bin('15 minutes', new.updated_at, 'epoch')
  then perform note_active_day(new.school_id, new.account_id, new.updated_at); end if;
  return null;
end $$;
create trigger note_active_day after insert or update on lesson_progress
  for each row execute function note_day_of_progress();
create function note_day_of_attempt() returns trigger language plpgsql as $$
begin perform note_active_day(new.school_id, new.account_id, new.started_at); return null; end $$;
create trigger note_active_day after insert on exam_attempt for each row execute function note_day_of_attempt();
create function note_day_of_submission() returns trigger language plpgsql as $$
begin perform note_active_day(new.school_id, new.account_id, new.handed_in_at); return null; end $$;
create trigger note_active_day after insert on assignment_submission
  for each row execute function note_day_of_submission();
create function note_day_of_check_in() returns trigger language plpgsql as $$
begin perform note_active_day(new.school_id, new.account_id, new.checked_in_at); return null; end $$;
create trigger note_active_day after insert on attendance_record for each row execute function note_day_of_check_in();
create function note_day_of_writing() returns trigger language plpgsql as $$
begin perform note_active_day(new.school_id, new.author_id, new.created_at); return null; end $$;
create trigger note_active_day after insert on post for each row execute function note_day_of_writing();
create trigger note_active_day after insert on post_reply for each row execute function note_day_of_writing();

-- People who were active in a day, in a week from Monday on, in a month.
create table active_count (
  school_id bigint not null references school on delete cascade,
  span text not null check (span in ('day', 'week', 'month')),
  starts_on date not null,
  people int not null,
  primary key (school_id, span, starts_on)
);

-- Those who joined in a month, and how many of them were active in that month or a later one.
create table cohort_month (
  school_id bigint not null references school on delete cascade,
  joined_in date not null,
  month date not null,
  people int not null,
  active int not null,
  primary key (school_id, joined_in, month)
);

create table class_completion (
  class_id bigint primary key references class on delete cascade,
  school_id bigint not null references school on delete cascade,
  enrolled int not null,
  started int not null,
  completed int not null,
  -- From joining to the last lesson; null where nobody has completed it.
  median_days double precision
);
create index class_completion_size on class_completion (school_id, enrolled desc, class_id);

-- When the figures of a school were counted, and up to which of its days.
create table insight_state (
  school_id bigint primary key references school on delete cascade,
  computed_at timestamptz not null,
  counted_to date not null
);

do $$ declare name text; begin
  foreach name in array array['active_day', 'active_count', 'cohort_month', 'class_completion', 'insight_state'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy school_only on %I using (school_id = current_school()) with check (school_id = current_school())', name);
  end loop;
end $$;
create policy aged on active_day using (current_setting('stoa.sweep', true) = 'on');
