-- What shares a category is found by an index where it is not among the hottest of a school.
create index resource_categories on resource using gin (school_id, category_ids) with (gin_pending_list_limit = 512)
  where status = 'published';
