-- When a version of a draft was kept last, or when it began: while one person writes, one version is kept in ten minutes.
alter table content_draft add column kept_at timestamptz not null default '-infinity';
alter table lesson_draft add column kept_at timestamptz not null default '-infinity';
