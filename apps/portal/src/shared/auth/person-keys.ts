/** Key of the way in which the person has signed in: signing out leads back by it. */
export const LOGIN_METHOD_KEY = 'user.login-method';
/** Key of the third party that the person has signed in by; nothing with an account of this site alone. */
export const LOGIN_PROVIDER_KEY = 'user.login-provider';
/** This site's own accounts. */
export const OWN_ACCOUNTS = '1';
/** Key of when the sign-in was renewed last, for the tabs that wait for it. */
export const REFRESHED_KEY = 'user.refreshed-at';
/** Key of the authorization codes that applications were given and may not have used yet. */
export const AUTHORIZATION_CODES_KEY = 'user.authorization-codes';
