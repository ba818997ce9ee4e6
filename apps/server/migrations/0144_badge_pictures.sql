-- A badge can have a picture of the school instead of what is drawn: the address of a public upload, which the badge keeps.
alter table badge add column picture_url text;
