#!/bin/sh
# Backups of the shop's PostgreSQL by pgBackRest: base backups here, the log of all changes by PostgreSQL itself (archive_command).
#
#   backup.sh loop            makes a backup whenever the last one is a day old; what the container does
#   backup.sh prepare         makes the place for them, once PostgreSQL runs; `loop` and `once` begin with it
#   backup.sh once            makes one now: a full one when the last of these is a week old, else what has changed since
#   backup.sh status          what there is, and from which time to which one can go back
#   backup.sh healthy         ends well while the last good backup is not too old
#   backup.sh restore [TIME]  puts the data folder back as it was at TIME ('2026-11-23 10:15:00+05:30'), or as late as possible.
#                             PostgreSQL must be down; docs/deployment.md tells the whole way.
#
# pgBackRest and psql take their settings from the environment (PGBACKREST_…, PG…) and from pgbackrest.conf beside this file.
set -eu

here=$(cd "$(dirname "$0")" && pwd)
export PGBACKREST_CONFIG="${PGBACKREST_CONFIG:-$here/pgbackrest.conf}"
export PGBACKREST_STANZA="${PGBACKREST_STANZA:-shop}"
# Hours from one backup to the next, and after how many of them somebody must look.
every=${BACKUP_HOURS:-24}
late=$((every + 6))

say() { printf '%s %s\n' "$(date -u +%FT%TZ)" "$*"; }
ask() {
  info=$(pgbackrest info --output=json)
  psql -XqAtv ON_ERROR_STOP=1 -v info="$info" -f -
}

# The good backups that there are.
GOOD="select b->>'label' as label, b->>'type' as kind, to_timestamp((b->'timestamp'->>'stop')::bigint) as finished_at
  from json_array_elements(:'info'::json) s, json_array_elements(s->'backup') b where (b->>'error')::bool is not true"

# Answers t when there is no good backup of this kind (a pattern) of the last so many hours.
older() {
  echo "with good as ($GOOD) select coalesce(max(finished_at) < now() - interval '$2 hours', true) from good where kind like '$1'" | ask
}

# The api tells in its metrics how old the last good one is.
report() {
  echo "with good as ($GOOD), gone as (delete from backups where label not in (select label from good))
    insert into backups (label, kind, finished_at) select label, kind, finished_at from good on conflict (label) do nothing" | ask
}

once() {
  pgbackrest stanza-create
  is_old=$(older full 160)
  if [ "$is_old" = t ]; then kind=full; else kind=diff; fi
  pgbackrest --type="$kind" backup
  report
}

loop() {
  until psql -Xqc 'select 1' >/dev/null 2>&1; do sleep 2; done
  pgbackrest stanza-create
  while :; do
    # Processes of their own, which end at the first thing that fails.
    if [ "$("$0" due || echo unknown)" = f ]; then
      "$0" report || say 'the shop could not be told of its backups'
    elif "$0" once; then
      say 'a backup was made'
    else
      say 'the backup FAILED, and is tried again in five minutes'
    fi
    sleep 300 &
    wait $!
  done
}

restore() {
  # pgBackRest refuses while PostgreSQL runs. What is said to it here it writes down for PostgreSQL, which asks it for the log.
  set -- "--stanza=$PGBACKREST_STANZA" "${1:-}"
  if [ -n "$2" ]; then
    pgbackrest "$1" --delta --type=time --target="$2" --target-action=promote restore
  else
    pgbackrest "$1" --delta restore
  fi
}

trap 'exit 0' TERM INT
case "${1:-}" in
  loop) loop ;;
  prepare) pgbackrest stanza-create ;;
  once) once ;;
  status) pgbackrest info ;;
  due) older % "$every" ;;
  report) report ;;
  healthy) [ "$(older % "$late")" = f ] ;;
  restore) restore "${2:-}" ;;
  *) sed -n '2,13s/^# \{0,1\}//p' "$0"; exit 2 ;;
esac
