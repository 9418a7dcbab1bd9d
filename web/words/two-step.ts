// Two-step verification of those who work for the shop
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
export const code = 'Code from the app';
export const enterCode = 'Enter the 6 digits that the app shows.';
export const turnOn = 'Turn on';
export const isOn = 'Two-step verification is on.';
export const isOff = 'Two-step verification is off.';
export const recoveryCodes = 'Recovery codes';
export const keepThem =
  'Keep these codes on paper or in a password manager. Each opens your account once if you lose your phone. They are not shown again.';
export const copyCodes = 'Copy';
export const codesCopied = 'Recovery codes copied.';
export const copyFailed = 'Copying did not work. Please write the codes down.';
export const downloadCodes = 'Download';
export const fileName = 'recovery-codes.txt';
export const keptThem = 'I have kept them';
export const verifyHint = 'Enter the code from your authenticator app to work for the shop.';
export const verify = 'Verify';
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
export const failed = 'Something went wrong. Please try again.';
