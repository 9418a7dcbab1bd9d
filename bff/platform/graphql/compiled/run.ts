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

/** Where within lists a value stands: its index in the innermost list, and where that list stands. */
export interface At {
  readonly outer: At | undefined;
  readonly index: number;
}
/** A part of the path to a value: a field, or the index in a list. */
export type PathPart = { readonly key: string; readonly typename: string } | 'index';

/** A field of an operation, as it was planned. */
export interface FieldPlan {
  definition: GraphQLField<unknown, unknown>;
  nodes: readonly FieldNode[];
  parentType: GraphQLObjectType;
  path: readonly PathPart[];
  /** The arguments, where they depend on no variable. All calls get the same object, which can't be changed. */
  fixedArgs: Readonly<Record<string, unknown>> | undefined;
  /** The number of the field among those whose arguments depend on variables. */
  nth: number;
}
/** A place for a value: that of a field, or of an item of a list. */
export interface ValuePlan {
  field: FieldPlan;
  path: readonly PathPart[];
  isNonNull: boolean;
  /** How many parts of the path lead to the nearest place that may be null: this one, or one around it; 0 where that is the whole answer. */
  nullableLength: number;
  /** The value of the answer for what was resolved, which is not null, no error and no promise. May throw, may be a promise. */
  complete: Complete;
}
/** Makes a value of the answer of what was resolved. */
export type Complete = (run: Run, value: unknown, at: At | undefined) => unknown;

/** The parts of a document that resolvers may see. */
export interface OperationParts {
  schema: GraphQLSchema;
  operation: OperationDefinitionNode;
  fragments: Record<string, FragmentDefinitionNode>;
}
/** An object or a list of the answer, while it is filled. */
export type Target = Record<string | number, unknown>;

/** One run of a compiled operation. */
export class Run {
  readonly parts: OperationParts;
  readonly context: unknown;
  readonly variables: Record<string, unknown>;
  /** The arguments of fields that depend on variables, as soon as one was called. They are the same for all calls of a run. */
  readonly args: Record<string, unknown>[] = [];
  readonly errors: GraphQLError[] = [];
  /** The paths, as JSON, to what has become null by an error. */
  readonly #nulled = new Set<string>();
  readonly #cuts: (readonly (string | number)[])[] = [];
  #pending = 0;
  #onSettled: (() => void) | undefined;

  constructor(parts: OperationParts, context: unknown, variables: Record<string, unknown>) {
    this.parts = parts;
    this.context = context;
    this.variables = variables;
  }

  /** Whether values are still to come. */
  get isPending(): boolean {
    return this.#pending > 0;
  }

  /** Whether the whole answer is null. */
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

  /** Waits until all values have come. */
  settled(): Promise<void> {
    return new Promise((resolve) => {
      this.#onSettled = resolve;
    });
  }

  /** Notes an error, unless something around it is null already because of another one. */
  note(error: GraphQLError, path: readonly (string | number)[], nullableLength: number): void {
    for (let length = 0; length <= nullableLength; length++) {
      if (this.#nulled.has(JSON.stringify(path.slice(0, length)))) return;
    }
    const nullable = path.slice(0, nullableLength);
    this.#nulled.add(JSON.stringify(nullable));
    if (nullableLength < path.length) this.#cuts.push(nullable);
    this.errors.push(error);
  }

  /** The answer's data, with null in place of what an error has made null. */
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

/** What a resolver is told of its field. It is worked out when it is asked for. */
export class FieldInfo implements GraphQLResolveInfo {
  readonly #run: Run;
  readonly #field: FieldPlan;
  readonly #at: At | undefined;

  constructor(run: Run, field: FieldPlan, at: At | undefined) {
    this.#run = run;
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
    return this.#run.parts.schema;
  }
  get fragments(): Record<string, FragmentDefinitionNode> {
    return this.#run.parts.fragments;
  }
  get rootValue(): undefined {
    return undefined;
  }
  get operation(): OperationDefinitionNode {
    return this.#run.parts.operation;
  }
  get variableValues(): Record<string, unknown> {
    return this.#run.variables;
  }
}

/** The keys and indexes of a path. */
function pathOf(parts: readonly PathPart[], at: At | undefined): (string | number)[] {
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

function linkedPathOf(parts: readonly PathPart[], at: At | undefined): GraphQLResolveInfo['path'] {
  const keys = pathOf(parts, at);
  let path: GraphQLResolveInfo['path'] | undefined;
  for (const [nth, part] of parts.entries()) {
    path = { prev: path, key: keys[nth] ?? '', typename: part === 'index' ? undefined : part.typename };
  }
  // A field has a path of one part at least.
  return path as GraphQLResolveInfo['path'];
}

/** The arguments of a field in this run. Throws where a variable is missing. */
export function argumentsOf(run: Run, { definition, nodes, nth, fixedArgs }: FieldPlan): Record<string, unknown> {
  const [node] = nodes;
  if (fixedArgs || !node) return fixedArgs ?? {};
  return (run.args[nth] ??= getArgumentValues(definition, node, run.variables));
}

/** Where a value belongs in the answer. */
export interface Slot {
  plan: ValuePlan;
  target: Target;
  key: string | number;
  at: At | undefined;
}

/** Puts the value of a field without a resolver into the answer: a property of its source, or what that answers when it is called. */
export function putProperty(run: Run, slot: Slot, source: unknown, value: unknown): void {
  if (typeof value !== 'function') return put(run, slot, value);
  const { field } = slot.plan;
  let answer: unknown;
  try {
    answer = value.call(source, argumentsOf(run, field), run.context, new FieldInfo(run, field, slot.at));
  } catch (error) {
    return fail(run, slot, error);
  }
  put(run, slot, answer);
}

/** Puts what was resolved into the answer: now, or when it comes. */
export function put(run: Run, slot: Slot, value: unknown): void {
  const { plan, target, key, at } = slot;
  try {
    if (isPromise(value)) return wait(run, slot, value, (resolved) => put(run, slot, resolved));
    if (value instanceof Error) throw value;
    if (value === null || value === undefined) {
      if (plan.isNonNull) throw new Error(nullMessage(plan.field));
      target[key] = null;
      return;
    }
    const completed = plan.complete(run, value, at);
    if (isPromise(completed)) return wait(run, slot, completed, (late) => void (target[key] = late));
    target[key] = completed;
  } catch (error) {
    fail(run, slot, error);
  }
}

function wait(run: Run, slot: Slot, promise: PromiseLike<unknown>, onValue: (value: unknown) => void): void {
  run.begin();
  promise.then(
    (value) => {
      onValue(value);
      run.end();
    },
    (error: unknown) => {
      fail(run, slot, error);
      run.end();
    },
  );
}

/** Puts null into the answer, and notes why. */
export function fail(run: Run, { plan, target, key, at }: Slot, error: unknown): void {
  target[key] = null;
  const path = pathOf(plan.path, at);
  run.note(locatedError(error, plan.field.nodes, path), path, plan.nullableLength);
}

function nullMessage({ definition, parentType }: FieldPlan): string {
  return `Cannot return null for non-nullable field ${parentType.name}.${definition.name}.`;
}

/** Whether a value comes later. */
export function isPromise(value: unknown): value is PromiseLike<unknown> {
  return typeof value === 'object' && value !== null && 'then' in value && typeof value.then === 'function';
}
