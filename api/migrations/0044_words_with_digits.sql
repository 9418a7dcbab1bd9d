-- Compatible from 0032.
-- The words that names have tell by which of them a text finds its products, and so those with digits are among them now: a text is looked up by
-- whole words, whose lists are few, and not by each three of its letters. The release before leaves out of its guesses what has digits.
create or replace function keep_product_words(changed text[]) returns void language plpgsql as $$
begin
  perform from products where id = any(changed) order by id for no key update;
  with kept as (
    insert into product_words (position, words)
    select p.position, words_of(concat_ws(' ', p.name, p.category, p.fabric, p.pattern, array_to_string(p.occasions, ' '),
      (select string_agg(distinct v.color, ' ') from variants v where v.product_id = p.id)))
    from products p where p.id = any(changed) order by p.position
    on conflict (position) do update set words = excluded.words
    returning words
  )
  insert into search_words (word)
  select distinct word from kept, unnest(words) word where word <> '' order by word
  on conflict do nothing;
end $$;

insert into search_words (word)
select distinct word from product_words, unnest(words) word where word ~ '[0-9]' order by word
on conflict do nothing;

-- The places of the first products that have one of each word's alternatives, a JSON array of arrays of words, by the index alone and in no order:
-- PostgreSQL, which takes words for independent of each other, would read the whole table for two common words that hardly a product has together.
create function positions_of_words(alternatives jsonb, most integer) returns setof bigint language plpgsql stable
  set enable_seqscan to off set enable_indexscan to off as $$
declare
  conditions text;
begin
  select string_agg(format('w.words && %L', array(select jsonb_array_elements_text(alike))), ' and ') into conditions
  from jsonb_array_elements(alternatives) alike;
  return query execute format('select w.position from product_words w where %s limit %s', conditions, most);
end $$;
