// A mailed OTP that is typed into one field
export const otp = 'OTP';
export const enterOtp = (digits: number): string => `Enter the ${digits}-digit OTP.`;
export const otpSentTo = 'We have emailed an OTP to';
export const otpIsValid = '. It is valid for 10 minutes.';
export const sendAgain = 'Send a new OTP';
export const sentAgain = 'A new OTP is on its way.';
