import { ChangeType, CriticalityLevel, diff, type Change } from '@graphql-inspector/core';
import type { GraphQLSchema } from 'graphql';

/** A change of the schema that clients notice. */
export interface SchemaChange {
  /** Where: `Type`, `Type.field`, `Type.field(argument:)`, `Enum.VALUE`, `@directive`. */
  coordinate: string;
  /** What changed, in a sentence. */
  what: string;
  /** Whether operations that were right may now be wrong. Other changes only may surprise a client. */
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
 * The changes between two schemas that break or may surprise a client. What only adds fields, types or optional arguments is
 * none of them. An applied directive counts too: what is `@sensitive`, who may ask, what an id names, for how long caches keep.
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
  // How many REST calls a field costs is said for information alone.
  if (/\.?@calls(\.|$)/.test(path)) return false;
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
