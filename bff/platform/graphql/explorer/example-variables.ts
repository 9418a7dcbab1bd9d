/** The variables of the operations in `examples.graphql`. */
export const EXAMPLE_VARIABLES = { id: 'rb-1001' };
