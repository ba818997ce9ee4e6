import { beforeAll, describe, expect, it } from 'vitest';
import { SCHOOL, useTestApp } from '../testing/test-app.ts';
import { makeClass } from '../modules/class/class.fixtures.ts';
import { addHostileSchool, HOSTILE, needsBuiltPortal } from './pages.fixtures.ts';

const SITE = 'https://stoa.example';
const test = useTestApp({ PUBLIC_URL: SITE });
beforeAll(needsBuiltPortal);

type Facts = Record<string, unknown>;
/** What search engines are told, as they find it: the content of the elements, without another thought. */
const factsOf = async (url: string): Promise<Facts[]> => {
  const { body, statusCode } = await test.call('GET', url);
  expect(statusCode).toBe(200);
  return [...body.matchAll(/<script type="application\/ld\+json">([^]*?)<\/script>/g)].map(
    ([, json]) => JSON.parse(json as string) as Facts,
  );
};
const ofType = (facts: Facts[], type: string): Facts => {
  const found = facts.filter((one) => one['@type'] === type);
  expect(found).toHaveLength(1);
  return found[0] as Facts;
};
const text = expect.stringMatching(/\S/);
const address = expect.stringMatching(/^https:\/\/stoa\.example\//);
const organization = expect.objectContaining({ '@type': 'Organization', name: text, url: address });
const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
const first = async (type: number) => {
  const { rows } = await test.database.pool.query<{ id: string }>(
    `select id from resource where school_id = $1 and type = $2 and status = 'published' and audience = 1
     and published_at <= now() and section_readers = 1 limit 1`,
    [SCHOOL.open, type],
  );
  return rows[0]?.id as string;
};

// As https://developers.google.com/search/docs/appearance/structured-data asks for them.
describe('search engines are told', () => {
  it('what a class is: Course, CourseInstance, BreadcrumbList', async () => {
    const { id } = await makeClass(test);
    const url = `/classInfo/${SCHOOL.open}/class-view/${id}`;
    const facts = await factsOf(`${url}?sxz-lang=en_US`);
    expect(ofType(facts, 'Course')).toMatchObject({
      '@context': 'https://schema.org',
      name: 'A class',
      description: text,
      url: `${SITE}${url}`,
      provider: organization,
      offers: [{ '@type': 'Offer', category: 'Free', price: 0, priceCurrency: text }],
      hasCourseInstance: [
        {
          '@type': 'CourseInstance',
          courseMode: 'Online',
          courseWorkload: expect.stringMatching(/^PT[1-9]\d*M$/),
        },
      ],
      image: [expect.stringContaining(`/link-pictures/${SCHOOL.open}/${id}.png`)],
    });
    expect(ofType(facts, 'BreadcrumbList')['itemListElement']).toEqual([
      { '@type': 'ListItem', position: 1, name: text, item: `${SITE}/portal/${SCHOOL.open}` },
      { '@type': 'ListItem', position: 2, name: 'A class', item: `${SITE}${url}` },
    ]);
  });

  it('what an article is', async () => {
    const facts = await factsOf(`/portal/${SCHOOL.open}/resource/${await first(3)}?sxz-lang=en_US`);
    const article = ofType(facts, 'Article');
    expect(article).toMatchObject({
      headline: text,
      datePublished: time,
      inLanguage: 'en-US',
      author: { '@type': expect.stringMatching(/^(Person|Organization)$/), name: text },
      publisher: organization,
      image: expect.arrayContaining([address]),
    });
    expect(String(article['headline']).length).toBeLessThanOrEqual(110);
  });

  it('when a live session takes place', async () => {
    const id = await first(4);
    const facts = await factsOf(
      `/portal/${SCHOOL.open}/lecturing-center/live-learn-detail/${id}?sxz-lang=en_US`,
    );
    expect(ofType(facts, 'Event')).toMatchObject({
      name: text,
      startDate: time,
      endDate: time,
      eventStatus: 'https://schema.org/EventScheduled',
      eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
      location: { '@type': 'VirtualLocation', url: address },
      organizer: organization,
    });
  });

  it('who a school is, on its home page, whatever its name is (TRUST 72)', async () => {
    const facts = await factsOf(`/portal/${SCHOOL.open}?sxz-lang=ar_SA`);
    expect(ofType(facts, 'Organization')).toMatchObject({
      name: expect.stringMatching(/\p{Script=Arabic}/u),
      url: `${SITE}/portal/${SCHOOL.open}`,
      logo: address,
    });
    const { id } = await addHostileSchool(test, { is_decorated: false });
    expect(ofType(await factsOf(`/portal/${id}?sxz-lang=en_US`), 'Organization')).toMatchObject({
      name: HOSTILE,
    });
  });

  it('nothing of pages that are not listed, nor of schools that are closed', async () => {
    expect(await factsOf(`/login/index`)).toEqual([]);
    expect(await factsOf(`/portal/${SCHOOL.open}/community`)).toEqual([]);
  });
});
