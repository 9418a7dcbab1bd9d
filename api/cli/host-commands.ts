import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { UsageError } from './args.ts';
import { ApiError } from './client.ts';
import type { Command } from './command.ts';
import { withoutControlCharacters } from './format.ts';

/** The gateway's program that compares a host with the contract: a process of its own, because layers do not import each other. */
const CHECK = fileURLToPath(new URL('../../bff/check-host.ts', import.meta.url));

/** The commands for a REST host that is not the shop's own. */
export const HOSTS: readonly Command[] = [
  {
    usage: 'host check <url>',
    summary:
      'compares the reads of a REST host with the contract: what fits, what is missing, and the first bad path of each',
    needsShop: false,
    run: async (args) => {
      const url = args.required('url');
      if (!/^https?:$/.test(URL.parse(url)?.protocol ?? '')) throw new UsageError(`'${url}' is no http(s) address.`);
      return checkHost(url);
    },
  },
];

/** The table of the check; throws an ApiError with it for a host that is of no use. */
function checkHost(url: string): Promise<string> {
  return new Promise((resolve, reject) => {
    execFile(process.execPath, [CHECK, url], (error, stdout, stderr) => {
      const lines = (stdout.trim() || stderr.trim()).split('\n').map(withoutControlCharacters).join('\n');
      if (error) reject(new ApiError(lines, { cause: error }));
      else resolve(lines);
    });
  });
}
