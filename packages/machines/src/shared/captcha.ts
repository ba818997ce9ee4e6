/** A picture puzzle that a person has to answer. */
export interface Captcha {
  captchaId: string;
  /** A data URI. */
  image: string;
}

/** What the actor `loadCaptcha` is given: the account that wants to log in, or null where there is none yet. */
export interface LoadCaptchaInput {
  account: string | null;
}

/** What the actor `loadCaptcha` answers: a puzzle, or null where none is needed. */
export type LoadCaptchaOutput = Captcha | null;

/** The answer to a puzzle, where there is one, as calls take it. */
export function captchaAnswer({
  captcha,
  fields,
}: {
  captcha: Captcha | null;
  fields: { captchaText: string };
}): { captcha?: { captchaId: string; captchaText: string } } {
  if (captcha === null) return {};
  return { captcha: { captchaId: captcha.captchaId, captchaText: fields.captchaText.trim() } };
}
