-- A badge can have a picture of the school instead of what is drawn: the address of a public upload, which the badge keeps.
alter table badge add column picture_url text;

-- The badges that a school awarded last, which its pages show.
create index badge_award_latest on badge_award (school_id, given_at desc, id desc) where is_held;
