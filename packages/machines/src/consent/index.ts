export { consentMachine, mayMeasure } from './consent.machine.ts';
export type { ConsentEvent, ConsentInput } from './consent.machine.ts';
export { isMeasured, readChoice, readUnreported } from './consent-rules.ts';
export type { AnalyticsChoice, ConsentOperation } from './consent-rules.ts';
