-- Compatible from 0032.
-- The pictures of products that staff have uploaded. Another crop is another picture, because caches store a picture permanently. A picture that
-- is no longer shown stays, because orders show it.
create table product_pictures (
  -- Impossible to guess: its address is its only key.
  id text primary key check (id ~ '^photo-[a-z2-7]{26}$'),
  product_id text not null references products on delete cascade,
  color text not null,
  -- The order among the pictures of a colour; null when it is no longer shown.
  position integer,
  -- For shoppers who cannot see it; empty for the usual words.
  alt text not null default '' check (char_length(alt) <= 200),
  -- The parts of the original's width and height that are shown.
  crop_left real not null,
  crop_top real not null,
  crop_width real not null,
  crop_height real not null,
  -- WebP. The shown part is 3 wide and 4 high.
  original bytea not null,
  shown bytea not null,
  uploaded_at timestamptz(3) not null
);

alter table product_pictures alter column original set storage external, alter column shown set storage external;
create index product_pictures_of_product on product_pictures (product_id, color, position) where position is not null;

-- The pictures behind the first one, which is `image`, and the texts of all.
alter table variants
  add column more_images text[] not null default '{}',
  add column image_texts text[] not null default '{}';

create trigger note_variant_pictures after update of more_images, image_texts on variants
  for each row when ((old.more_images, old.image_texts) is distinct from (new.more_images, new.image_texts))
  execute function note_variant_change();

-- Imports of products from a CSV file: a job adds the products, and counts the rows that it has handled.
create table product_imports (
  id text primary key check (id ~ '^im-[a-z2-7]{16}$'),
  -- The account of the member of staff, and the seller whose products they are; null for staff of the whole shop.
  started_by text not null,
  seller_id text,
  csv text not null,
  rows integer not null check (rows > 0),
  done integer not null default 0,
  added integer not null default 0,
  -- Why the job has stopped; null while it runs and after its success.
  problem text,
  started_at timestamptz(3) not null,
  finished_at timestamptz(3)
);

create index product_imports_by_person on product_imports (started_by, started_at desc);
