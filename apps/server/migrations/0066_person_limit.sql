-- How many of something one person may buy; null for any number.

alter table goods add column person_max int check (person_max between 1 and 1000);
