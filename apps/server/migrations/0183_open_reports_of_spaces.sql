-- Reports of spaces that wait for a decision are few among all of them.
create index space_case_open on space_case (school_id, reported_at, id) where status = 'open';
