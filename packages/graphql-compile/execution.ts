import {
  getArgumentValues,
  locatedError,
  type FieldNode,
  type GraphQLError,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  type FragmentDefinitionNode,
  type OperationDefinitionNode,
} from 'graphql';

/** The place of a value within lists: its index in the innermost list, and the place of that list. */
export interface IndexPath {
  readonly outer: IndexPath | undefined;
  readonly index: number;
}
/** A part of the path to a value: a field, or a list index. */
export type PathPart = { readonly key: string; readonly typename: string } | 'index';

/** A planned field of an operation. */
export interface FieldPlan {
  definition: GraphQLField<unknown, unknown>;
  nodes: readonly FieldNode[];
  parentType: GraphQLObjectType;
  path: readonly PathPart[];
  /** The arguments, if they depend on no variable. All calls get the same frozen object. */
  fixedArgs: Readonly<Record<string, unknown>> | undefined;
  /** The number of the field among the fields whose arguments depend on variables. */
  nth: number;
}
/** The place of a value: a field or a list item. */
export interface ValuePlan {
  field: FieldPlan;
  path: readonly PathPart[];
  isNonNull: boolean;
  /** The number of path parts to the nearest nullable place: this one, or one around it. 0 means the whole response. */
  nullableLength: number;
  /** Completes a resolved value that is not null, no error and no promise. May throw, may return a promise. */
  complete: Complete;
}
/** Completes a resolved value: returns the value of the response. */
export type Complete = (execution: Execution, value: unknown, at: IndexPath | undefined) => unknown;

/** The parts of a document that resolvers may see. */
export interface OperationParts {
  schema: GraphQLSchema;
  operation: OperationDefinitionNode;
  fragments: Record<string, FragmentDefinitionNode>;
}
/** An object or a list of the response while it is being filled. */
export type Target = Record<string | number, unknown>;

/** One run of a compiled operation. */
export class Execution {
  readonly parts: OperationParts;
  readonly context: unknown;
  readonly variables: Record<string, unknown>;
  /** The arguments of fields that depend on variables, set at the first call. All calls of an execution share them. */
  readonly args: Record<string, unknown>[] = [];
  readonly errors: GraphQLError[] = [];
  /** The paths, as JSON, of values that an error has set to null. */
  readonly #nulled = new Set<string>();
  readonly #cuts: (readonly (string | number)[])[] = [];
  #pending = 0;
  #onSettled: (() => void) | undefined;

  constructor(parts: OperationParts, context: unknown, variables: Record<string, unknown>) {
    this.parts = parts;
    this.context = context;
    this.variables = variables;
  }

  /** Whether values are pending. */
  get isPending(): boolean {
    return this.#pending > 0;
  }

  /** Whether the whole response is null. */
  get isNull(): boolean {
    return this.#nulled.has('[]');
  }

  begin(): void {
    this.#pending++;
  }

