// Words about fields that have a value in them. They stand apart from the forms’ other words, so that a page whose form needs none
// does not fetch them.
export const showPassword = (label: string): string => `Show ${label.toLowerCase()}`;
export const pleaseFix = (fields: string): string => `Please fix ${fields}.`;
export const atMostCharacters = (most: number): string => `At most ${most} characters.`;
export const atLeastCharacters = (least: number): string => `At least ${least} characters.`;
export const emailTooLong = (most: number): string => `An email address has at most ${most} characters.`;
export const passwordLength = (least: number, most: number): string => `Use ${least} to ${most} characters.`;
