import { ChangeType, CriticalityLevel, diff, type Change } from '@graphql-inspector/core';
import type { GraphQLSchema } from 'graphql';

/** A change of the schema that clients notice. */
export interface SchemaChange {
  /** The coordinate: `Type`, `Type.field`, `Type.field(argument:)`, `Enum.VALUE`, `@directive`. */
  coordinate: string;
  /** The change, in a sentence. */
  what: string;
  /** Whether it can break valid operations. Other changes only may surprise a client. */
  isBreaking: boolean;
  isRemoval: boolean;
}

const REMOVALS: ReadonlySet<string> = new Set([
  ChangeType.FieldRemoved,
  ChangeType.FieldArgumentRemoved,
  ChangeType.InputFieldRemoved,
  ChangeType.EnumValueRemoved,
  ChangeType.TypeRemoved,
]);

/**
 * The changes between two schemas that break or may surprise a client; not added fields, types or optional arguments.
 * Applied directives count: `@sensitive`, access, ids and cache times.
 */
export async function findChanges(before: GraphQLSchema, after: GraphQLSchema): Promise<SchemaChange[]> {
  const changes = await diff(before, after);
  return changes.filter(isNoticed).map(({ type, path = '', message, criticality }) => ({
    coordinate: toCoordinate(path),
    what: message,
    isBreaking: criticality.level === CriticalityLevel.Breaking,
    isRemoval: REMOVALS.has(type),
  }));
}

function isNoticed({ type, path = '', criticality }: Change): boolean {
  // The cost of a field may change, as the limits may. Schemas before 2026-11-29 state costs in descriptions.
  if (/\.?@(cost|listSize|calls)(\.|$)/.test(path)) return false;
  // A deprecation announces a removal.
  if (path.includes('.@deprecated')) return true;
  if (criticality.level === CriticalityLevel.Dangerous) return type !== ChangeType.FieldArgumentAdded;
  return criticality.level === CriticalityLevel.Breaking;
}

/** The coordinate of a path such as `Type.field.argument.@directive.itsArgument`. */
function toCoordinate(path: string): string {
  const [type = '', member, argument] = path.replace(/\.@.*$/, '').split('.');
  if (member === undefined || type.startsWith('@')) return type;
  return argument === undefined ? `${type}.${member}` : `${type}.${member}(${argument}:)`;
}
