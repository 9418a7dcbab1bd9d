/**
 * JSON of whatever shape a contract gives it, for tests that are generated from contracts: which fields it has is what they
 * find out, so no type can say it beforehand.
 */
export type Json = ReturnType<typeof JSON.parse>;
