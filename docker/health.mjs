import { readdir, readFile, writeFile } from 'node:fs/promises';

/**
 * The containers' health check: ends well when the address answers well within four seconds. Docker starts no container anew that is
 * merely unhealthy, so a server whose second address, /livez, was well once and then fails three times in a row is told to end, and
 * is killed when it does not. `parent` is the process that the server is a child of, `memory` the file for what was seen before.
 */
const [address, livez, parent = '1', memory = '/tmp/health'] = process.argv.slice(2);
const [MOST_FAILURES, MOST_WARNINGS] = [3, 5];

const asked = [ask(address)];
if (livez) asked.push(ask(livez));
const [status, life] = await Promise.all(asked);
process.stdout.write(`${status}\n`);
if (livez) await remember(isWell(life));
process.exit(isWell(status) ? 0 : 1);

function isWell(answer) {
  return answer >= 200 && answer < 300;
}

/** The status of an answer, or why there is none. */
async function ask(url) {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(4_000) })).status;
  } catch (error) {
    return error.cause?.code ?? error.name;
  }
}

/** Counts the failures since it was well; before that it is still starting, which may take a while. */
async function remember(lives) {
  if (lives) return writeFile(memory, '0');
  const seen = await readFile(memory, 'utf8').catch(() => undefined);
  if (seen === undefined) return;
  const failures = Number(seen) + 1;
  await writeFile(memory, String(failures));
  if (failures >= MOST_FAILURES) await endServer(failures < MOST_WARNINGS ? 'SIGTERM' : 'SIGKILL');
}

/** Sends the signal to the children of the container's first process; this check is none of them. */
async function endServer(signal) {
  for (const pid of (await readdir('/proc')).filter((name) => /^\d+$/.test(name))) {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
    const [, parentOf] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    if (parentOf !== parent || pid === String(process.pid)) continue;
    process.stdout.write(`${signal} to ${pid}\n`);
    process.kill(Number(pid), signal);
  }
}
