-- What somebody learns in all of their schools, in one statement.

-- Runs a statement in one school after the other: each run sees its own school alone, as any statement does. The
-- statement gives rows of one jsonb column and has `given` as $1; it runs with the rights of who calls.
create function in_each_school(schools bigint[], statement text, given jsonb) returns setof jsonb
  language plpgsql volatile as $$
declare
  before text := coalesce(current_setting('stoa.school', true), '');
  school bigint;
begin
  foreach school in array schools loop
    perform set_config('stoa.school', school::text, true);
    return query execute statement using given;
  end loop;
  perform set_config('stoa.school', before, true);
end $$;
