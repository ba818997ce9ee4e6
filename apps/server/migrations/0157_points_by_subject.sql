-- The leaderboard of a class adds up what was given for its lessons and for what else belongs to it.
create index point_event_subject on point_event (school_id, subject_id) include (account_id, points, at)
  where subject_id is not null;
