-- Compatible from 0032.
-- The words of the products that were there before 0042. It locks no product: who changes one meanwhile has its words kept by the triggers, and
-- waits for this to end only where the words are those that it writes anew.
insert into product_words (position, words)
select p.position, words_of(concat_ws(' ', p.name, p.category, p.fabric, p.pattern, array_to_string(p.occasions, ' '), v.colors))
from products p left join (
  select product_id, string_agg(distinct color, ' ') as colors from variants group by product_id
) v on v.product_id = p.id
order by p.position
on conflict do nothing;

insert into search_words (word)
select distinct word from product_words, unnest(words) word where word ~ '^[a-z]+$' order by word
on conflict do nothing;

-- Made after the rows, which takes a fraction of the time.
create index product_words_by_word on product_words using gin (words);
analyze product_words;

-- Whether a product has all of these words, by the index alone: PostgreSQL, which takes words for independent of each other, would read the whole
-- table for two common words that no product has together.
create function has_product_of_words(asked text[]) returns boolean language sql stable
  set enable_seqscan to off set enable_indexscan to off as $$
  select exists (select from product_words w where w.words @> asked)
$$;
