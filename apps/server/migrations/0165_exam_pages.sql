-- How many questions of an exam stand on a page; null for all of a section. An attempt keeps what it began with.
alter table exam add column page_size int default 1 check (page_size between 1 and 50);
alter table exam_attempt add column page_size int default 1 check (page_size between 1 and 50);
