import { Kind, visit, type DefinitionNode, type DocumentNode, type FieldDefinitionNode } from 'graphql';

/** The address of the schema's text without what is for staff. */
export const PUBLIC_SCHEMA = '/schema.graphql?without=staff';

const STAFF = 'staff';
const ROOTS = ['Query', 'Mutation', 'Subscription'];

/**
 * Returns the schema's documents without the fields for staff (`@staff`), and without the types and inputs that only those fields
 * use. The gateway itself runs the whole schema.
 */
export function withoutStaff(documents: readonly DocumentNode[]): DocumentNode[] {
  const parts = documents.map((document) =>
    visit(document, { FieldDefinition: (field) => (isForStaff(field) ? null : undefined) }),
  );
  const used = namesUsed(parts.flatMap(({ definitions }) => definitions));
  return parts.map((part) => ({
    kind: Kind.DOCUMENT,
    definitions: part.definitions.filter((one) => {
      const name = nameOf(one);
      return one.kind === Kind.DIRECTIVE_DEFINITION ? name !== STAFF : name === undefined || used.has(name);
    }),
  }));
}

const isForStaff = ({ directives }: FieldDefinitionNode) =>
  directives?.some(({ name }) => name.value === STAFF) ?? false;

const nameOf = (definition: DefinitionNode): string | undefined =>
  'name' in definition ? definition.name?.value : undefined;

/** The names of the types that the root types and the directives lead to. An interface leads to the types that implement it. */
function namesUsed(definitions: readonly DefinitionNode[]): Set<string> {
  const byName = Map.groupBy(definitions, (one) => nameOf(one));
  const directives = definitions.filter(({ kind }) => kind === Kind.DIRECTIVE_DEFINITION);
  const used = new Set([...ROOTS, ...directives.flatMap(typesIn)]);
  for (const name of used) {
    const own = byName.get(name) ?? [];
    // Every object with an id is a `Node`: it counts only if another way leads to it.
    const isInterface = name !== 'Node' && own.some(({ kind }) => kind === Kind.INTERFACE_TYPE_DEFINITION);
    const more = [...own.flatMap(typesIn), ...(isInterface ? implementersOf(name, definitions) : [])];
    for (const one of more) used.add(one);
  }
  return used;
}

/** The names of the types in a definition: of its fields, arguments, interfaces and members. */
function typesIn(definition: DefinitionNode): string[] {
  const found: string[] = [];
  visit(definition, { NamedType: ({ name }) => void found.push(name.value) });
  return found;
}

function implementersOf(name: string, definitions: readonly DefinitionNode[]): string[] {
  return definitions.flatMap((one) => {
    const interfaces = 'interfaces' in one ? (one.interfaces ?? []) : [];
    const own = nameOf(one);
    return own !== undefined && interfaces.some((each) => each.name.value === name) ? [own] : [];
  });
}
