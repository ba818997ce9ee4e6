import type { Transaction } from '../database/pool.ts';
import type { SpaceSeed } from './format.ts';
import { media } from './read.ts';

const DAY_MS = 86_400_000;

/** Loads the spaces of one school, whom their people follow, and who looked at them; the transaction is bound to it. */
export async function loadSpaces(
  tx: Transaction,
  spaces: SpaceSeed[],
  people: ReadonlyMap<string, string>,
  now: Date,
): Promise<void> {
  const id = (email: string) => people.get(email) as string;
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);
  for (const [index, { person, school, about, cover, links, follows, visits }] of spaces.entries()) {
    const account_id = id(person);
    await tx
      .insertInto('space')
      .values({
        school_id: school,
        account_id,
        about,
        cover_url: cover ? media(cover) : '',
        links: JSON.stringify(links ?? []),
      })
      .execute();
    if (follows)
      await tx
        .insertInto('follow')
        .values(
          follows.map((email, place) => ({
            school_id: school,
            follower_id: account_id,
            person_id: id(email),
            followed_at: daysAgo(index + place + 1),
          })),
        )
        .execute();
    const visitors = Object.entries(visits ?? {});
    if (visitors.length > 0)
      await tx
        .insertInto('space_visit')
        .values(
          visitors.map(([email, days]) => ({
            school_id: school,
            owner_id: account_id,
            visitor_id: id(email),
            visited_at: daysAgo(days),
          })),
        )
        .execute();
  }
}
