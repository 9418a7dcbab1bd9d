/* The words of the screens about people and invitations. */
export const roleWords = {
  SHOPPER: 'No role',
  SELLER: 'Seller',
  ACCOUNTANT: 'Accountant',
  EDITOR: 'Editor',
  PACKER: 'Packer',
  MANAGER: 'Manager',
  ADMIN: 'Owner',
} as const;
/** The tasks of a person with this role. */
export const roleHints = {
  SELLER: 'Own products and orders only',
  ACCOUNTANT: 'Reads orders, invoices and the money',
  EDITOR: 'Products, reviews and words; no orders',
  PACKER: 'Orders, returns and stock; no prices',
  MANAGER: 'The daily work; no people and settings',
  ADMIN: 'Everything',
} as const;
export const person = 'Person';
export const role = 'Role';
export const seller = 'Seller';
export const chooseSeller = 'Choose a seller';
export const enterSeller = 'Please choose the seller.';
export const secondFactor = 'Two-step verification';
export const isOn = 'On';
export const isOff = 'Off';
export const lastLogin = 'Last login';
export const notLoggedIn = 'Not logged in';
export const sessions = (count: number): string => (count === 1 ? '1 session' : `${count} sessions`);
export const you = 'You';
export const manage = (name: string): string => `Manage ${name}`;
export const manageShort = 'Manage';
export const changeRole = 'Change role';
export const roleChanged = 'Role changed';
export const remove = 'Remove from the team';
export const removeHint = 'The person can still shop here, and no longer works for the shop.';
export const removed = 'Removed from the team';
export const endSessions = 'Log out everywhere';
export const sessionsEnded = 'Logged out everywhere';
export const resetFactor = 'Turn two-step verification off';
export const resetFactorHint = 'For a lost phone. It also logs the person out everywhere.';
export const factorReset = 'Two-step verification is off';

// Invitations
export const invite = 'Invite a person';
export const sendInvitation = 'Send the invitation';
export const email = 'Email';
export const enterEmail = 'Please enter an email address.';
export const inviteHint = 'The mail has a link that is valid for 3 days and works once.';
export const invited = (address: string): string => `Invitation sent to ${address}`;
export const openInvitations = 'Open invitations';
export const noInvitations = 'No invitation is open.';
export const invitedBy = (name: string): string => `by ${name}`;
export const byOperator = 'by the command line';
export const until = 'Valid until';
export const withdraw = 'Withdraw';
export const withdrawFor = (address: string): string => `Withdraw the invitation of ${address}`;
export const withdrawn = 'Invitation withdrawn';

// The page of the mailed link
export const ownInvitation = {
  title: 'Your invitation',
  hint: 'You are invited to work for the shop.',
  login: 'Log in with the email address that received the invitation.',
} as const;
export const ownSetup = {
  title: 'The first owner',
  hint: 'This link makes you the owner of the shop. It works once.',
  login: 'Log in with your email address.',
} as const;
export const becomeOwner = 'Become the owner';
export const sendCode = 'Email me a code';
export const code = 'Code from the email';
export const enterCode = 'Please enter the code from the email.';
export const logIn = 'Log in';
export const otherEmail = 'Use another email address';
export const loggedInAs = (address: string): string => `You are logged in as ${address}.`;
export const accept = 'Accept the invitation';
export const noToken = 'This link is not complete. Please open the link in your email again.';
export const welcome = 'Welcome to the team';
