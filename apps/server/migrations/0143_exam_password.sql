-- What an attempt is begun with, as it is told to a class; null for none. Teachers read it again: it is no secret of a person.
alter table exam add column password text check (char_length(password) between 1 and 60);
