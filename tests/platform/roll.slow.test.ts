import { execFile } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/** A fake of the script's Docker commands, with a file for each container; `health` is the health of the new ones. */
const DOCKER = `#!/bin/sh
set -eu
cd "$STATE"
case "$1 $2" in
  'compose ps') ls containers ;;
  'compose up')
    echo "$@" >> log
    wanted=$(echo "$@" | sed 's/.*api=\\([0-9]*\\).*/\\1/')
    while [ "$(ls containers | wc -l)" -lt "$wanted" ]; do cat health > "containers/new$(ls containers | wc -l)"; done ;;
  'inspect -f') cat "containers/$4" ;;
  'logs --tail') echo "what $4 said" ;;
  stop*) echo "stop $2 of $(ls containers | wc -l)" >> log ;;
  rm*) rm "containers/$2" ;;
  *) echo "unknown: $*" >&2; exit 64 ;;
esac
`;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'roll-'));
  await writeFile(join(folder, 'docker'), DOCKER);
  await chmod(join(folder, 'docker'), 0o755);
});
afterAll(() => rm(folder, { recursive: true }));

/** Runs the script over two old containers. */
async function roll(health: string) {
  const state = join(folder, health);
  await mkdir(join(state, 'containers'), { recursive: true });
  for (const name of ['old1', 'old2']) await writeFile(join(state, 'containers', name), 'healthy');
  await writeFile(join(state, 'health'), health);
  const script = join(import.meta.dirname, '../../ops/roll.sh');
  const env = { PATH: `${folder}:${process.env['PATH']}`, STATE: state, WAIT_SECONDS: '1', PAUSE_SECONDS: '0' };
  const [code, output] = await new Promise<[number, string]>((resolve) => {
    execFile(script, ['api'], { env }, (error, out, err) => resolve([Number(error?.code ?? 0), out + err]));
  });
  const log = (await readFile(join(state, 'log'), 'utf8')).trim().split('\n');
  return { code, said: output, log, left: await readdir(join(state, 'containers')) };
}

describe('the script for a new release in containers', () => {
  it('starts as many new ones beside the old ones, and lets those leave one after the other', async () => {
    const { code, said: output, log, left } = await roll('healthy');
    expect([code, output]).toEqual([0, 'Replaced 2 containers of api.\n']);
    expect(log).toEqual([
      'compose up -d --no-deps --no-recreate --scale api=4 api',
      'stop old1 of 4',
      'stop old2 of 3',
    ]);
    expect(left).toEqual(['new2', 'new3']);
  });

  it('preserves the old ones when a new one does not become healthy, and shows its log', async () => {
    const { code, said: output, log, left } = await roll('starting');
    expect([code, left]).toEqual([1, ['old1', 'old2']]);
    expect(output).toContain('what new2 said');
    expect(log.slice(1)).toEqual(['stop new2 of 4', 'stop new3 of 3']);
  });
});
