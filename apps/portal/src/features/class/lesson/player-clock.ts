/** Where the player is, told several times a second, so that only those are drawn again who follow it. */
export class PlayerClock {
  readonly #listeners = new Set<() => void>();
  #seconds: number;

  constructor(seconds: number) {
    this.#seconds = seconds;
  }

  set(seconds: number): void {
    this.#seconds = seconds;
    for (const listener of this.#listeners) listener();
  }

  readonly get = (): number => this.#seconds;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
}
