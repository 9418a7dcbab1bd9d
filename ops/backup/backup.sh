#!/bin/sh
# Backups of the shop's PostgreSQL with pgBackRest: base backups by this script, the write-ahead log by PostgreSQL (archive_command).
#
#   backup.sh loop            makes a backup whenever the last one is a day old; the container's command
#   backup.sh prepare         creates the repository; PostgreSQL must run; `loop` and `once` include it
#   backup.sh once            makes a backup now: a full one if the last full one is a week old, else a differential one
#   backup.sh status          lists the backups, and the period to which a restore is possible
#   backup.sh healthy         exits with 0 while the last good backup is not too old
#   backup.sh restore [TIME]  restores the data folder to TIME ('2026-11-23 10:15:00+05:30'), or to the latest possible time.
#                             PostgreSQL must be down; docs/deployment.md has all steps.
#
# pgBackRest and psql read their settings from the environment (PGBACKREST_…, PG…) and from pgbackrest.conf in this folder.
set -eu

here=$(cd "$(dirname "$0")" && pwd)
export PGBACKREST_CONFIG="${PGBACKREST_CONFIG:-$here/pgbackrest.conf}"
export PGBACKREST_STANZA="${PGBACKREST_STANZA:-shop}"
# Hours between two backups, and hours after which a backup counts as too old.
every=${BACKUP_HOURS:-24}
late=$((every + 6))

say() { printf '%s %s\n' "$(date -u +%FT%TZ)" "$*"; }
ask() {
  info=$(pgbackrest info --output=json)
  psql -XqAtv ON_ERROR_STOP=1 -v info="$info" -f -
}

# The good backups.
GOOD="select b->>'label' as label, b->>'type' as kind, to_timestamp((b->'timestamp'->>'stop')::bigint) as finished_at
  from json_array_elements(:'info'::json) s, json_array_elements(s->'backup') b where (b->>'error')::bool is not true"

# Prints t if there is no good backup of this kind (a pattern) within this number of hours.
older() {
  echo "with good as ($GOOD) select coalesce(max(finished_at) < now() - interval '$2 hours', true) from good where kind like '$1'" | ask
}

# Saves the good backups for the api, whose metrics include the age of the last one.
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
    # Separate processes, because `set -e` ends each at its first failure.
    if [ "$("$0" due || echo unknown)" = f ]; then
      "$0" report || say 'the report of the backups to the shop FAILED'
    elif "$0" once; then
      say 'a backup was made'
    else
      say 'the backup FAILED; next try in five minutes'
    fi
    sleep 300 &
    wait $!
  done
}

restore() {
  # pgBackRest refuses while PostgreSQL runs. It writes these options into PostgreSQL's restore_command, which fetches the log.
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
