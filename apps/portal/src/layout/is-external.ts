/** Whether an address leads to another site, rather than to a page of the portal. */
export const isExternal = (url: string): boolean => /^https?:/i.test(url);
