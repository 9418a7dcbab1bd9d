// What shoppers do with the account itself
export const passwordAndData = 'Password and your data';
export const changePassword = 'Change Password';
export const newPassword = 'New Password';
export const otherDevicesHint = 'All your other devices will be logged out.';
export const passwordChanged = 'Password changed. All other devices are logged out.';
export const downloadData = 'Download my data';
export const dataDownloaded = 'Your data is downloaded.';
export const fileName = (day: string): string => `my-data-${day}.json`;
export const deleteAccount = 'Delete my account';
export const deleteQuestion = 'Delete your account?';
export const whatGoes =
  'We delete your name, email, phone, password, addresses, cart, wishlist and newsletter subscription.';
export const whatStays =
  'Your reviews stay, signed “A shopper”. Tax law asks us to keep the name and address on your invoices for 8 financial years.';
export const noWayBack = 'This can’t be undone. You can’t track, cancel or review past orders any more.';
export const yesDelete = 'Yes, delete my account';
export const accountDeleted = 'Your account is deleted.';
export const failed = 'Something went wrong. Please try again.';

// The question who it is
export const confirmIt = 'Confirm it’s you';
export const confirmHint = 'You logged in some time ago. To keep your account safe, enter your password or an OTP.';
export const confirm = 'Confirm';
export const otpInstead = 'Email me an OTP';
export const passwordInstead = 'Use password';
