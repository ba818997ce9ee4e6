import { THIRD_PARTY_PROVIDERS } from '../shared/third-party.ts';
import type { PendingBind } from '../shared/third-party.ts';
import type { SessionViewer, SignedIn } from '../shared/viewer.ts';
import { oneOf, orNull, record, TEXT, WHOLE_NUMBER } from '../shared/json-schema.ts';

/** A picture of one pixel. */
export const SAMPLE_IMAGE = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

/** Ids of 19 digits, as the server gives them. */
export const SAMPLE_SCHOOL_ID = '1700000000000000001';
export const SAMPLE_CATEGORY_ID = '1700000000000000101';
export const SAMPLE_REQUEST_ID = '01hf0000000000000000000001';
/** The present of every sample, in UTC. */
export const SAMPLE_INSTANT = '2026-03-14T09:26:53.000Z';

export const SAMPLE_VIEWER: SessionViewer = {
  userId: '1700000000000000301',
  displayName: 'Ada Example',
  avatarUrl: null,
};

/** Hebrew letters beside digits, a direction override and an emoji family: what a name of people may hold. */
export const HOSTILE_VIEWER: SessionViewer = {
  userId: '1700000000000000302',
  displayName: '\u05D0\u05D1\u05D2 42 \u202Eevil\u202C \u{1F468}\u200D\u{1F469}\u200D\u{1F467}',
  avatarUrl: null,
};

export const SAMPLE_SIGNED_IN: SignedIn = { viewer: SAMPLE_VIEWER, accessExpiresInSeconds: 900 };

export const SAMPLE_PENDING_BIND: PendingBind = {
  pendingBindId: 'pending-1',
  provider: 'stoa',
  displayName: 'Ada Example',
  suggestedContact: 'a***@example.org',
  expiresInSeconds: 600,
};

/** What a first factor that was right answers where a second one is asked for. */
export const SAMPLE_TICKET_DETAILS = {
  ticket: 'ticket-1',
  methods: ['totp', 'passkey', 'recovery'],
  expiresInSeconds: 300,
};

export const VIEWER_SCHEMA = record({ userId: TEXT, displayName: TEXT }, { avatarUrl: orNull(TEXT) });
export const PROVIDER_SCHEMA = oneOf(...THIRD_PARTY_PROVIDERS);
export const PROBLEM_SCHEMA = record(
  { code: TEXT },
  { requestId: TEXT, retryAfterSeconds: WHOLE_NUMBER, attemptsLeft: WHOLE_NUMBER },
);

/** A text in the languages of the product; each may be left out. */
export const TEXTS_SCHEMA = record(
  {},
  {
    zh_CN: TEXT,
    en_US: TEXT,
    es_ES: TEXT,
    ru_RU: TEXT,
    ar_SA: TEXT,
    pl_PL: TEXT,
    de_DE: TEXT,
    tr_TR: TEXT,
    fr_FR: TEXT,
    ja_JP: TEXT,
    ko_KR: TEXT,
    pt_BR: TEXT,
  },
);
