-- Compatible from 0032.
-- Tells whoever listens to a shopper's orders that a session has ended: `{shopper} session:{session}`. Its streams end with it.
create function notify_of_session_end() returns trigger language plpgsql as $$
begin
  perform pg_notify('order_changes', old.shopper_id || ' session:' || old.id);
  return null;
end
$$;

create trigger session_revoked after update of revoked_at on sessions
  for each row when (old.revoked_at is null and new.revoked_at is not null) execute function notify_of_session_end();
create trigger session_deleted after delete on sessions
  for each row when (old.revoked_at is null) execute function notify_of_session_end();
