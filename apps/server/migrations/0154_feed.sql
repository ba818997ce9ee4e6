-- What happened in a school by its time: the feed of somebody who follows many people reads the latest of it. What was
-- published and who joined have such an index already.
create index enrollment_latest on enrollment (school_id, enrolled_at, class_id, account_id);
create index lesson_progress_latest on lesson_progress (school_id, completed_at, lesson_id, account_id)
  where completed_at is not null;
create index follow_latest on follow (school_id, followed_at, id, follower_id) where person_id is not null;
