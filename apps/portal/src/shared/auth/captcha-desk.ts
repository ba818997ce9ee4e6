import { isApiProblem } from '@stoa/api/error';
import type { Api } from '@stoa/api/query';
import type { Captcha } from '@stoa/machines/shared';

/** Gets picture puzzles for a form: the one that a refusal brought along, else a new one where one is due. */
export interface CaptchaDesk {
  /** @param account whom the puzzle is for; a mobile number of another country with its + and code */
  load(account: string | null): Promise<Captcha | null>;
  /** Runs a call and keeps the puzzle that its refusal asks to solve. */
  watch<T>(account: string, call: () => Promise<T>): Promise<T>;
}

export function makeCaptchaDesk(api: Api): CaptchaDesk {
  let brought: Captcha | undefined;
  /** The account as the server was last asked with it: a puzzle holds for that one alone. */
  let refused: string | undefined;
  return {
    async load(account) {
      if (brought) {
        const puzzle = brought;
        brought = undefined;
        return puzzle;
      }
      const about = refused ?? account;
      if (about === null) return null;
      const { data } = await api.client.GET('/api/accounts/open/login/account/open/code/imagevalid', {
        params: { query: { account: about, ...(refused === undefined ? {} : { force: true }) } },
      });
      return data?.data.captchaId && data.data.image
        ? { captchaId: data.data.captchaId, image: data.data.image }
        : null;
    },
    async watch(account, call) {
      try {
        const answer = await call();
        refused = undefined;
        return answer;
      } catch (error) {
        if (isApiProblem(error, 'CAPTCHA_REQUIRED') || isApiProblem(error, 'CAPTCHA_INVALID')) {
          refused = account;
          const { captchaId, image } = error.details ?? {};
          if (captchaId && image) brought = { captchaId, image };
        }
        throw error;
      }
    },
  };
}
