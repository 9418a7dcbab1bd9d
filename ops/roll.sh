#!/bin/sh
# Puts containers of the image that was built last in the place of a floor's own, with none missing meanwhile:
#
#   ops/roll.sh api
#
# The new ones start beside the old ones; when all of them are healthy, the old ones leave one after the other. When one is not within
# ten minutes (WAIT_SECONDS), the new ones go again, the old ones stay, and it ends with 1.
set -eu

floor=${1:?Which floor: api, bff or web?}
wait=${WAIT_SECONDS:-600}
# The balancer has then heard of the new ones.
pause=${PAUSE_SECONDS:-5}

remove() {
  for one in $1; do
    docker stop "$one" >/dev/null
    docker rm "$one" >/dev/null
  done
}

old=$(docker compose ps -q "$floor")
[ -n "$old" ] || { echo "No container of $floor runs: docker compose up -d $floor"; exit 1; }
count=$(printf '%s\n' "$old" | wc -l)
docker compose up -d --no-deps --no-recreate --scale "$floor=$((2 * count))" "$floor"
new=$(docker compose ps -q "$floor" | grep -vF "$old")

waited=0
for one in $new; do
  until [ "$(docker inspect -f '{{.State.Health.Status}}' "$one")" = healthy ]; do
    if [ "$waited" -ge "$wait" ]; then
      echo "A new $floor is not healthy after $wait seconds. The old ones stay: docker logs tells why."
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
echo "$count of $floor are new."
