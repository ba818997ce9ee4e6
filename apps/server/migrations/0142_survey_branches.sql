-- The questions that somebody was not asked, by what they answered to earlier ones: those who were asked are counted
-- without them. Of answers from before there were such conditions nobody was left out.
alter table survey_answer add column skipped text[] not null default '{}';
