/** The values of an entry, by their names. No secret, and no personal data of a shopper. */
export type AuditValues = Readonly<Record<string, string | number | boolean | null>>;

/** The part of an entry that its handler adds. */
export interface AuditNote {
  /** The id of the changed object, if the path of the call does not name it. */
  object?: string;
  before?: AuditValues;
  after?: AuditValues;
}
