// Messages about fields that have a value in them. They are separate from the forms’ other words, so that a page whose form needs none
// does not fetch them.
export const showPassword = (label: string): string => `Show ${label.toLowerCase()}`;
export const pleaseFix = (fields: string): string => `Please fix ${fields}.`;
export const atMostCharacters = (most: number): string => `At most ${most} characters.`;
export const atLeastCharacters = (least: number): string => `At least ${least} characters.`;
export const emailTooLong = (most: number): string => `An email address has at most ${most} characters.`;
export const passwordLength = (least: number, most: number): string => `Use ${least} to ${most} characters.`;

// A mailed OTP that is typed into a box for each digit
export const otpDigits = (digits: number): string => `${digits}-digit OTP`;
export const digit = (number: number): string => `Digit ${number}`;
export const enterAllDigits = (digits: number): string => `Enter all ${digits} digits.`;
export const otpSentTo = 'We have emailed an OTP to';
export const otpIsValid = '. It is valid for 10 minutes.';
export const sendOtpAgain = 'Send a new OTP';
export const otpSentAgain = 'A new OTP is on its way.';
