import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  buildSchema,
  getOperationAST,
  isObjectType,
  Kind,
  parse,
  print,
  typeFromAST,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type GraphQLInputType,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';
import type { Json } from '../../../json.ts';
import { operationsOf, valueOf, type Values } from '../../../platform/operations.ts';
import type { SoundHost } from './hosts.ts';

/** One GraphQL request. */
export interface GraphRequest {
  query: string;
  variables: Record<string, Json>;
}

const read = (file: string) => readFileSync(join(import.meta.dirname, '../../../../schema/generated', file), 'utf8');
const schema = buildSchema(read('schema.graphql'));

/** All operations of the schema, generated, and all that the storefront sends; `expectedTotal` is the price of the cart. */
export function requestsOf({ values, ids }: Pick<SoundHost, 'values' | 'ids'>, expectedTotal: number): GraphRequest[] {
  const all: Values = {
    ...values,
    'StartPaymentInput.expectedTotal': expectedTotal,
    'PlaceCashOnDeliveryOrderInput.expectedTotal': expectedTotal,
  };
  const reported = (query: string) =>
    query
      .replaceAll(/\borderItem\(id: "[^"]*"/g, `orderItem(id: "${ids.order}"`)
      .replaceAll(/\bpayment\(id: "[^"]*"/g, `payment(id: "${ids.payment}"`);
  const generated = operationsOf(schema, all).map((query) => ({ query: withIds(reported(query)), variables: {} }));
  const stored: Record<string, string> = JSON.parse(read('persisted-documents.json'));
  return [...generated, ...Object.values(stored).map((query) => storedRequest(query, all, ids))];
}

function storedRequest(query: string, values: Values, ids: SoundHost['ids']): GraphRequest {
  const operation = getOperationAST(parse(query));
  const name = operation?.name?.value ?? '';
  const id = /order/i.test(name) ? ids.order : /payment/i.test(name) ? ids.payment : values['id'];
  const own: Values = { ...values, id, category: 'Saree', page: 1, first: 3 };
  const variables = (operation?.variableDefinitions ?? []).map(({ variable, type }): [string, Json] => {
    const wanted = typeFromAST(schema, Object(type)) as GraphQLInputType;
    return [variable.name.value, valueOf(wanted, variable.name.value, own)];
  });
  // The generated operations draw filters and orders.
  return {
    query: withIds(query),
    variables: Object.fromEntries(variables.filter(([key]) => !['filter', 'sort', 'after'].includes(key))),
  };
}

const userErrors = getOperationAST(parse('{ userErrors { code message } }'))?.selectionSet ?? { selections: [] };

/** The document with the id of each record that has one, and with the reasons for which a change may be refused. */
function withIds(query: string): string {
  const types = new TypeInfo(schema);
  const addIds = {
    SelectionSet: {
      leave: (node: SelectionSetNode) => {
        const type = types.getParentType();
        const fields = isObjectType(type) ? type.getFields() : {};
        const more: SelectionNode[] = 'userErrors' in fields ? [...userErrors.selections] : [];
        const name = ['id', 'sku'].find((one) => one in fields);
        if (name !== undefined) more.push({ kind: Kind.FIELD, name: { kind: Kind.NAME, value: name } });
        return { ...node, selections: [...node.selections, ...more] };
      },
    },
  };
  return print(visit(parse(query), visitWithTypeInfo(types, addIds)));
}
