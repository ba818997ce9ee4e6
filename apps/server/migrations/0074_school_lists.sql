-- Directories of schools and applications for activation codes read a page by an index in their order.
create index school_open on school (parent_id, position, id) where status = 'active' and is_open;
drop index school_listed;
drop index active_code_list;
create index active_code_newest on active_code_application (applied_at, id);
create index active_code_status on active_code_application (status, applied_at, id);
create index active_code_own on active_code_application (account_id, applied_at, id);
