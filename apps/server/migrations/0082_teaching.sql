-- What waits for those who teach, found without reading what is done.
create index assignment_work_waiting on assignment_work (lesson_id, handed_in_at) where state = 'handedIn';
create index exam_attempt_waiting on exam_attempt (exam_id, submitted_at) where status = 'submitted';
-- What somebody made, whatever its state.
create index resource_made_by on resource (school_id, author_id, type);
