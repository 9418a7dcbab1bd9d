-- Compatible from 0032.
-- Pictures, helpful marks, reports and answers of reviews, and reviews that the shop hides.
alter table reviews
  add column product_id text references products on delete cascade,
  -- The reviewer; null for samples and for an erased account.
  add column shopper_id text references shoppers on delete set null,
  -- Whether the reviewer bought the piece here.
  add column is_verified boolean not null default false,
  add column helpful_count integer not null default 0 check (helpful_count >= 0),
  add column report_count integer not null default 0 check (report_count >= 0),
  add column answer text,
  add column answered_at timestamptz(3),
  add column answered_by text,
  -- A hidden review is in no list and counts in no rating.
  add column hidden_at timestamptz(3),
  add column hidden_reason text,
  add column hidden_by text,
  add check ((answer is null) = (answered_at is null)),
  add check ((hidden_at is null) = (hidden_reason is null));

update reviews r set product_id = v.product_id from variants v where v.sku = r.sku;
update reviews r set shopper_id = i.shopper_id, is_verified = true
from order_items i where i.review_id = r.id;

-- An api of an earlier release inserts reviews without their product.
create function set_product_of_review() returns trigger language plpgsql as $$
begin
  new.product_id := (select product_id from variants where sku = new.sku);
  return new;
end $$;
create trigger product_of_review before insert on reviews for each row execute function set_product_of_review();

create index reviews_of_product on reviews (product_id, created_at desc, id desc) where hidden_at is null;
create index reviews_by_help on reviews (product_id, helpful_count desc, created_at desc, id desc) where hidden_at is null;
create index reviews_by_most_stars on reviews (product_id, rating desc, created_at desc, id desc) where hidden_at is null;
create index reviews_by_fewest_stars on reviews (product_id, rating, created_at desc, id desc) where hidden_at is null;
create index reviews_reported on reviews (report_count desc, created_at desc, id desc) where report_count > 0;
create index reviews_hidden on reviews (hidden_at desc, id desc) where hidden_at is not null;
create index reviews_by_shopper on reviews (shopper_id);

create table helpful_reviews (
  review_id text collate "C" not null references reviews on delete cascade,
  shopper_id text not null references shoppers on delete cascade,
  marked_at timestamptz(3) not null,
  primary key (review_id, shopper_id)
);
create index helpful_reviews_by_shopper on helpful_reviews (shopper_id);

create table reported_reviews (
  review_id text collate "C" not null references reviews on delete cascade,
  shopper_id text not null references shoppers on delete cascade,
  comment text,
  reported_at timestamptz(3) not null,
  primary key (review_id, shopper_id)
);
create index reported_reviews_by_shopper on reported_reviews (shopper_id);

alter table uploads
  add column review_id text collate "C" references reviews on delete cascade,
  add column review_position smallint,
  add check ((review_id is null) = (review_position is null)),
  add check (review_id is null or used_for = 'review');
create unique index uploads_by_review on uploads (review_id, review_position) where review_id is not null;
