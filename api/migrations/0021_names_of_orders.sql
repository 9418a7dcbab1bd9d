-- Whose account has no name but the front of its address, or no phone, takes those of the newest order that was placed.
with newest as (
  select distinct on (shopper_id) shopper_id, shipping->>'name' as name, shipping->>'phone' as phone
  from orders where state = 'paid' order by shopper_id, created_at desc, id desc
)
update shoppers set
  name = case
    when lower(shoppers.name) in ('', lower(split_part(shoppers.email, '@', 1))) then coalesce(newest.name, shoppers.name)
    else shoppers.name
  end,
  phone = coalesce(shoppers.phone, newest.phone)
from newest where newest.shopper_id = shoppers.id;

-- Reviews that were signed with the front of an address are signed with the name that the account has now.
update reviews set user_name = shoppers.name from shoppers
where shoppers.email = reviews.user_email and lower(reviews.user_name) = lower(split_part(reviews.user_email, '@', 1));
