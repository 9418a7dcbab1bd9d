import { isEnumType, type GraphQLNamedType, type GraphQLObjectType } from 'graphql';
import type { DocsPage } from './layout.ts';
import type { MarkdownRenderer } from './markdown.ts';
import { createReferenceWriter, type ReferenceWriter } from './reference.ts';
import { ROOTS, type SchemaModel } from './schema-model.ts';

/** A page whose content is written when it is asked for. */
export type LazyPage = Omit<DocsPage, 'content'> & { write(): string };

const REFERENCE = '/docs/reference';

/** How the page of a domain's types is called. */
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
      description: 'Every type of the schema, sorted by what it is about.',
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
  return `<h1>All names</h1><p>The types of the schema. The same as text, to generate a client from, stands at
<a href="/schema.graphql">/schema.graphql</a>.</p>${groups.join('\n')}`;
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
    description: `What a client may begin an operation with: ${fields.length} ${name}.`,
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
    description: `The types of the schema that are about: ${title}.`,
    write: () => {
      const types = model.typesOf(domain);
      const names = types.map(({ name }) => `<a href="#${name}">${name}</a>`);
      return `<h1>${title}</h1><p class="names">${names.join(' ')}</p>${types.map((type) => writer.type(type)).join('\n')}`;
    },
  };
}

/** What the search finds: for each type, field and enum value its name and address. */
export function searchEntries(model: SchemaModel): [name: string, address: string][] {
  const { schema, domains } = model;
  const all = [
    ...domains.flatMap((domain) => model.typesOf(domain)),
    ...[schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].filter((root) => !!root),
  ];
  return all.flatMap((type) => {
    const page = (model.addressOf(type.name) ?? '').replace(/#.*/, '');
    return [type.name, ...partsOf(type).map((part) => `${type.name}.${part}`)].map((name): [string, string] => [
      name,
      type.name in ROOTS && name === type.name ? page : `${page}#${name}`,
    ]);
  });
}

/** The names of a type's fields or values. */
function partsOf(type: GraphQLNamedType): string[] {
  if (isEnumType(type)) return type.getValues().map(({ name }) => name);
  return 'getFields' in type ? Object.keys(type.getFields()) : [];
}
