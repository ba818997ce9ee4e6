/** Names of what is marked in a document, for `::highlight()`: every hit, and the one that is shown. */
export const FOUND = 'pdf-found';
export const CURRENT = 'pdf-current';
