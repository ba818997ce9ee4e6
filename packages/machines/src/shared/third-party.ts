/** The sign-in services of others (B026). */
export const THIRD_PARTY_PROVIDERS = ['stoa', 'uniportal', 'enterprise', 'imc', 'welink'] as const;
export type ThirdPartyProvider = (typeof THIRD_PARTY_PROVIDERS)[number];

/** An identity that is new here and waits for its account. */
export interface PendingBind {
  pendingBindId: string;
  provider: ThirdPartyProvider;
  /** The name that the provider told. */
  displayName: string;
  /** Address or number that the provider told, masked. It proves nothing. */
  suggestedContact: string | null;
  /** The link has to be made within so many seconds. */
  expiresInSeconds: number;
}
