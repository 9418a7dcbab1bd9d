/** A function for each part, which makes it. `Whole` has all parts, so that one may use another. */
type Makers<Whole, Parts> = { readonly [Name in keyof Parts]: (whole: Whole) => Parts[Name] };

/** Where an object has the parts that were made, in the order of their makers. */
const MADE = Symbol('made');
type WithMade = { [MADE]: unknown[] };

/**
 * Makes a function that creates objects whose parts come into being when they are first read, and then stay. What an object is
 * given at its start it has at once. A copy of an object has its parts in common with it: Apollo Server copies a context.
 */
export function createLazyFactory<Given extends object, Parts extends object>(
  makers: Makers<Given & Parts, Parts>,
): (given: Given) => Given & Parts {
  const prototype = {};
  for (const [at, [name, make]] of Object.entries<(whole: Given & Parts) => unknown>(makers).entries()) {
    Object.defineProperty(prototype, name, {
      get(this: Given & Parts & WithMade) {
        return (this[MADE][at] ??= make(this));
      },
    });
  }
  // The object has what it is given, and a getter for each part.
  return (given) => Object.assign(Object.create(prototype) as Parts, given, { [MADE]: [] });
}
