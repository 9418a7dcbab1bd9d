import type { components } from '../../schema/generated/rest.ts';
import { parseWhole, UsageError } from './args.ts';
import type { CommandArgs } from './args.ts';
import type { Command } from './command.ts';
import { formatWhen, withoutControlCharacters } from './format.ts';

/** The command for the audit log. */
export const AUDIT: readonly Command[] = [
  {
    usage:
      'audit list [--person <email>] [--operation <name>] [--object <id>] [--from <day>] [--until <day>] [--page <number>]',
    summary:
      'the changes of staff, the newest first: of one person (operator is the command line), operation or object; a day is 2026-04-30',
    run: async (args, client) => {
      const page = parseWhole(args.option('page') ?? '1', 'page');
      const by = args.option('person');
      const given = { by, operation: args.option('operation'), object: args.option('object') };
      const query = { ...given, from: parseDay(args, 'from'), until: parseDay(args, 'until'), page };
      const { entries, totalPages, totalItems } = await client.call('getAuditLog', { query });
      if (totalItems === 0) return 'There are no entries.';
      const head = `Page ${page} of ${totalPages}, ${totalItems} ${totalItems === 1 ? 'entry' : 'entries'}.`;
      return [head, ...entries.map(formatEntry)].join('\n');
    },
  },
];

/** Formats an entry in a line. */
function formatEntry(entry: components['schemas']['AuditEntry']): string {
  const { at, by, email, role, operation, object, outcome, details } = entry;
  const values = details.map(({ name, before, after }) =>
    before === undefined ? `${name}=${after ?? ''}` : `${name}: ${before} → ${after ?? ''}`,
  );
  const who = email === undefined ? by : `${email} (${role})`;
  const what = [operation, object, values.join(', '), outcome === 'done' ? '' : outcome].filter(Boolean).join('  ');
  return withoutControlCharacters(`${formatWhen(at)}  ${who}  ${what}`);
}

function parseDay(args: CommandArgs, option: string): string | undefined {
  const day = args.option(option);
  if (day === undefined || /^\d{4}-\d{2}-\d{2}$/.test(day)) return day;
  throw new UsageError(`'${day}' is no day such as 2026-04-30.`);
}
