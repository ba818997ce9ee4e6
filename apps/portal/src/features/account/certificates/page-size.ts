/** Certificates that are shown; nobody has more of them. */
export const CERTIFICATES_PAGE_SIZE = 100;
