import {
  getDirectiveValues,
  GraphQLIncludeDirective,
  GraphQLSkipDirective,
  isAbstractType,
  Kind,
  typeFromAST,
  visit,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLObjectType,
  type GraphQLSchema,
  type NamedTypeNode,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';

/** The input for reading selections. */
export interface SelectionReader {
  schema: GraphQLSchema;
  fragments: Readonly<Record<string, FragmentDefinitionNode>>;
  /** The values of the variables in `@skip` and `@include`, and possibly others. */
  variables: Readonly<Record<string, unknown>>;
}

/** The selected fields for one object type, by response name, in the order of the response. */
export function collectFields(
  reader: SelectionReader,
  type: GraphQLObjectType,
  sets: readonly SelectionSetNode[],
): ReadonlyMap<string, FieldNode[]> {
  const fields = new Map<string, FieldNode[]>();
  const spread = new Set<string>();
  const collect = ({ selections }: SelectionSetNode): void => {
    for (const selection of selections) {
      if (selection.kind === Kind.FRAGMENT_SPREAD && spread.has(selection.name.value)) continue;
      if (!isIncluded(reader, selection)) continue;
      if (selection.kind === Kind.FIELD) {
        const key = (selection.alias ?? selection.name).value;
        fields.set(key, [...(fields.get(key) ?? []), selection]);
        continue;
      }
      if (selection.kind === Kind.FRAGMENT_SPREAD) spread.add(selection.name.value);
      const fragment = selection.kind === Kind.INLINE_FRAGMENT ? selection : reader.fragments[selection.name.value];
      if (fragment && isOfType(reader.schema, fragment.typeCondition, type)) collect(fragment.selectionSet);
    }
  };
  for (const set of sets) collect(set);
  return fields;
}

function isIncluded({ variables }: SelectionReader, selection: SelectionNode): boolean {
  if (getDirectiveValues(GraphQLSkipDirective, selection, variables)?.['if'] === true) return false;
  return getDirectiveValues(GraphQLIncludeDirective, selection, variables)?.['if'] !== false;
}

/** Whether a fragment with this type condition applies to an object type. */
function isOfType(schema: GraphQLSchema, condition: NamedTypeNode | undefined, type: GraphQLObjectType): boolean {
  const wanted = condition && typeFromAST(schema, condition);
  if (!condition || wanted === type) return true;
  return isAbstractType(wanted) && schema.isSubType(wanted, type);
}

/** The variables in `@skip` and `@include` of a document. */
export function conditionVariables(document: DocumentNode): string[] {
  const names = new Set<string>();
  visit(document, {
    Directive: ({ name, arguments: given = [] }) => {
      if (name.value !== 'skip' && name.value !== 'include') return;
      for (const { value } of given) if (value.kind === Kind.VARIABLE) names.add(value.name.value);
    },
  });
  return [...names];
}
