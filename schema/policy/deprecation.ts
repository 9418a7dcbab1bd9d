import {
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  type GraphQLNamedType,
  type GraphQLSchema,
} from 'graphql';

/** A part of the schema that may be deprecated, by its coordinate: `Type.field`, `Type.field(argument:)`, `Enum.VALUE`. */
export interface Member {
  coordinate: string;
  deprecationReason: string | null | undefined;
}

/** The end of a reason: the replacement, by its coordinate, and the day from which the member may be removed. */
const REASON = /(?:Use `(?<use>[^`]+)`|Nothing replaces it)\. Goes on (?<day>\d{4}-\d{2}-\d{2})\.$/;

/** All fields, arguments, input fields and enum values of a schema, without those of introspection. */
export function listMembers(schema: GraphQLSchema): Member[] {
  const types = Object.values(schema.getTypeMap()).filter(({ name }) => !name.startsWith('__'));
  return types.flatMap((type) => membersOf(type));
}

function membersOf(type: GraphQLNamedType): Member[] {
  const at = (name: string, { deprecationReason }: { deprecationReason?: string | null | undefined }) => ({
    coordinate: `${type.name}.${name}`,
    deprecationReason,
  });
  if (isEnumType(type)) return type.getValues().map((value) => at(value.name, value));
  if (isInputObjectType(type)) return Object.values(type.getFields()).map((field) => at(field.name, field));
  if (!isObjectType(type) && !isInterfaceType(type)) return [];
  const fields = Object.values(type.getFields());
  const ofFields = fields.map((field) => at(field.name, field));
  const ofArguments = fields.flatMap(({ name, args }) =>
    args.map((argument) => at(`${name}(${argument.name}:)`, argument)),
  );
  return [...ofFields, ...ofArguments];
}

/** The day from which a deprecated member may be removed, `2027-03-01`; undefined for a reason without such a day. */
export function isContinued({ deprecationReason }: Pick<Member, 'deprecationReason'>): string | undefined {
  const day = REASON.exec(deprecationReason ?? '')?.groups?.['day'];
  return day !== undefined && !Number.isNaN(Date.parse(day)) ? day : undefined;
}

/**
 * The coordinates of deprecated members whose reason lacks the day of removal or a replacement. The replacement is a
 * member of the schema that is not deprecated.
 */
export function findVagueDeprecations(schema: GraphQLSchema): string[] {
  const members = listMembers(schema);
  const isDeprecated = ({ deprecationReason }: Member) => typeof deprecationReason === 'string';
  const usable = new Set(members.filter((member) => !isDeprecated(member)).map(({ coordinate }) => coordinate));
  const isVague = (member: Member) => {
    const use = REASON.exec(member.deprecationReason ?? '')?.groups?.['use'];
    return isContinued(member) === undefined || (use !== undefined && !usable.has(use));
  };
  return members.filter((member) => isDeprecated(member) && isVague(member)).map(({ coordinate }) => coordinate);
}
