-- Row-level security takes `coalesce` for a function that might tell of hidden rows, and looks into no index for it.
drop index invitation_inviter;
alter table invitation add column inviter bigint not null generated always as (coalesce(invited_by, 0)) stored;
create index invitation_inviter on invitation (school_id, inviter, role, expires_at, id)
  where withdrawn_at is null and uses_left > 0;
drop index invitation_usable;
