import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isObjectType,
  isSpecifiedScalarType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLNamedType,
  type GraphQLSchema,
} from 'graphql';
import { make, makeButton } from './elements.ts';

/** The most finds of a search. */
const MAX_FOUND = 40;

/** Shows a type; queries and mutations for a name that is none. */
export type ShowType = (type: string) => void;

/** Makes the panel: it shows one type at a time, or what a search finds. */
export function createSchemaPanel(schema: GraphQLSchema, parent: HTMLElement, search: HTMLInputElement): ShowType {
  const show = (name: string) => {
    const type = schema.getType(name);
    parent.replaceChildren(...(type ? [homeButton(), ...partsOf(type, show)] : home(schema, show)));
    parent.scrollTop = 0;
  };
  const homeButton = () => makeButton(() => show(''), '← Queries and mutations');
  search.addEventListener('input', () => {
    const text = search.value.trim().toLowerCase();
    if (text === '') show('');
    else parent.replaceChildren(make('dl', ...found(schema, text, show)));
  });
  show('');
  return show;
}

function home(schema: GraphQLSchema, show: ShowType): Node[] {
  return [schema.getQueryType(), schema.getMutationType()].flatMap((type) => (type ? partsOf(type, show) : []));
}

function partsOf(type: GraphQLNamedType, show: ShowType): Node[] {
  const head = [make('h3', type.name), make('p', type.description ?? '')];
  if (isEnumType(type)) {
    return [...head, make('dl', ...type.getValues().flatMap((value) => entry([value.name], value.description)))];
  }
  if (!isObjectType(type) && !isInputObjectType(type)) return head;
  const fields: (GraphQLField<unknown, unknown> | GraphQLInputField)[] = Object.values(type.getFields());
  return [...head, make('dl', ...fields.flatMap((field) => entry(signatureOf(field, show), field.description)))];
}

/** The types and fields whose names have the text in them, those that begin with it first. */
function found(schema: GraphQLSchema, text: string, show: ShowType): Node[] {
  const types = Object.values(schema.getTypeMap()).filter(({ name }) => !name.startsWith('__'));
  const names = types.flatMap((type) => {
    const fields = isObjectType(type) || isInputObjectType(type) ? Object.keys(type.getFields()) : [];
    return ['', ...fields].map((field) => ({ type, field, name: field || type.name }));
  });
  const rank = (name: string) => name.toLowerCase().indexOf(text);
  const fitting = names.filter(({ name }) => rank(name) >= 0).toSorted((a, b) => rank(a.name) - rank(b.name));
  if (fitting.length === 0) return [make('dd', 'Nothing has that in its name.')];
  return fitting.slice(0, MAX_FOUND).map(({ type, field }) => {
    return make(
      'dt',
      makeButton(() => show(type.name), type.name),
      field && `.${field}`,
    );
  });
}

function entry(signature: (Node | string)[], description: string | null | undefined): Node[] {
  return [make('dt', ...signature), make('dd', description ?? '')];
}

function signatureOf(field: GraphQLField<unknown, unknown> | GraphQLInputField, show: ShowType): (Node | string)[] {
  const args = 'args' in field ? field.args : [];
  const list = args.flatMap((arg, at) => [at === 0 ? '(' : ', ', ...typed(arg, show)]);
  return [field.name, ...list, args.length > 0 ? '): ' : ': ', typeLink(field, show)];
}

function typed(arg: GraphQLArgument, show: ShowType): (Node | string)[] {
  return [`${arg.name}: `, typeLink(arg, show)];
}

function typeLink(
  { type }: Pick<GraphQLInputField | GraphQLField<unknown, unknown>, 'type'>,
  show: ShowType,
): Node | string {
  const named = getNamedType(type);
  return isSpecifiedScalarType(named) ? String(type) : makeButton(() => show(named.name), String(type));
}
