-- A proof of work takes the place of pictures. Challenges are signed and not kept; a proof that was used is, until it ends.
drop table image_check;
create table spent_captcha (
  id bytea primary key,
  expires_at timestamptz not null
);
create index spent_captcha_age on spent_captcha (expires_at);

alter table school_login rename column image_check to captcha;
alter table school_login rename constraint school_login_image_check_check to school_login_captcha_check;
