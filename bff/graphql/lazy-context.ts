/** A function that creates each part. `Whole` has all parts, so that one may use another. */
type Makers<Whole, Parts> = { readonly [Name in keyof Parts]: (whole: Whole) => Parts[Name] };

/** The key of the created parts, in the order of their makers. */
const MADE = Symbol('made');
type WithMade = { [MADE]: unknown[] };

/**
 * Returns a function that creates objects with lazy parts: each part is created at its first use and cached. The
 * given properties exist from the start. Copies of an object share its parts: Apollo Server copies a context.
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
  return (given) => {
    const parts: Parts = Object.create(prototype);
    return Object.assign(parts, given, { [MADE]: [] });
  };
}
