-- When the tokens of the last renewal were first used. Until then their answer may have been lost, and the token
-- before them still works. Sessions from before this column count from their renewal, as they did.
alter table session add column successor_used_at timestamptz;
update session set successor_used_at = rotated_at;
