-- What is counted and what was chosen goes after a time, of all schools: housekeeping says so of its transaction.
do $$ declare name text; begin
  foreach name in array array['usage_day', 'search_miss_day', 'cookie_choice'] loop
    execute format('create policy aged on %I using (current_setting(''stoa.sweep'', true) = ''on'')', name);
  end loop;
end $$;
create index usage_day_age on usage_day (day);
create index search_miss_day_age on search_miss_day (day);
