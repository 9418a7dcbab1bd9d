// Of the specification
export const login = 'Login';
export const loginWithGoogle = 'Login with Google';
export const loginFailed = 'Login failed';
export const forgotPassword = 'Forgot Password';
export const emailFetched = 'Email fetch Successfully';
export const passwordChanged = 'Password Change Successfully';
export const register = 'Register';
export const verify = 'Verify';
export const accountInformation = 'Account Information';
export const editProfile = 'Edit Profile';
export const saveChanges = 'Save Changes';
export const logOut = 'Log Out';
export const profileUpdated = 'Profile updated successfully!';
export const failedToUpdate = 'Failed to update profile.';

// Login
export const loginLine = 'Welcome back! Your cart, orders and wishlist are waiting for you.';
export const loginDescription = 'Log in to your account.';
export const newHere = 'New here?';
export const googleLine = 'You can close this window now.';
export const googleDescription = 'Login with Google.';
export const goToShop = 'Go to the shop';
export const yourAccount = 'Your account';

// OTP
export const enterOtp = 'Enter OTP';
export const sendOtp = 'Send OTP';
export const otpInstead = 'Login with OTP';
export const passwordInstead = 'Use password';
export const otpHint = (digits: number): string => `We’ll email you a ${digits}-digit OTP. No password needed.`;
export const haveOtpFor = (email: string): string => `I have an OTP for ${email}`;
export const otpSentTo = 'We have emailed an OTP to';
export const otpValidity = '. It is valid for 10 minutes.';
export const longerOtp = (digits: number): string => `My OTP has ${digits} digits`;
export const changeEmail = 'Change email';
export const otpSentAgain = 'We have sent a new OTP.';
export const resendOtp = 'Resend OTP';
export const resendOtpIn = (seconds: number): string => `Resend OTP in ${seconds} s`;

// Registration
export const registerLine = (percent: number): string => `Get ${percent}% off your first purchase.`;
export const registerDescription = 'Create your account.';
export const haveAccount = 'Have an account?';
export const pleaseLogIn = 'Please log in.';
export const accountReady = 'Your account is ready. You are logged in.';

// A new password
export const chooseNewPassword = 'Choose a new password';
export const chooseNewPasswordDescription = 'Choose a new password for your account.';
export const rememberedIt = 'Remembered it?';
export const newPassword = 'New Password';
export const changePassword = 'Change Password';
export const sendLink = 'Send link';
export const sendLinkHint = 'We’ll email you a link to choose a new password.';
export const checkYourEmail = 'Check your email';
export const linkIf = 'If';
export const linkSent = 'has an account with us, we have sent a link. It is valid for 15 minutes and works once.';
export const nothingThere = 'Didn’t get it? Check your spam folder and the email address.';
export const otherEmail = 'Use another email';
export const anotherEmail = 'Use another email, or send again';
export const goOn = 'Continue';
export const linkExpiredHint = 'A link works once and is valid for 15 minutes. You can get a new one.';
export const newLink = 'Send a new link';

// The profile
export const profileDescription = 'Your name, email and phone.';
export const loadingAccount = 'Loading your account…';
export const indianNumber = (phone: string): string => `+91 ${phone}`;
export const notGivenYet = 'Not added yet';
export const addPhoneHint = 'Add your phone number so that the courier can call you.';
export const emailHint = 'Email can’t be changed.';
