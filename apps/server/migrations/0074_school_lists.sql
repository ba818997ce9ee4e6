-- Directories of schools and applications for activation codes read a page by an index in their order.
create index school_open on school (parent_id, position, id) where status = 'active' and is_open;
-- Older versions of PostgreSQL do not see that "parent_id is null" leaves the order of the index above.
drop index school_listed;
create index school_listed on school (position, id) where status = 'active' and is_open and parent_id is null;
drop index active_code_list;
create index active_code_newest on active_code_application (applied_at, id);
create index active_code_status on active_code_application (status, applied_at, id);
create index active_code_own on active_code_application (account_id, applied_at, id);
