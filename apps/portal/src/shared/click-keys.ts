import { storeDraft, readDraft } from './drafts.ts';
import { randomId } from '../app/random-id.ts';

/** A call that was begun, and nobody knows yet whether it has passed. */
interface Begun {
  call: string;
  key: string;
}

/** Keys for calls that act once: the same call tried again keeps its key, another call gets another. */
export class ClickKeys {
  readonly #name: string | undefined;
  #begun: Begun | undefined;

  /** @param name keeps the key of a call that was begun over a reload, for as long as what was typed is kept */
  constructor(name?: string) {
    this.#name = name && `${name}.begun`;
  }

  /** @param body what tells calls apart */
  async once<Answer>(body: object, send: (key: string) => Promise<Answer>): Promise<Answer> {
    const call = JSON.stringify(body);
    const before: Partial<Begun> | undefined = this.#begun ?? this.#readBegun();
    const begun = { call, key: (before?.call === call && before.key) || randomId() };
    this.#storeBegun(begun);
    const answer = await send(begun.key);
    // What has passed may be wanted a second time.
    this.#storeBegun(undefined);
    return answer;
  }

  #readBegun(): Partial<Begun> | undefined {
    return this.#name ? readDraft<Begun>(this.#name)?.draft : undefined;
  }

  #storeBegun(begun: Begun | undefined): void {
    this.#begun = begun;
    if (this.#name) storeDraft(this.#name, begun && { place: 'call', draft: begun });
  }
}
