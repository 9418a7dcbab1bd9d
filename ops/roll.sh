#!/bin/sh
# Replaces the containers of a server by containers of the newest image, without downtime:
#
#   ops/roll.sh api
#
# The new containers start next to the old ones. When all are healthy, the old ones are stopped one after the other. If one is not healthy
# within ten minutes (WAIT_SECONDS), the new ones are removed, the old ones remain, and the script exits with 1.
set -eu

server=${1:?Which server: api, bff or web?}
wait=${WAIT_SECONDS:-600}
# Within this time the balancer detects the new containers.
pause=${PAUSE_SECONDS:-5}

remove() {
  for one in $1; do
    docker stop "$one" >/dev/null
    docker rm "$one" >/dev/null
  done
}

old=$(docker compose ps -q "$server")
[ -n "$old" ] || { echo "No container of $server runs: docker compose up -d $server"; exit 1; }
count=$(printf '%s\n' "$old" | wc -l)
docker compose up -d --no-deps --no-recreate --scale "$server=$((2 * count))" "$server"
new=$(docker compose ps -q "$server" | grep -vF "$old")

waited=0
for one in $new; do
  until [ "$(docker inspect -f '{{.State.Health.Status}}' "$one")" = healthy ]; do
    if [ "$waited" -ge "$wait" ]; then
      echo "A new $server is not healthy after $wait seconds. The old ones remain. Its log:"
      docker logs --tail 20 "$one"
      remove "$new"
      exit 1
    fi
    sleep 1
    waited=$((waited + 1))
  done
done
sleep "$pause"
remove "$old"
echo "Replaced $count containers of $server."
