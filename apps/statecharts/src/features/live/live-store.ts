import {
  INSPECT_CHANNEL,
  INSPECT_KEY,
  INSPECT_VERSION,
  type InspectFact,
  type InspectMessage,
} from '../../../../portal/src/app/inspect/protocol.ts';
import { store as keep } from '../../../../portal/src/app/storage.ts';

/** A page that tells of its actors. */
export interface LiveTabState {
  id: string;
  address: string;
  isLate: boolean;
  isRevealed: boolean;
  isGone: boolean;
  /** It speaks another version of the protocol: what it says cannot be understood. */
  isForeign: boolean;
  facts: readonly InspectFact[];
}

export interface LiveState {
  tabs: readonly LiveTabState[];
}

const FACTS_MAX = 5_000;

/** Hears what the pages of this origin say. */
export class LiveStore {
  #state: LiveState = { tabs: [] };
  #channel: BroadcastChannel | undefined;
  readonly #listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly snapshot = (): LiveState => this.#state;

  /** Listens until it is ended. Pages learn by storage that somebody does. */
  listen(): () => void {
    const channel = new BroadcastChannel(INSPECT_CHANNEL);
    this.#channel = channel;
    channel.addEventListener('message', ({ data }: MessageEvent<InspectMessage>) => this.receive(data));
    keep(INSPECT_KEY, String(Date.now()));
    this.#say({ to: 'pages', kind: 'hello', version: INSPECT_VERSION });
    const stop = () => keep(INSPECT_KEY, undefined);
    window.addEventListener('pagehide', stop);
    return () => {
      stop();
      window.removeEventListener('pagehide', stop);
      channel.close();
      this.#channel = undefined;
    };
  }

  reveal(tab: string, isRevealed: boolean): void {
    this.#say({ to: 'pages', kind: 'reveal', tab, isRevealed });
  }

  reload(tab: string): void {
    this.#say({ to: 'pages', kind: 'reload', tab });
  }

  clear(tab: string): void {
    this.#change((tabs) => tabs.filter(({ id }) => id !== tab));
  }

  /** Takes in what a page says; anything else on the channel is left alone. */
  receive(message: InspectMessage): void {
    if (message?.to !== 'tool') return;
    const { tab } = message;
    if (message.kind === 'page') {
      const { address, isLate, isRevealed, version } = message;
      const before = this.#state.tabs.find(({ id }) => id === tab);
      const next: LiveTabState = {
        id: tab,
        address,
        isLate,
        isRevealed,
        isGone: false,
        isForeign: version !== INSPECT_VERSION,
        facts: before?.facts ?? [],
      };
      this.#change((tabs) => [...tabs.filter(({ id, isGone }) => id !== tab && !(isGone && !before)), next]);
    } else if (message.kind === 'facts') {
      this.#update(tab, ({ facts }) => ({ facts: joined(facts, message.facts) }));
    } else this.#update(tab, () => ({ isGone: true }));
  }

  #update(tab: string, change: (before: LiveTabState) => Partial<LiveTabState>): void {
    this.#change((tabs) => tabs.map((one) => (one.id === tab ? { ...one, ...change(one) } : one)));
  }

  #change(change: (tabs: readonly LiveTabState[]) => readonly LiveTabState[]): void {
    this.#state = { tabs: change(this.#state.tabs) };
    for (const listener of this.#listeners) listener();
  }

  #say(message: InspectMessage): void {
    this.#channel?.postMessage(message);
  }
}

/** A page that is greeted again tells everything again: what is older than the last known fact is known. */
function joined(known: readonly InspectFact[], more: readonly InspectFact[]): InspectFact[] {
  const seen = new Set(known.slice(-more.length * 2).map(keyOf));
  return [...known, ...more.filter((fact) => !seen.has(keyOf(fact)))].slice(-FACTS_MAX);
}

const keyOf = (fact: InspectFact): string => JSON.stringify(fact);
