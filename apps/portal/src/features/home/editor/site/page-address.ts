/** Where a page may stand: see the contract's SiteAddress. */
export const ADDRESS_MAX = 64;
const ADDRESS = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Whether a page can stand there. */
export const isAddress = (text: string): boolean => text.length <= ADDRESS_MAX && ADDRESS.test(text);

/** An address made of a title: its Latin letters and digits; empty where it has none. */
export const addressOf = (title: string): string =>
  title
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, ADDRESS_MAX)
    .replaceAll(/^-+|-+$/g, '');
