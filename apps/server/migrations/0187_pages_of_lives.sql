-- Live sessions are read page by page, by an index: from what goes on into what is to come, and from now back.
create index resource_lives on resource (school_id, starts_at, id) where type = 4 and status = 'published';
