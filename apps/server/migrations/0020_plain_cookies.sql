-- Browsers hold the tokens of the sessions that are open now under names without a prefix. Those of sessions that are
-- opened from now on come under the prefixed names alone where the site runs on https.
alter table session add column has_plain_cookies boolean not null default true;
alter table session alter column has_plain_cookies set default false;
