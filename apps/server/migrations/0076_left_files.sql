-- Since when nothing that is taught names a file any more: it can be taken up again for a while, and is removed then.
alter table upload add column left_at timestamptz;
