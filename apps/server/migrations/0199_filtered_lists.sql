-- Lists of those who make what is taught, narrowed to a state or to words: read by an index, also where few are found.
create index resource_state on resource (school_id, status, edited_at, id) where binned_at is null;
-- Drafts are searched by those who make them; what was for published ones alone is for all.
drop index resource_trigram;
create index resource_trigram on resource using gin (school_id, search_text gin_trgm_ops) with (gin_pending_list_limit = 512);
create index survey_trigram on survey using gin (school_id, search_text gin_trgm_ops) with (gin_pending_list_limit = 512);
create index question_archived on question (school_id, id) where is_archived;
