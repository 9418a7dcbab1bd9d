import { OPERATIONS } from '../../../contract.ts';
import type { Json } from '../../../json.ts';

/** A step into a response: the name of a field, or an index in a list. */
export type Step = string | number;

/** The contract's rules for a place in a response. */
export interface Field {
  /** Whether the response must be valid without the value: a field on the path is optional, or is unknown to the contract. */
  isOptional: boolean;
  /** Whether any text is valid there, or any list of texts, so that the gateway shows it. */
  isFreeText: boolean;
}

/** Fields that are never a reason to leave out an order item. */
const KEPT_ORDER_FIELDS = /^(status|seller|order\.(createdAt|shippingDetail|billingDetail))(\.|$)|_date$/;
/** Texts that are addresses: the gateway shows only those that any browser can open. */
const ADDRESSES = new Set(['image', 'images', 'trackingSite', 'widgetUrl', 'accessToken']);
const sorted = OPERATIONS.toSorted((a, b) => a.path.split('{').length - b.path.split('{').length);

/** The contract's operation of a call such as `GET /product/p-1`; undefined for a call that it lacks. */
function operationOf(call: string): (typeof OPERATIONS)[number] | undefined {
  const [method = '', url = ''] = call.split(' ');
  const parts = url.split('?')[0]?.split('/') ?? [];
  return sorted.find(
    ({ path, ...one }) => one.method === method.toLowerCase() && matches(path.split('/'), parts, one.operationId),
  );
}

/** `getproduct` is no product's id. */
function matches(template: string[], parts: string[], operationId: string): boolean {
  if (operationId === 'getCategoryPage' && parts[2] === 'getproduct') return false;
  return template.length === parts.length && template.every((part, at) => part.startsWith('{') || part === parts[at]);
}

/** The contract's rules for the place `path` in the response of a call, whose innermost record begins after `record` steps. */
export function fieldAt(call: string, path: readonly Step[], record: number): Field {
  const root: Json = operationOf(call)?.responses['200']?.content?.['application/json']?.schema;
  let schema = root;
  let isOptional = false;
  for (const [at, step] of path.entries()) {
    const parent = schema;
    schema = typeof step === 'number' ? parent?.items : (parent?.properties?.[step] ?? parent?.additionalProperties);
    const isRequired = parent?.items || parent?.additionalProperties || parent?.required?.includes(step);
    const mayLack = !schema || !isRequired || schema['x-if-missing'] !== undefined;
    if (at >= record && mayLack) isOptional = true;
  }
  // Without its token, the response of a login is invalid.
  if (path.at(-1) === 'accessToken') isOptional = false;
  const isKept = path[0] === 'orders' && KEPT_ORDER_FIELDS.test(path.slice(record).join('.'));
  const own = schema?.items ?? schema;
  const types = [own?.type].flat();
  const last = path.findLast((step) => typeof step === 'string') ?? '';
  const isText = types.includes('string') && !own?.enum && !own?.format && !ADDRESSES.has(last);
  return { isOptional: isOptional || isKept, isFreeText: isText };
}
