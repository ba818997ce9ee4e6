-- Certificates for those who pass an exam, beside those for finished classes.

alter table exam add column gives_certificate boolean not null default false check (not gives_certificate or pass_mark > 0);

alter table certificate rename column class_title to subject_title;
-- What it is for, also once that is deleted.
alter table certificate add column kind text not null default 'class' check (kind in ('class', 'exam'));
alter table certificate alter column kind drop default;
-- Null for those of classes, and once the exam is deleted.
alter table certificate add column exam_id bigint references exam on delete set null;
-- Revoked because the result that counts is not enough any more; passing again lets it count again.
alter table certificate add column lost_pass boolean not null default false;
alter table certificate add constraint certificate_subject
  check (case kind when 'class' then exam_id is null and not lost_pass else class_id is null end);
alter table certificate drop constraint certificate_check;
alter table certificate add constraint certificate_revocation check (
  (revoked_at is not null) = (lost_pass or revocation_reason is not null) and not (lost_pass and revocation_reason is not null));
alter table certificate add unique (exam_id, account_id);
create index certificate_latest_of_exam on certificate (exam_id, issued_at desc, id desc);
