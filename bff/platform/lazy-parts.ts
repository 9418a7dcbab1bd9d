/** A function for each part, which makes it. `Whole` has all parts, so that one may use another. */
type Makers<Whole, Parts> = { readonly [Name in keyof Parts]: (whole: Whole) => Parts[Name] };

/**
 * Makes a function that creates objects whose parts come into being when they are first read, and then stay. What an object is
 * given at its start it has at once.
 */
export function createLazyFactory<Given extends object, Parts extends object>(
  makers: Makers<Given & Parts, Parts>,
): (given: Given) => Given & Parts {
  const prototype = {};
  for (const [name, make] of Object.entries<(whole: Given & Parts) => unknown>(makers)) {
    const keep = (whole: object, value: unknown) =>
      Object.defineProperty(whole, name, { value, enumerable: true, writable: true });
    Object.defineProperty(prototype, name, {
      get(this: Given & Parts) {
        const value = make(this);
        keep(this, value);
        return value;
      },
      // Apollo Server copies a context, with the parts that it has.
      set(this: Given & Parts, value: unknown) {
        keep(this, value);
      },
    });
  }
  // The object has what it is given, and a getter for each part.
  return (given) => Object.assign(Object.create(prototype) as Parts, given);
}
