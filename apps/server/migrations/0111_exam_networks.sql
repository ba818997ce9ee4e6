-- Networks from which an exam is taken, as CIDR or single addresses; none means from everywhere.
alter table exam add column networks text[] not null default '{}';
