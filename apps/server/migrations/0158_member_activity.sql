-- What one member did in a school by its time, for those who run it. Lessons, classes, badges and certificates have such
-- an index already.
create index exam_attempt_handed_in on exam_attempt (school_id, account_id, submitted_at, exam_id)
  where submitted_at is not null;
create index assignment_submission_handed_in on assignment_submission (school_id, account_id, handed_in_at, id);
create index attendance_record_checked_in on attendance_record (school_id, account_id, checked_in_at, attendance_id)
  where checked_in_at is not null;
create index post_written on post (school_id, author_id, created_at, id);
create index post_reply_written on post_reply (school_id, author_id, created_at, id);

-- The first minute in the room; a column, since below row-level security no index of a function is used.
alter table live_attendance add column came_at timestamptz
  generated always as (to_timestamp(lower(minutes)::double precision * 60)) stored;
create index live_attendance_came on live_attendance (school_id, account_id, came_at, live_id);
