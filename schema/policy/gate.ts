import {
  getNamedType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  type GraphQLArgument,
  type GraphQLSchema,
} from 'graphql';
import type { LoggedChange } from './change-log.ts';
import { findChanges, type SchemaChange } from './changes.ts';
import { isContinued, listMembers } from './deprecation.ts';

/** One step of the schema: from the published one to the next. */
export interface SchemaStep {
  before: GraphQLSchema;
  after: GraphQLSchema;
  /** The day on which `before` was published. */
  since: string;
  /** The day on which `after` is published, or today. */
  today: string;
  log: readonly LoggedChange[];
}

/**
 * The reasons why a step is not allowed, a sentence for each change: it breaks clients, or may surprise them and is
 * missing in the change log since the last publication. A deprecated member may be removed on its day, with a line in
 * the log.
 */
export async function findObjections(step: SchemaStep): Promise<string[]> {
  const { before, after, since, today, log } = step;
  const recent = log.filter(({ date }) => date >= since && date <= today);
  const logged = new Set(recent.flatMap(({ coordinates }) => coordinates));
  const goneByNow = membersGoneBy(before, today);
  return (await findChanges(before, after)).flatMap((change) => {
    const { coordinate, what } = change;
    if (change.isBreaking && !mayGo(change, before, goneByNow)) return [`${coordinate}: ${what}. This breaks clients.`];
    return logged.has(coordinate) ? [] : [`${coordinate}: ${what}. docs/schema-changes.md does not say so.`];
  });
}

/** The coordinates of deprecated members whose day has come. */
function membersGoneBy(schema: GraphQLSchema, today: string): ReadonlySet<string> {
  const gone = listMembers(schema).filter((member) => (isContinued(member) ?? '9999') <= today);
  return new Set(gone.map(({ coordinate }) => coordinate));
}

/** Whether a removal was announced: of a member whose day has come, or of a type that only such members used. */
function mayGo(
  { isRemoval, coordinate }: SchemaChange,
  before: GraphQLSchema,
  goneByNow: ReadonlySet<string>,
): boolean {
  if (!isRemoval) return false;
  // An argument may be removed with its field.
  const isGone = (member: string) => goneByNow.has(member) || goneByNow.has(member.replace(/\(.*$/, ''));
  if (coordinate.includes('.')) return isGone(coordinate);
  const users = usersOf(before, coordinate);
  return users.length > 0 && users.every(isGone);
}

/** The coordinates of the fields, arguments and input fields of this type. */
function usersOf(schema: GraphQLSchema, name: string): string[] {
  return Object.values(schema.getTypeMap()).flatMap((type) => {
    if (!isObjectType(type) && !isInterfaceType(type) && !isInputObjectType(type)) return [];
    return Object.values(type.getFields()).flatMap((field) => {
      const own = { coordinate: `${type.name}.${field.name}`, type: field.type };
      const args: readonly GraphQLArgument[] = 'args' in field ? field.args : [];
      const ofArgs = args.map((one) => ({ coordinate: `${own.coordinate}(${one.name}:)`, type: one.type }));
      const users = [own, ...ofArgs].filter((user) => String(getNamedType(user.type)) === name);
      return users.map(({ coordinate }) => coordinate);
    });
  });
}
