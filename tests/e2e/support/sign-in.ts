import type { Page } from '@playwright/test';

/** What the browser notes of a call that was refused, as these are meant to be. */
export const REFUSED =
  /Failed to load resource: the server responded with a status of (4(00|01|03|09|29)|50[23])/;

/** The menu that only somebody who is signed in has. */
export const accountMenu = (page: Page) => page.getByRole('button', { name: /^Account of / });

/** Signs this browser out without telling the server. */
export const signOutHere = (page: Page) => page.context().clearCookies({ name: /_token$/ });
