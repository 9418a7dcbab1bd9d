/**
 * JSON of any shape of a contract, for tests that are generated from contracts: they discover its fields, so no type
 * can state them beforehand.
 */
export type Json = ReturnType<typeof JSON.parse>;
