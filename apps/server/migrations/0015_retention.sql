-- Housekeeping finds what has had its time by these, of all people and schools.
create policy aged on notification using (current_setting('stoa.sweep', true) = 'on');
create policy aged on invitation using (current_setting('stoa.sweep', true) = 'on');
create index verification_code_age on verification_code (expires_at);
create index session_age on session (expires_at);
create index spent_refresh_token_age on spent_refresh_token (spent_at);
create index spent_refresh_token_session on spent_refresh_token (session_id);
create index authorization_code_age on authorization_code (created_at);
create index short_link_age on short_link (expires_at);
create index notification_age on notification (created_at);
create index invitation_age on invitation (expires_at);
create index idempotency_age on idempotency (created_at);
create index job_age on job (finished_at) where finished_at is not null;
