-- Orders in one state, one's own and tickets that somebody used are read page by page, by an index.
create index store_order_state on store_order (school_id, state, placed_at desc, id desc);
drop index store_order_person;
create index store_order_person on store_order (account_id, school_id, placed_at desc, id desc);
create index exam_ticket_used on exam_ticket (redeemed_by, redeemed_at, id) where redeemed_by is not null;
