import { RETENTION_MS as IDEMPOTENCY_MS } from '../../platform/idempotency.ts';
import { DAY_MS, OF_SCHOOL, WITH_SCHOOL, type RetentionRules } from './retention.ts';

/** How long sign-ins are remembered after they have ended: to tell a new device, and to look into a stolen account. */
const SESSION_MS = 60 * DAY_MS;
/** How long finished jobs and mails that failed can be looked into. */
const FINISHED_MS = 30 * DAY_MS;

/** The tables of the core. */
export const CORE_RETENTION = {
  account: { removedBy: 'its person, after fourteen days of grace' },
  school: WITH_SCHOOL,
  school_config: WITH_SCHOOL,
  membership: OF_SCHOOL,
  session: { column: 'expires_at', keptMs: SESSION_MS },
  spent_refresh_token: { column: 'spent_at', keptMs: SESSION_MS },
  spent_captcha: { column: 'expires_at', keptMs: 0 },
  rate_counter: { column: 'resets_at', keptMs: 0 },
  idempotency: { column: 'created_at', keptMs: IDEMPOTENCY_MS },
  job: { column: 'finished_at', keptMs: FINISHED_MS },
  mail: { column: 'finished_at', keptMs: FINISHED_MS },
  upload: {
    removedBy:
      'a sweep where nothing uses it for a day, or no lesson names it for seven, else with what uses it',
  },
  runtime_config: { kept: 'It is how the platform is set up, and of nobody.' },
  signing_key: { kept: 'Access tokens are proved by it.' },
  secret_probe: { kept: 'A start with another key is refused by it.' },
  school_login: WITH_SCHOOL,
  login_provider: WITH_SCHOOL,
} satisfies RetentionRules;