  end(): void {
    this.#pending--;
    if (this.#pending > 0) return;
    const onSettled = this.#onSettled;
    this.#onSettled = undefined;
    onSettled?.();
  }

  /** Waits until no value is pending. */
  settled(): Promise<void> {
    return new Promise((resolve) => {
      this.#onSettled = resolve;
    });
  }

  /** Records an error, unless another error has already set a surrounding value to null. */
  note(error: GraphQLError, path: readonly (string | number)[], nullableLength: number): void {
    for (let length = 0; length <= nullableLength; length++) {
      if (this.#nulled.has(JSON.stringify(path.slice(0, length)))) return;
    }
    const nullable = path.slice(0, nullableLength);
    this.#nulled.add(JSON.stringify(nullable));
    if (nullableLength < path.length) this.#cuts.push(nullable);
    this.errors.push(error);
  }

  /** The response's data, with null in place of values that an error has removed. */
  finish(data: Target): Target | null {
    if (this.isNull) return null;
    for (const path of this.#cuts) setNull(data, path);
    return data;
  }
}

function setNull(data: Target, path: readonly (string | number)[]): void {
  let target: Target | null | undefined = data;
  for (const part of path.slice(0, -1)) target = target?.[part] as Target | null | undefined;
  const last = path.at(-1);
  if (target && last !== undefined) target[last] = null;
}

/** The `info` argument of a resolver. Its parts are computed on access. */
export class FieldInfo implements GraphQLResolveInfo {
  readonly #execution: Execution;
  readonly #field: FieldPlan;
  readonly #at: IndexPath | undefined;

  constructor(execution: Execution, field: FieldPlan, at: IndexPath | undefined) {
    this.#execution = execution;
    this.#field = field;
    this.#at = at;
  }

  get fieldName(): string {
    return this.#field.definition.name;
  }
  get fieldNodes(): readonly FieldNode[] {
    return this.#field.nodes;
  }
  get returnType(): GraphQLOutputType {
    return this.#field.definition.type;
  }
  get parentType(): GraphQLObjectType {
    return this.#field.parentType;
  }
  get path(): GraphQLResolveInfo['path'] {
    return linkedPathOf(this.#field.path, this.#at);
  }
  get schema(): GraphQLSchema {
    return this.#execution.parts.schema;
  }
  get fragments(): Record<string, FragmentDefinitionNode> {
    return this.#execution.parts.fragments;
  }
  get rootValue(): undefined {
    return undefined;
  }
  get operation(): OperationDefinitionNode {
    return this.#execution.parts.operation;
  }
  get variableValues(): Record<string, unknown> {
    return this.#execution.variables;
  }
}

/** The keys and indexes of a path. */
function pathOf(parts: readonly PathPart[], at: IndexPath | undefined): (string | number)[] {
  let place = at;
  return parts
    .toReversed()
    .map((part) => {
      if (part !== 'index') return part.key;
      const index = place?.index ?? 0;
      place = place?.outer;
      return index;
    })
    .toReversed();
}

function linkedPathOf(parts: readonly PathPart[], at: IndexPath | undefined): GraphQLResolveInfo['path'] {
  const keys = pathOf(parts, at);
  let path: GraphQLResolveInfo['path'] | undefined;
  for (const [nth, part] of parts.entries()) {
    path = { prev: path, key: keys[nth] ?? '', typename: part === 'index' ? undefined : part.typename };
  }
  // A field's path has at least one part.
  return path as GraphQLResolveInfo['path'];
}

/** The arguments of a field in this execution. Throws if a variable is missing. */
export function argumentsOf(
  execution: Execution,
  { definition, nodes, nth, fixedArgs }: FieldPlan,
): Record<string, unknown> {
  const [node] = nodes;
  if (fixedArgs || !node) return fixedArgs ?? {};
  return (execution.args[nth] ??= getArgumentValues(definition, node, execution.variables));
}

/** The slot of a value in the response. */
export interface Slot {
  plan: ValuePlan;
  target: Target;
  key: string | number;
  at: IndexPath | undefined;
}

/**
 * Puts the value of a field without a resolver into the response: a property of its source, or the result of its
 * method.
 */
export function completeProperty(execution: Execution, slot: Slot, source: unknown, value: unknown): void {
  if (typeof value !== 'function') return completeValue(execution, slot, value);
  const { field } = slot.plan;
  let response: unknown;
  try {
    response = value.call(
      source,
      argumentsOf(execution, field),
      execution.context,
      new FieldInfo(execution, field, slot.at),
    );
  } catch (error) {
    return fail(execution, slot, error);
  }
  completeValue(execution, slot, response);
}

/** Puts a resolved value into the response: now, or when its promise settles. */
export function completeValue(execution: Execution, slot: Slot, value: unknown): void {
  const { plan, target, key, at } = slot;
  try {
    if (isPromise(value)) return wait(execution, slot, value, (resolved) => completeValue(execution, slot, resolved));
    if (value instanceof Error) throw value;
    if (value === null || value === undefined) {
      if (plan.isNonNull) throw new Error(nullMessage(plan.field));
      target[key] = null;
      return;
    }
    const completed = plan.complete(execution, value, at);
    if (isPromise(completed)) return wait(execution, slot, completed, (late) => void (target[key] = late));
    target[key] = completed;
  } catch (error) {
    fail(execution, slot, error);
  }
}

function wait(
  execution: Execution,
  slot: Slot,
  promise: PromiseLike<unknown>,
  onValue: (value: unknown) => void,
): void {
  execution.begin();
  promise.then(
    (value) => {
      onValue(value);
      execution.end();
    },
    (error: unknown) => {
      fail(execution, slot, error);
      execution.end();
    },
  );
}

/** Puts null into the response, and records the error. */
export function fail(execution: Execution, { plan, target, key, at }: Slot, error: unknown): void {
  target[key] = null;
  const path = pathOf(plan.path, at);
  execution.note(locatedError(error, plan.field.nodes, path), path, plan.nullableLength);
}

function nullMessage({ definition, parentType }: FieldPlan): string {
  return `Cannot return null for non-nullable field ${parentType.name}.${definition.name}.`;
}

/** Whether a value is a promise. */
export function isPromise(value: unknown): value is PromiseLike<unknown> {
  return typeof value === 'object' && value !== null && 'then' in value && typeof value.then === 'function';
}
