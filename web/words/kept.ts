/* What is said of changes that wait: for the line, or for a visitor's login. */

export const savedOffline = 'Saved. We’ll add it when you’re back online.';
export const savedAway = 'Saved. We can’t reach the shop right now, and will add it as soon as we can.';
export const changedOffline = 'Saved. We’ll update it when you’re back online.';
export const changedAway = 'Saved. We can’t reach the shop right now, and will update it as soon as we can.';
export const changesWait = 'Your changes are saved. We’ll send them when the connection is back.';
export const savedForVisitor = 'Saved on this device. Log in to check out.';
export const savedForLogin = 'What you just added is saved on this device. It’s yours again once you log in.';
