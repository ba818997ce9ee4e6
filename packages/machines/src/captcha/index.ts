export { captchaMachine } from './captcha.machine.ts';
export type { Challenge, SolveChallengeInput } from './captcha.machine.ts';
