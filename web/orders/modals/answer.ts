/** The answer of a mutation that could not be sent. */
export const asError = (error: unknown) => ({ data: undefined, error });
