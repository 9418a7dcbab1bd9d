-- Tells whoever listens that an order that is paid has changed: `{shopper} {order}`, once for each transaction. Triggers hear of
-- every change, whichever process makes it.
create function notify_of_order_item() returns trigger language plpgsql as $$
begin
  perform pg_notify('order_changes', new.shopper_id || ' ' || new.order_id);
  return null;
end
$$;

create function notify_of_refund() returns trigger language plpgsql as $$
begin
  perform pg_notify('order_changes', o.shopper_id || ' ' || o.id)
  from payments p join orders o on o.id = p.order_id
  where p.id = new.payment_id;
  return null;
end
$$;

create trigger order_item_changed after insert or update on order_items
  for each row when (new.status is not null) execute function notify_of_order_item();
create trigger refund_changed after insert or update on refunds
  for each row execute function notify_of_refund();
