import { randomId } from './random-id.ts';

/** Keys for calls that act once: the same call tried again keeps its key, another call gets another. */
export class ClickKeys {
  #call = '';
  #key = '';

  /** @param body what tells calls apart */
  async once<Answer>(body: object, send: (key: string) => Promise<Answer>): Promise<Answer> {
    const call = JSON.stringify(body);
    if (call !== this.#call) {
      this.#call = call;
      this.#key = randomId();
    }
    const answer = await send(this.#key);
    // What has passed may be wanted a second time.
    this.#call = '';
    return answer;
  }
}
