-- Beside groups members have tags: the same to the database, apart in lists, filters and what they are called.
alter table member_group add column kind text not null default 'group' check (kind in ('group', 'tag'));
alter table member_group drop constraint member_group_school_id_name_key_key;
alter table member_group add unique (school_id, kind, name_key);
