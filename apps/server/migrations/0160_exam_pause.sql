-- A running exam is paused for one person or for everybody, and its teacher writes to those who take it.
alter table exam_attempt
  -- Since when the time of a running attempt stands still, and who stopped it.
  add column paused_at timestamptz,
  add column paused_by bigint references account on delete set null,
  -- Which question a device of the person showed last, counted from 1.
  add column place int check (place between 1 and 300),
  add constraint exam_attempt_paused_check check (paused_at is null or status = 'running');
create index exam_attempt_paused_by on exam_attempt (paused_by) where paused_by is not null;

create table exam_message (
  id bigint primary key default new_id(),
  exam_id bigint not null references exam on delete cascade,
  -- For one attempt; null for all that run.
  attempt_id bigint references exam_attempt on delete cascade,
  school_id bigint not null references school on delete cascade,
  text text not null check (length(text) between 1 and 500),
  sent_by bigint references account on delete set null,
  sent_at timestamptz not null
);
create index exam_message_exam on exam_message (exam_id, sent_at);
create index exam_message_attempt on exam_message (attempt_id) where attempt_id is not null;
create index exam_message_sender on exam_message (sent_by) where sent_by is not null;
create index exam_message_school on exam_message (school_id);
alter table exam_message enable row level security;
alter table exam_message force row level security;
create policy school_only on exam_message using (school_id = current_school()) with check (school_id = current_school());
