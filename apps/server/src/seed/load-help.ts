export const DAY_MS = 86_400_000;
export const HOUR_MS = 3_600_000;
export const MINUTE_MS = 60_000;

/** What loading needs to know of the rest. */
export interface LoadContext {
  now: Date;
  /** Account id by e-mail. */
  people: ReadonlyMap<string, string>;
  /** Category id by slug, of the school that is being loaded. */
  categories: ReadonlyMap<string, string>;
  /** Resource id by slug, of the same school. */
  resources: ReadonlyMap<string, string>;
}

/** So many milliseconds from now; before it where they are negative. */
export const after = (now: Date, ms: number): Date => new Date(now.getTime() + ms);
/** So many days from now, where a number is named. */
export const inDays = (now: Date, days: number | undefined): Date | null =>
  days === undefined ? null : after(now, days * DAY_MS);

/** The account of one who is named. @throws {Error} where people.yaml has nobody of that address */
export function person({ people }: LoadContext, email: string): string {
  const id = people.get(email);
  if (!id) throw new Error(`The demo content names ${email}, who is not in people.yaml.`);
  return id;
}
