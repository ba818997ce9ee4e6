/** The password of every demo account. */
export const DEMO_PASSWORD = 'Stoa-demo-2026';

/** What the start prints; the people themselves are in seed/people.yaml. */
export const DEMO_ACCOUNTS = [
  { email: 'visitor@stoa.example', what: 'has an account, belongs to no school' },
  { email: 'learner@stoa.example', what: 'learner of the open school (mobile 13800000001)' },
  { email: 'teacher@stoa.example', what: 'teacher' },
  { email: 'admin@stoa.example', what: 'administrator of schools 1, 2 and 4' },
  { email: 'owner@stoa.example', what: 'superuser' },
] as const;
