import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isScalarType,
  isUnionType,
  print,
  type GraphQLArgument,
  type GraphQLEnumValue,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLNamedType,
  type GraphQLType,
  type GraphQLObjectType,
} from 'graphql';
import { escapeHtml, type DocsPage } from './layout.ts';
import type { MarkdownRenderer } from './markdown.ts';
import { PUBLIC_SCHEMA } from '../public-schema.ts';
import { argumentOf, hasDirective, type SchemaModel, ROOTS } from './schema-model.ts';

/** Writes the parts of the reference as HTML. */
export interface ReferenceWriter {
  /** A root field or a field of a type, by its own anchor `Type.field`. */
  field: (owner: string, field: GraphQLField<unknown, unknown>) => string;
  /** A type with all its members. */
  type(type: GraphQLNamedType): string;
}

/** Makes a writer of this schema's reference. */
export function createReferenceWriter(model: SchemaModel, markdown: MarkdownRenderer): ReferenceWriter {
  const typeLink = (type: GraphQLType) => {
    const { name } = getNamedType(type);
    const address = model.addressOf(name);
    const [before = '', after = ''] = String(type).split(name);
    return `${before}${address ? `<a href="${address}">${name}</a>` : name}${after}`;
  };
  const words = (text: string | null | undefined) => markdown.render(text ?? '');
  const value = (owner: string, one: GraphQLArgument | GraphQLInputField) => {
    const initial = one.astNode?.defaultValue ? ` = ${print(one.astNode.defaultValue)}` : '';
    const about = tags([idTag(argumentOf(one.astNode?.directives, 'idOf', 'type'), model), oldTag(one)]);
    const anchor = owner === '' ? '' : ` id="${owner}.${one.name}"`;
    return `<dt${anchor}><code>${one.name}: ${typeLink(one.type)}${escapeHtml(initial)}</code>${about}</dt><dd>${words(one.description)}</dd>`;
  };
  const field = (owner: string, one: GraphQLField<unknown, unknown>) => {
    const name = `${owner}.${one.name}`;
    const args = one.args.map((argument) => value('', argument)).join('\n');
    return `<section class="field" id="${name}"><div class="head"><h3><a class="anchor" href="#${name}">${one.name}</a></h3><code>${one.args.length > 0 ? '(…)' : ''}: ${typeLink(one.type)}</code>${tags(fieldTags(one))}</div>
${words(one.description)}${args && `<dl class="arguments">${args}</dl>`}</section>`;
  };
  return {
    field,
    type: (type) => {
      const kind = kindOf(type);
      const interfaces = isObjectType(type) ? type.getInterfaces() : [];
      const is = interfaces.length > 0 ? ` <span class="tag">${interfaces.map(typeLink).join(', ')}</span>` : '';
      return `<article class="type" id="${type.name}"><h2><a class="anchor" href="#${type.name}">${type.name}</a> <span class="kind">${kind}</span>${is}</h2>
${words(type.description)}${partsOf(type, model, { field, value, typeLink, words })}</article>`;
    },
  };
}

interface Parts {
  field: ReferenceWriter['field'];
  value: (owner: string, one: GraphQLInputField) => string;
  typeLink: (type: GraphQLType) => string;
  words: (text: string | null | undefined) => string;
}

function partsOf(type: GraphQLNamedType, model: SchemaModel, { field, value, typeLink, words }: Parts): string {
  if (isEnumType(type)) return listOf(type.getValues().map((one) => enumValue(type.name, one, words)));
  if (isInputObjectType(type)) return listOf(Object.values(type.getFields()).map((one) => value(type.name, one)));
  if (isUnionType(type)) return `<p>One of ${type.getTypes().map(typeLink).join(', ')}.</p>`;
  if (isInterfaceType(type)) {
    const those = model.schema.getPossibleTypes(type).map(typeLink).join(', ');
    const fields = Object.values(type.getFields()).map((one) => field(type.name, one));
    return `${fields.join('\n')}<p>Types that have it: ${those}.</p>`;
  }
  if (isScalarType(type) && type.specifiedByURL)
    return `<p>Its form is specified at <a href="${escapeHtml(type.specifiedByURL)}">${escapeHtml(type.specifiedByURL)}</a>.</p>`;
  if (!isObjectType(type)) return '';
  return Object.values(type.getFields())
    .map((one) => field(type.name, one))
    .join('\n');
}

const listOf = (items: string[]) => `<dl>${items.join('\n')}</dl>`;

function enumValue(owner: string, one: GraphQLEnumValue, words: Parts['words']): string {
  const anchor = `${owner}.${one.name}`;
  return `<dt id="${anchor}"><code>${one.name}</code>${tags([oldTag(one)])}</dt><dd>${words(one.description)}</dd>`;
}

function kindOf(type: GraphQLNamedType): string {
  if (isEnumType(type)) return 'enum';
  if (isInputObjectType(type)) return 'input';
  if (isInterfaceType(type)) return 'interface';
  if (isUnionType(type)) return 'union';
  return isObjectType(type) ? 'type' : 'scalar';
}

const tags = (texts: (string | undefined)[]) =>
  texts
    .filter((text) => text !== undefined)
    .map((text) => ` <span class="tag">${text}</span>`)
    .join('');

const oldTag = ({ deprecationReason }: { deprecationReason?: string | null | undefined }) =>
  deprecationReason ? `deprecated: ${escapeHtml(deprecationReason)}` : undefined;

