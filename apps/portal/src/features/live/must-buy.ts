import type { LiveSession } from '@stoa/api/schema';

/** Whether the viewer has to pay before they see the session; who is not signed in does so on the way. */
export const mustBuy = ({
  abilities,
  purchaseUrl,
}: Pick<LiveSession, 'abilities' | 'purchaseUrl'>): boolean =>
  abilities.reason === 'PURCHASE_REQUIRED' || purchaseUrl !== undefined;
