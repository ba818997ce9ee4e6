import type { Tables } from '../database/tables.ts';
import { STATISTICS_KEPT } from '../modules/statistics/retention.ts';
import { KEPT_MS as IDEMPOTENCY_MS } from './idempotency.ts';

const DAY_MS = 86_400_000;

/** What becomes of the rows of a table. */
export type Retention =
  /** Housekeeping takes rows away once the moment of the column is so long ago. */
  | { column: string; keptMs: number }
  /** They go in another way. */
  | { removedBy: string }
  /** They stay; with the reason. */
  | { kept: string };

const WITH_ACCOUNT: Retention = { removedBy: 'the deletion of the account' };
const WITH_SCHOOL: Retention = { kept: 'It is what the school consists of, and goes with the school.' };
const OF_SCHOOL: Retention = {
  kept: 'It belongs to the school: its contents and who belongs to it. It goes with the school or by its hand.',
};

/** How long sign-ins are remembered after they have ended: to tell a new device, and to look into a stolen account. */
const SESSION_MS = 60 * DAY_MS;
/** How long finished jobs and mails that failed can be looked into. */
const FINISHED_MS = 30 * DAY_MS;
const NOTIFICATION_MS = 180 * DAY_MS;
/** Invitations that have run out: their list tells who was invited in the last year. */
const INVITATION_MS = 365 * DAY_MS;

/** Every table, and how long its rows are kept. The privacy policy names the times that concern people. */
export const RETENTION = {
  ...(Object.fromEntries(
    STATISTICS_KEPT.map(({ table, column, keptMs }) => [table, { column, keptMs }]),
  ) as Record<'usage_day' | 'search_miss_day' | 'cookie_choice', { column: string; keptMs: number }>),
  account: { removedBy: 'its person, after fourteen days of grace' },
  account_totp: WITH_ACCOUNT,
  account_identity: WITH_ACCOUNT,
  recovery_code: WITH_ACCOUNT,
  passkey: WITH_ACCOUNT,
  agreement_signature: WITH_ACCOUNT,
  notification_setting: WITH_ACCOUNT,
  silenced_source: WITH_ACCOUNT,
  enrollment: WITH_ACCOUNT,
  lesson_progress: WITH_ACCOUNT,
  point_event: WITH_ACCOUNT,
  search_history: { removedBy: 'its person, the newer words of a full list, or the deletion of the account' },
  session: { column: 'expires_at', keptMs: SESSION_MS },
  spent_refresh_token: { column: 'spent_at', keptMs: SESSION_MS },
  verification_code: { column: 'expires_at', keptMs: DAY_MS },
  spent_captcha: { column: 'expires_at', keptMs: 0 },
  challenge: { column: 'expires_at', keptMs: DAY_MS },
  authorization_code: { column: 'created_at', keptMs: DAY_MS },
  qr_login: { column: 'expires_at', keptMs: DAY_MS },
  short_link: { column: 'expires_at', keptMs: DAY_MS },
  rate_counter: { column: 'resets_at', keptMs: 0 },
  idempotency: { column: 'created_at', keptMs: IDEMPOTENCY_MS },
  job: { column: 'finished_at', keptMs: FINISHED_MS },
  mail: { column: 'finished_at', keptMs: FINISHED_MS },
  notification: { column: 'created_at', keptMs: NOTIFICATION_MS },
  invitation: { column: 'expires_at', keptMs: INVITATION_MS },
  invitation_acceptance: { removedBy: 'the end of its invitation' },
  upload: { removedBy: 'a sweep where nothing uses it for a day, else with what uses it' },
  active_code_application: WITH_ACCOUNT,
  membership: OF_SCHOOL,
  feedback: { kept: 'The school answers for complaints. Deleting the account takes its name off.' },
  moderation_words: OF_SCHOOL,
  school_agreement: { kept: 'It proves the contract with the school.' },
  school_login: WITH_SCHOOL,
  login_provider: WITH_SCHOOL,
  oauth_client: WITH_SCHOOL,
  school: WITH_SCHOOL,
  school_config: WITH_SCHOOL,
  page: WITH_SCHOOL,
  navigation: WITH_SCHOOL,
  bulletin: WITH_SCHOOL,
  category: WITH_SCHOOL,
  resource: WITH_SCHOOL,
  article: WITH_SCHOOL,
  exam: WITH_SCHOOL,
  exam_question: WITH_SCHOOL,
  live: WITH_SCHOOL,
  topic_item: WITH_SCHOOL,
  hot_word: WITH_SCHOOL,
  class: WITH_SCHOOL,
  class_teacher: WITH_SCHOOL,
  class_section: WITH_SCHOOL,
  lesson: WITH_SCHOOL,
  runtime_config: { kept: 'It is how the platform is set up, and of nobody.' },
  signing_key: { kept: 'Access tokens are proved by it.' },
  secret_probe: { kept: 'A start with another key is refused by it.' },
} as const satisfies Record<keyof Tables, Retention>;

/** What housekeeping takes away. Entries of the queue (schema pgboss) hold ids alone and go a day after they ended. */
export const RETENTION_RULES = Object.entries(RETENTION as Record<keyof Tables, Retention>).flatMap(
  ([table, entry]) =>
    'column' in entry ? [{ table: table as keyof Tables, column: entry.column, keptMs: entry.keptMs }] : [],
);