function idTag(type: string | undefined, model: SchemaModel): string | undefined {
  const address = type && model.addressOf(type);
  return type && `id of a ${address ? `<a href="${address}">${type}</a>` : type}`;
}

/** The tags of a field: the facts from its directives. */
function fieldTags(field: GraphQLField<unknown, unknown>): (string | undefined)[] {
  const directives = field.astNode?.directives;
  const seconds = argumentOf(directives, 'cacheControl', 'maxAge');
  const weight = argumentOf(directives, 'cost', 'weight');
  return [
    oldTag(field),
    hasDirective(directives, 'public') ? 'for everybody' : undefined,
    hasDirective(directives, 'session') ? 'begins, renews or ends a session' : undefined,
    hasDirective(directives, 'sensitive') ? 'one in an operation' : undefined,
    seconds && seconds !== '0' ? `cached for ${seconds} s` : undefined,
    weight && `costs ${weight}`,
  ];
}

/** A page whose content is written on request. */
export type LazyPage = Omit<DocsPage, 'content'> & { write(): string };

const REFERENCE = '/docs/reference';

/** The page title of each domain's types. */
const TITLES: Record<string, string> = {
  shop: 'Shop',
  catalog: 'Catalogue',
  reviews: 'Reviews',
  account: 'Account',
  cart: 'Cart',
  wishlist: 'Wishlist',
  promotions: 'Promo codes',
  checkout: 'Checkout',
  orders: 'Orders',
  newsletter: 'Newsletter',
  base: 'Everywhere',
};

/** The pages of the reference: all names, the fields of each root, and the types of each domain. */
export function referencePages(model: SchemaModel, markdown: MarkdownRenderer): LazyPage[] {
  const writer = createReferenceWriter(model, markdown);
  const { schema } = model;
  const roots: [string, string, GraphQLObjectType | null | undefined][] = [
    ['queries', 'Queries', schema.getQueryType()],
    ['mutations', 'Mutations', schema.getMutationType()],
    ['subscriptions', 'Subscriptions', schema.getSubscriptionType()],
  ];
  return [
    {
      path: REFERENCE,
      title: 'All names',
      description: 'Every type of the schema, by domain.',
      write: () => indexPage(model),
    },
    ...roots.flatMap(([name, title, root]) => (root ? [rootPage(name, title, root, model, writer)] : [])),
    ...model.domains
      .filter((domain) => model.typesOf(domain).length > 0)
      .map((domain) => typesPage(domain, model, writer)),
  ];
}

function indexPage(model: SchemaModel): string {
  const groups = model.domains.map((domain) => {
    const links = model.typesOf(domain).map(({ name }) => `<a href="${model.addressOf(name) ?? ''}">${name}</a>`);
    return `<h2 id="${domain}">${TITLES[domain] ?? domain}</h2><p class="names">${links.join(' ')}</p>`;
  });
  return `<h1>All names</h1><p>The types of the schema. The same as text, to generate a client from, is at
<a href="${PUBLIC_SCHEMA}">${PUBLIC_SCHEMA}</a>. Neither has the fields for staff.</p>${groups.join('\n')}`;
}

function rootPage(
  name: string,
  title: string,
  root: GraphQLObjectType,
  model: SchemaModel,
  writer: ReferenceWriter,
): LazyPage {
  const fields = Object.values(root.getFields());
  return {
    path: `${REFERENCE}/${name}`,
    title,
    description: `The root fields of operations: ${fields.length} ${name}.`,
    write: () => {
      const names = fields.map((field) => `<a href="#${root.name}.${field.name}">${field.name}</a>`);
      const groups = model.domains.map((domain) => {
        const those = fields.filter((field) => model.domainOf(`${root.name}.${field.name}`) === domain);
        if (those.length === 0) return '';
        return `<h2 id="${domain}">${TITLES[domain] ?? domain}</h2>${those.map((field) => writer.field(root.name, field)).join('\n')}`;
      });
      return `<h1>${title}</h1><p class="names">${names.join(' ')}</p>${groups.join('\n')}`;
    },
  };
}

function typesPage(domain: string, model: SchemaModel, writer: ReferenceWriter): LazyPage {
  const title = TITLES[domain] ?? domain;
  return {
    path: `${REFERENCE}/${domain}`,
    title,
    description: `The types of the domain: ${title}.`,
    write: () => {
      const types = model.typesOf(domain);
      const names = types.map(({ name }) => `<a href="#${name}">${name}</a>`);
      return `<h1>${title}</h1><p class="names">${names.join(' ')}</p>${types.map((type) => writer.type(type)).join('\n')}`;
    },
  };
}

/** The search entries: name and address of each type, field and enum value. */
export function searchEntries(model: SchemaModel): [name: string, address: string][] {
  const { schema, domains } = model;
  const all = [
    ...domains.flatMap((domain) => model.typesOf(domain)),
    ...[schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].filter((root) => !!root),
  ];
  return all.flatMap((type) => {
    const page = (model.addressOf(type.name) ?? '').replace(/#.*/, '');
    return [type.name, ...memberNamesOf(type).map((part) => `${type.name}.${part}`)].map((name): [string, string] => [
      name,
      type.name in ROOTS && name === type.name ? page : `${page}#${name}`,
    ]);
  });
}

/** The names of a type's fields or values. */
function memberNamesOf(type: GraphQLNamedType): string[] {
  if (isEnumType(type)) return type.getValues().map(({ name }) => name);
  return 'getFields' in type ? Object.keys(type.getFields()) : [];
}
