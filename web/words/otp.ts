// A mailed OTP that is typed into a box for each digit
export const otpDigits = (digits: number): string => `${digits}-digit OTP`;
export const digit = (number: number): string => `Digit ${number}`;
export const enterAllDigits = (digits: number): string => `Enter all ${digits} digits.`;
export const otpSentTo = 'We have emailed an OTP to';
export const otpIsValid = '. It is valid for 10 minutes.';
export const sendAgain = 'Send a new OTP';
export const sentAgain = 'A new OTP is on its way.';
