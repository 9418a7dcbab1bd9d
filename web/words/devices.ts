// Where the shopper is logged in
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
