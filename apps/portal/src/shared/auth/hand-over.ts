/** An account that one page leaves for the next: in memory, since an address would tell it to logs and bookmarks. */
export interface HandedOver {
  channel: 'mobile' | 'email';
  target: string;
}

let left: HandedOver | undefined;

export function leaveAccount(account: HandedOver): void {
  left = account;
}

/** What was left, once. */
export function takeAccount(): HandedOver | undefined {
  const account = left;
  left = undefined;
  return account;
}
