-- A running exam is watched by its teacher, who gives a person more time or hands in for somebody.
alter table exam_attempt
  -- When a device of the person last said that it is there.
  add column seen_at timestamptz,
  -- Minutes that the deadline was moved by, and by whom.
  add column extra_minutes int not null default 0 check (extra_minutes between 0 and 1440),
  add column extended_by bigint references account on delete set null,
  -- Who handed it in for the person.
  add column ended_by bigint references account on delete set null,
  drop constraint exam_attempt_submitted_by_check,
  add constraint exam_attempt_submitted_by_check check (submitted_by in ('person', 'server', 'teacher'));
create index exam_attempt_extended on exam_attempt (extended_by) where extended_by is not null;
create index exam_attempt_ended on exam_attempt (ended_by) where ended_by is not null;
