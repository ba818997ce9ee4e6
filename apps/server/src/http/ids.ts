/**
 * The contract's ids in a regular expression: 19 digits. What begins with 9 may be more than the database's numbers
 * hold, and no id does.
 */
export const ID_SOURCE = String.raw`[0-8]\d{18}`;
const ID = new RegExp(`^${ID_SOURCE}$`);

/** Whether a text has the form of an id. */
export const isId = (text: unknown): text is string => typeof text === 'string' && ID.test(text);
