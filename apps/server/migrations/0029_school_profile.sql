-- Two people who change the profile of a school at once do not overwrite each other unseen.
alter table school add column profile_version integer not null default 0;
