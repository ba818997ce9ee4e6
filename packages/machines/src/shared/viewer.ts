/** The signed-in person, as far as the layout of every page shows them. */
export interface SessionViewer {
  userId: string;
  /** What people are shown; see `displayNameOf` for how it falls back. */
  displayName: string;
  avatarUrl?: string | null;
}

/** How a login or a registration ends well; the session's event signIn.succeeded takes it as it is. */
export interface SignedIn {
  viewer: SessionViewer;
  /** How long the access token holds. */
  accessExpiresInSeconds?: number;
}
