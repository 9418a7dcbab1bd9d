import { readdir, readFile, writeFile } from 'node:fs/promises';

/**
 * The containers' health check: exits with 0 if the address returns 2xx within four seconds. Docker does not restart an unhealthy
 * container. So if the second address, /livez, was healthy once and then fails three times in a row, this check sends SIGTERM to the
 * server, and later SIGKILL. `parent` is the server's parent process; `memory` is the file that stores the number of failures.
 */
const [address, livez, parent = '1', memory = '/tmp/health'] = process.argv.slice(2);
const [MOST_FAILURES, MOST_WARNINGS] = [3, 5];

const requested = [request(address)];
if (livez) requested.push(request(livez));
const [status, life] = await Promise.all(requested);
process.stdout.write(`${status}\n`);
if (livez) await remember(isWell(life));
process.exit(isWell(status) ? 0 : 1);

function isWell(response) {
  return response >= 200 && response < 300;
}

/** The status of a response, or the error code. */
async function request(url) {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(4_000) })).status;
  } catch (error) {
    return error.cause?.code ?? error.name;
  }
}

/** Counts the failures since the server was last healthy. Before its first success it is still starting. */
async function remember(lives) {
  if (lives) return writeFile(memory, '0');
  const seen = await readFile(memory, 'utf8').catch(() => undefined);
  if (seen === undefined) return;
  const failures = Number(seen) + 1;
  await writeFile(memory, String(failures));
  if (failures >= MOST_FAILURES) await endServer(failures < MOST_WARNINGS ? 'SIGTERM' : 'SIGKILL');
}

/** Sends the signal to the children of the container's first process; except this check. */
async function endServer(signal) {
  for (const pid of (await readdir('/proc')).filter((name) => /^\d+$/.test(name))) {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
    const [, parentOf] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    if (parentOf !== parent || pid === String(process.pid)) continue;
    process.stdout.write(`${signal} to ${pid}\n`);
    process.kill(Number(pid), signal);
  }
}
