-- Random questions of the bank that an exam asks: how many, of which folder and tag, and their points.
alter table exam add column draws jsonb not null default '[]';
