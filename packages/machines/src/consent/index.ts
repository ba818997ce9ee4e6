export { consentMachine, mayMeasure } from './consent.machine.ts';
export type { ConsentEvent, ConsentInput, ConsentOperation } from './consent.machine.ts';
export { isMeasured, readChoice } from './consent-rules.ts';
export type { AnalyticsChoice } from './consent-rules.ts';
