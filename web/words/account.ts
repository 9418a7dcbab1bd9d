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
export const anotherEmail = 'Use another email or resend the link';
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

// Sessions
export const devices = 'Your devices';
export const devicesHint = 'You are logged in on these devices. Log out any that you don’t know.';
export const thisDevice = 'This device';
export const unknownDevice = 'Unknown device';
export const lastUsed = (ago: string): string => `Last used ${ago}`;
export const loggedInOn = (day: string): string => `Logged in on ${day}`;
export const logOutDevice = 'Log out';
export const logOutOf = (device: string, used: string): string => `Log out ${device}, ${used}`;
export const logOutOthers = 'Log out all other devices';
export const deviceLoggedOut = 'That device is logged out.';
export const othersLoggedOut = 'All other devices are logged out.';
export const failedToLogOut = 'Failed to log out the device.';

// The account's password, export and deletion
export const passwordAndData = 'Password and your data';
export const otherDevicesHint = 'All your other devices will be logged out.';
export const changedPassword = 'Password changed. All other devices are logged out.';
export const downloadData = 'Download my data';
export const dataDownloaded = 'Your data has been downloaded.';
export const dataFileName = (day: string): string => `my-data-${day}.json`;
export const deleteAccount = 'Delete my account';
export const deleteQuestion = 'Delete your account?';
export const whatGoes =
  'We delete your name, email, phone, password, addresses, cart, wishlist and newsletter subscription.';
export const whatStays =
  'Your reviews remain, under the name “A shopper”. Tax law requires us to keep the name and address on your invoices for 8 financial years.';
export const noWayBack = 'This can’t be undone. You will no longer be able to track, cancel or review past orders.';
export const yesDeleteAccount = 'Yes, delete my account';
export const accountDeleted = 'Your account is deleted.';
export const somethingWentWrong = 'Something went wrong. Please try again.';

// The confirmation of identity
export const confirmIt = 'Confirm it’s you';
export const confirmHint = 'You logged in some time ago. To keep your account safe, enter your password or an OTP.';
export const confirm = 'Confirm';
export const emailOtpInstead = 'Email me an OTP';

// Two-step verification of staff
export const twoStep = 'Two-step verification';
export const whyTwoStep =
  'You work for the shop, so your account needs your password and a code from an app on your phone.';
export const choosePassword = 'First choose a password: press “Change Password” on this page.';
export const setUp = 'Set up';
export const beginHint = 'Enter your password to begin.';
export const scanHint =
  'Scan this with an authenticator app, such as Google Authenticator or Aegis. Then enter the code that the app shows.';
export const qrCode = 'QR code for your authenticator app';
export const keyHint = 'Can’t scan? Enter this key in the app:';
export const appCode = 'Code from the app';
export const enterAppCode = 'Enter the 6 digits that the app shows.';
export const turnOn = 'Turn on';
export const twoStepIsOn = 'Two-step verification is on.';
export const twoStepIsOff = 'Two-step verification is off.';
export const recoveryCodes = 'Recovery codes';
export const keepThem =
  'Save these codes on paper or in a password manager. Each logs you in once if you lose your phone. They won’t be shown again.';
export const copyCodes = 'Copy';
export const codesCopied = 'Recovery codes copied.';
export const copyFailed = 'We couldn’t copy the codes. Please write them down.';
export const downloadCodes = 'Download';
export const recoveryCodesFileName = 'recovery-codes.txt';
export const savedCodes = 'I have saved them';
export const verifyHint = 'Enter the code from your authenticator app to work for the shop.';
export const verified = 'Verified. You can work for the shop until you log out, 12 hours at most.';
export const recoveryCodeInstead = 'Use a recovery code';
export const appInstead = 'Use the app';
export const recoveryCode = 'Recovery code';
export const enterRecoveryCode = 'Enter one of your recovery codes.';
export const codesLeft = (left: number): string =>
  left === 1 ? '1 recovery code left.' : `${left} recovery codes left.`;
export const turnOff = 'Turn off';
export const turnOffHint =
  'To turn it off, or to set it up on another phone, enter the code from the app. Lost the phone? Use a recovery code.';

// The address book
export const addresses = 'Addresses';
export const noAddresses = 'No saved addresses yet. Addresses that you use at checkout are saved here.';
export const addAddress = 'Add an Address';
export const newAddress = 'New address';
export const editAddress = 'Edit address';
export const saveAddress = 'Save Address';
export const isDefault = 'Default';
export const isFirst = 'Selected first at checkout';
export const editThis = 'Edit';
export const deleteAddress = 'Delete';
export const makeDefault = 'Make default';
export const deleteThis = 'Delete this address?';
export const yesDeleteAddress = 'Yes, delete it';
export const keepIt = 'Cancel';
export const editAddressOf = (what: string): string => `Edit ${what}`;
export const deleteAddressOf = (what: string): string => `Delete ${what}`;
export const makeDefaultOf = (what: string): string => `Make default: ${what}`;
export const addressSaved = 'Address saved.';
export const failedToSaveAddress = 'Failed to save address.';
export const addressDeleted = 'Address deleted.';
export const failedToDeleteAddress = 'Failed to delete address.';
export const failedToMakeDefault = 'Failed to change the default address.';

// An address
export const landmark = 'Landmark (optional)';
export const secondPhone = 'Alternate phone (optional)';
export const savedAllTheSame = 'You can still save this address.';
export const pinLiesIn = (place: string): string => `This PIN code is in ${place}. Please check.`;

// The choice in the checkout
export const deliverTo = 'Deliver to';
export const changeThis = 'Change';
export const changeDeliveryAddress = 'Change the delivery address';
export const aNewAddress = 'Add a new address';
