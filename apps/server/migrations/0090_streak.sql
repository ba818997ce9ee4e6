-- When somebody learned, to the quarter of an hour: every time zone begins its days at one. Progress keeps the last time
-- alone. It covers all schools, so it belongs to none.
create table learning_moment (
  account_id bigint not null references account on delete cascade,
  at timestamptz not null,
  primary key (account_id, at)
);
alter table account add column hides_streak boolean not null default false;

-- What is known from before.
alter table lesson_progress no force row level security;
alter table point_event no force row level security;
insert into learning_moment (account_id, at)
  select account_id, date_bin('15 minutes', updated_at, 'epoch') from lesson_progress
  union select account_id, date_bin('15 minutes', completed_at, 'epoch') from lesson_progress where completed_at is not null
  union select account_id, date_bin('15 minutes', at, 'epoch') from point_event where reason in ('lesson.completed', 'class.completed');
alter table lesson_progress force row level security;
alter table point_event force row level security;
