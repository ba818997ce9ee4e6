import type { Insertable } from 'kysely';
import type { Database } from '../../database/pool.ts';
import type { Tables, Translations } from '../../database/tables.ts';
import type { Language } from '../../i18n/languages.ts';
import { fold, toVector } from '../../core/text/tokens.ts';

/** A school of tests alone, so that numbers are known. */
export const FIXTURE_SCHOOL = '1780000000000000001';
/** Categories by slug: two facets, subject and level. */
export const CATEGORY = {
  subject: '1780000000000001000',
  planning: '1780000000000001001',
  risk: '1780000000000001002',
  deep: '1780000000000001003',
  level: '1780000000000002000',
  beginner: '1780000000000002001',
  expert: '1780000000000002002',
} as const;

const HOUR_MS = 3_600_000;

export interface ResourceFixture extends Partial<
  Omit<Insertable<Tables['resource']>, 'title' | 'summary' | 'price'>
> {
  id: string;
  title: string | Translations;
  summary?: Translations;
  price?: { amount: number; currency: string };
  /** Hours since it was published. */
  age?: number;
}

export async function addSchool(
  database: Database,
  values: Partial<Insertable<Tables['school']>> = {},
): Promise<void> {
  const school_id = values.id ?? FIXTURE_SCHOOL;
  await database.write({ schoolId: school_id }, async (tx) => {
    await tx
      .insertInto('school')
      .values({
        id: school_id,
        name: JSON.stringify({ en_US: 'Fixtures' }),
        summary: '{}',
        languages: ['en_US', 'zh_CN'],
        default_language: 'en_US',
        is_open: true,
        ...values,
      })
      .execute();
    if (school_id !== FIXTURE_SCHOOL) return;
    const parents: Record<string, keyof typeof CATEGORY | undefined> = {
      planning: 'subject',
      risk: 'subject',
      deep: 'planning',
      beginner: 'level',
      expert: 'level',
    };
    for (const [position, [slug, id]] of Object.entries(CATEGORY).entries()) {
      const parent = parents[slug];
      await tx
        .insertInto('category')
        .values({
          id,
          school_id,
          slug,
          parent_id: parent ? CATEGORY[parent] : null,
          name: JSON.stringify({ en_US: slug, zh_CN: `中${slug}` }),
          position,
        })
        .execute();
    }
  });
}

export async function addResources(
  database: Database,
  resources: ResourceFixture[],
  schoolId: string = FIXTURE_SCHOOL,
): Promise<void> {
  await database.write({ schoolId }, async (tx) => {
    for (const { title: given, summary = {}, price, age = 1, ...rest } of resources) {
      const title: Translations = typeof given === 'string' ? { en_US: given } : given;
      const pieces = [
        ...(Object.entries(title) as [Language, string][]).map(([language, text]) => ({
          language,
          text,
          weight: 'A' as const,
        })),
        ...(Object.entries(summary) as [Language, string][]).map(([language, text]) => ({
          language,
          text,
          weight: 'B' as const,
        })),
      ];
      await tx
        .insertInto('resource')
        .values({
          school_id: schoolId,
          type: 5,
          slug: `fixture-${rest.id}`,
          status: 'published',
          published_at: new Date(Date.now() - age * HOUR_MS),
          search_vector: toVector(pieces),
          search_text: pieces.map(({ text }) => fold(text)).join(' '),
          ...rest,
          title: JSON.stringify(title),
          summary: JSON.stringify(summary),
          price: price ? JSON.stringify(price) : null,
        })
        .execute();
    }
  });
}

export const addMember = (
  database: Database,
  email: string,
  schoolId: string = FIXTURE_SCHOOL,
): Promise<unknown> =>
  database.write({ schoolId }, async (tx) => {
    const { id } = await tx
      .selectFrom('account')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    await tx
      .insertInto('membership')
      .values({ school_id: schoolId, account_id: id, role: 'member' })
      .execute();
  });

/** An id of a resource of tests. */
export const resourceId = (n: number): string => String(1_781_000_000_000_000_000n + BigInt(n));
