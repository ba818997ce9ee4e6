-- What begins next in a school, for blocks of its pages.
create index resource_soonest on resource (school_id, starts_at, id)
  where status = 'published' and starts_at is not null;
