-- Files that arrive in pieces, by tus: films and documents of lessons.
-- Bytes need more than 31 bits; a double holds whole numbers up to 2^53 and stays a number for the server.
alter table upload alter column size type double precision;
alter table upload alter column exact_size type double precision;
-- Whether it is sent in pieces. Such files have a room of their own: a film would fill that of a person.
alter table upload add column is_large boolean not null default false;
-- Bytes that are there, and what the store remembers of the pieces.
alter table upload add column received double precision not null default 0 check (received >= 0);
alter table upload add column pieces jsonb;
-- sending: some bytes are there, and room for all of them is taken.
alter table upload drop constraint upload_status_check;
alter table upload add constraint upload_status_check check (status in ('waiting', 'sending', 'storing', 'kept'));
alter table upload add constraint upload_pieces_check check (is_large or (received = 0 and pieces is null and status <> 'sending'));
create index upload_sending on upload (school_id, account_id) where status = 'sending';
