import { randomBytes } from 'node:crypto';
import type { DraftBlock, DraftPage, Renovation } from '@stoa/api/schema';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { Database } from '../../database/pool.ts';
import { SCHOOL, useTestApp } from '../../testing/test-app.ts';
import { makePerson, type Someone } from '../class/class.fixtures.ts';
import { SAMPLES } from '../portal/blocks/samples.ts';
import { PDF } from '../attendance/attendance.fixtures.ts';
import { addResources, resourceId } from '../resources/resource.fixtures.ts';
import { sendPicture, sendUpload } from '../uploads/uploads.fixtures.ts';

const test = useTestApp();
const PORTAL = '/api/portal/api/v1/portal';
const school = SCHOOL.company;
let admin: Someone;
let other: Someone;
let member: Someone;
beforeAll(async () => {
  admin = await makePerson(test, 'admin', school);
  other = await makePerson(test, 'admin', school);
  member = await makePerson(test, 'member', school);
});

const heading = (id: string, title: string): DraftBlock => ({
  id,
  type: 'subSchools',
  title: { en_US: title },
  perLine: 4,
});
const page = (blocks: readonly object[], pageId = 'home'): DraftPage => ({
  pageId,
  type: 'v2',
  title: { en_US: 'Home' },
  isfullPage: true,
  blocks: blocks as DraftBlock[],
});
const read = async (query: Record<string, string> = {}, token = admin.token): Promise<Renovation> => {
  const answer = await test.call(
    'GET',
    `${PORTAL}/select-user-renovation?${new URLSearchParams({ schoolId: school, ...query })}`,
    { token },
  );
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().data;
};
const send = (draft: DraftPage, baseVersion: string | null, by = admin, key?: string) =>
  test.call('POST', `${PORTAL}/insert-user-renovation`, {
    token: by.token,
    ...(key ? { headers: { 'idempotency-key': key } } : {}),
    json: { schoolId: school, baseVersion, editor: '2', page: draft },
  });
const save = async (draft: DraftPage, by = admin): Promise<string> => {
  const { version } = await read({ pageId: draft.pageId }).catch(() => ({ version: null }));
  const answer = await send(draft, version, by);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().data.version;
};
const release = (pageIds: string[], version: string, note?: string) =>
  test.call('PUT', `${PORTAL}/release-pages`, {
    token: admin.token,
    json: { schoolId: school, pageIds, version, ...(note ? { note } : {}) },
  });
const restore = (version: string, baseVersion: string | null) =>
  test.call('POST', `${PORTAL}/page-versions/restore`, {
    token: admin.token,
    json: { schoolId: school, version, baseVersion },
  });
const versionsOf = async (query: Record<string, string> = {}) =>
  (
    await test.call('GET', `${PORTAL}/page-versions?${new URLSearchParams({ schoolId: school, ...query })}`, {
      token: admin.token,
    })
  ).json().data;
const shown = async (pageId = 'home') => {
  const answer = await test.call(
    'GET',
    `${PORTAL}/open/home?${new URLSearchParams({ schoolId: school, pageId, 'sxz-lang': 'en_US' })}`,
    { token: member.token },
  );
  return answer.statusCode === 200
    ? answer.json().data.page.blocks.map(({ title }: { title: string }) => title)
    : answer.statusCode;
};
const codeOf = (answer: { json(): { code: string } }) => answer.json().code;

describe('a draft (C099, C100)', () => {
  it('begins as the page that visitors see', async () => {
    const draft = await read();
    expect(draft).toMatchObject({ version: null, savedBy: null, publishedVersion: null });
    expect(draft.page.blocks.length).toBeGreaterThan(0);
    expect(draft.languages).toContain(draft.mainLanguage);
  });

  it('keeps every type of blocks as it is, and is not seen by visitors before it is published', async () => {
    const before = await shown();
    const samples = SAMPLES.map((sample) =>
      sample.type === 'banner'
        ? { ...sample, slides: sample.slides.filter(({ image }) => image.startsWith('/media/')) }
        : sample,
    );
    await save(page(samples));
    const draft = await read();
    expect(draft.page.blocks).toEqual(samples);
    expect(draft.savedBy).toMatchObject({ id: admin.id });
    expect(await shown()).toEqual(before);
  });

  it('that somebody else saved meanwhile is not overwritten, and both are kept', async () => {
    const base = await save(page([heading('a', 'First')]));
    const theirs = await send(page([heading('a', 'Theirs')]), base, other);
    const mine = await send(page([heading('a', 'Mine')]), base);
    expect([theirs.statusCode, mine.statusCode, codeOf(mine)]).toEqual([200, 409, 'VERSION_CONFLICT']);
    const { currentVersion } = mine.json().details;
    expect(currentVersion).toBe(theirs.json().data.version);
    expect((await read()).page.blocks[0]).toMatchObject({ title: { en_US: 'Theirs' } });
    expect((await send(page([heading('a', 'Mine')]), currentVersion)).statusCode).toBe(200);
    expect((await read({ version: currentVersion })).page.blocks[0]).toMatchObject({
      title: { en_US: 'Theirs' },
    });
  });

  it('is saved by one of many who save at once', async () => {
    const base = await save(page([heading('a', 'Base')]));
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, n) =>
        send(page([heading('a', `Try ${n}`)]), base, n % 2 ? admin : other),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409, 409, 409]);
  });

  it('is saved once where the same request is sent again', async () => {
    const base = await save(page([heading('a', 'Base')]));
    const key = crypto.randomUUID();
    const [first, second] = [
      await send(page([heading('a', 'Once')]), base, admin, key),
      await send(page([heading('a', 'Once')]), base, admin, key),
    ];
    expect(second.json().data).toEqual(first.json().data);
    expect(codeOf(await send(page([heading('a', 'Else')]), base, admin, key))).toBe('IDEMPOTENCY_KEY_REUSED');
  });

  it('carries blocks along that this version does not know, and those that are wrong', async () => {
    const stored = [
      { id: 'later', type: 'hologram', depth: { layers: [1, 2] } },
      { id: 'wrong', type: 'honours' },
      heading('a', 'Known'),
    ];
    await test.database.write({ schoolId: school }, (tx) =>
      tx
        .insertInto('page')
        .values({
          school_id: school,
          page_id: 'future',
          title: '{"en_US":"Future"}',
          blocks: JSON.stringify(stored),
        })
        .execute(),
    );
    const draft = await read({ pageId: 'future' });
    expect(draft.page.blocks.map(({ type }) => type)).toEqual(['kept', 'kept', 'subSchools']);
    expect(draft.checks).toEqual(
      expect.arrayContaining([
        { severity: 'warning', rule: 'unknownBlock', blockId: 'later', language: null },
      ]),
    );
    const version = await save({ ...draft.page, blocks: draft.page.blocks.toReversed() });
    expect((await release(['future'], version)).statusCode).toBe(200);
    const row = await test.database.read({ schoolId: school }, (tx) =>
      tx.selectFrom('page').select('blocks').where('page_id', '=', 'future').executeTakeFirstOrThrow(),
    );
    expect(row.blocks).toEqual(stored.toReversed());
    expect(await shown('future')).toEqual(['Known']);
  });

  it('tells what is to be mended', async () => {
    await save(
      page([
        { id: 'empty', type: 'figures', items: [] },
        { id: 'unseen', type: 'honours', title: { en_US: 'x' }, cards: [], hidden: true },
        heading('a', 'English alone'),
      ]),
    );
    const { checks, languages } = await read();
    expect(checks).toContainEqual({
      severity: 'warning',
      rule: 'emptyBlock',
      blockId: 'empty',
      language: null,
    });
    expect(checks.filter(({ blockId }) => blockId === 'unseen')).toEqual([]);
    expect(
      checks.filter(({ rule, blockId }) => rule === 'missingTranslation' && blockId === 'a').length,
    ).toBe(languages.filter((language) => language !== 'en_US').length);
  });

  it('says which pictures nobody has described, which videos have no captions, which links lead to no page and which buttons say nothing', async () => {
    const image = '/media/seed/banners/porch.svg';
    const film = '/media/seed/videos/porch-what-was-the-stoa/video.mp4';
    const captions = '/media/seed/videos/porch-what-was-the-stoa/captions.en_US.vtt';
    const said = { en_US: 'Said' };
    const call = { type: 'callToAction', title: said, tone: 'plain' };
    const to = (url: string, label: object = said) => ({ ...call, action: { label, url } });
    const home = `/portal/${school}`;
    await save(
      page([
        { id: 'undescribed', type: 'picture', picture: { image }, width: 'page' },
        { id: 'described', type: 'picture', picture: { image, alt: said }, width: 'page' },
        { id: 'one-of-two', type: 'gallery', title: said, pictures: [{ image, alt: said }, { image }] },
        { id: 'gone', ...to(`${home}?pageId=gone`) },
        { id: 'home', ...to(`${home}?pageId=home`) },
        { id: 'elsewhere', ...to('https://example.com/?pageId=gone') },
        { id: 'silent', ...to(home, { en_US: ' ' }) },
        { id: 'no-steps', type: 'steps', title: said, items: [] },
        { id: 'unheard', type: 'video', title: said, film },
        { id: 'captioned', type: 'video', title: said, film, captions: { en_US: captions } },
        { id: 'at-another-site', type: 'video', title: said, url: 'https://vimeo.com/76979871' },
      ]),
    );
    const { checks } = await read();
    const idsOf = (wanted: string) =>
      checks.filter(({ rule }) => rule === wanted).map(({ blockId }) => blockId);
    expect(idsOf('altText')).toEqual(['undescribed', 'one-of-two']);
    expect(idsOf('captions')).toEqual(['unheard']);
    expect(idsOf('brokenLink')).toEqual(['gone']);
    expect(idsOf('emptyBlock')).toEqual(['silent', 'no-steps']);
  });

  it('says in which lists something stands that is not published, deleted or of another school', async () => {
    const [own, draft, elsewhere] = [resourceId(901), resourceId(902), resourceId(903)];
    await addResources(
      test.database,
      [
        { id: own, title: 'Out' },
        { id: draft, title: 'Draft', status: 'draft' },
      ],
      school,
    );
    await addResources(test.database, [{ id: elsewhere, title: 'Elsewhere' }], SCHOOL.open);
    const list = (id: string, resourceIds: string[] | undefined, hidden = false) => ({
      id,
      type: 'classes',
      title: { en_US: id },
      perLine: 4,
      limit: 8,
      source: resourceIds ? { resourceIds } : { sort: '0' },
      hidden,
    });
    await save(
      page([
        list('whole', [own]),
        list('by-rule', undefined),
        list('draft', [own, draft]),
        list('elsewhere', [elsewhere]),
        list('deleted', [resourceId(904)]),
        list('unseen', [draft], true),
      ]),
    );
    const { checks } = await read();
    expect(checks.filter(({ rule }) => rule === 'goneEntry').map(({ blockId }) => blockId)).toEqual([
      'draft',
      'elsewhere',
      'deleted',
    ]);
  });

  it('says which pictures are larger than 1 MB, and which anchors two blocks have that can be seen at once', async () => {
    const noise = (side: number) =>
      sharp(randomBytes(side * side * 3), { raw: { width: side, height: side, channels: 3 } }).png();
    const [large, small] = [
      await sendPicture(test, admin.token, await noise(700).toBuffer(), school),
      await sendPicture(test, admin.token, await noise(60).toBuffer(), school),
    ];
    const shows = (id: string, image: string, settings: object = {}) => ({
      id,
      type: 'picture',
      picture: { image, alt: { en_US: 'Noise' } },
      width: 'page',
      ...settings,
    });
    await save(
      page([
        shows('light', small.static_url, { anchor: 'here', devices: ['phone'] }),
        shows('heavy', large.static_url, { anchor: 'here', devices: ['desktop'] }),
        shows('seeded', '/media/seed/banners/porch.svg', { anchor: 'here' }),
        shows('unseen', large.static_url, { anchor: 'here', hidden: true }),
        shows('other', small.static_url, { anchor: 'there' }),
      ]),
    );
    const { checks } = await read();
    const named = (wanted: string) =>
      checks.filter(({ rule }) => rule === wanted).map(({ severity, blockId }) => `${severity} ${blockId}`);
    expect(named('heavyPicture')).toEqual(['warning heavy']);
    expect(named('duplicateAnchor')).toEqual(['warning seeded']);
  });

  it('refuses two blocks with one id', async () => {
    const answer = await send(page([heading('a', '1'), heading('a', '2')]), (await read()).version);
    expect([answer.statusCode, codeOf(answer), answer.json().details.fields[0].path]).toEqual([
      400,
      'PAGE_INVALID',
      'body/page/blocks/1/id',
    ]);
  });
});

describe('a hostile draft (TRUST 75)', () => {
  const text = (node: object) => ({
    id: 'text',
    type: 'richText',
    body: { en_US: { type: 'doc', content: [{ type: 'paragraph', content: [node] }] } },
  });
  const banner = (slide: object) => ({
    id: 'banner',
    type: 'banner',
    slides: [
      { title: { en_US: 'a' }, text: { en_US: 'b' }, image: '/media/seed/banners/porch.svg', ...slide },
    ],
  });
  const refused = async (block: object) => {
    const answer = await send(page([block]), (await read()).version);
    return [answer.statusCode, codeOf(answer)];
  };

  it('leads nowhere that it must not', async () => {
    for (const href of [
      'javascript:alert(1)',
      'java\tscript:alert(1)',
      'data:text/html,x',
      '//evil.example',
      '/\\evil.example',
      'https://a:b@evil.example',
      '/%2f/evil',
      '#"><script>',
    ]) {
      const link = { type: 'text', text: 'x', marks: [{ type: 'link', attrs: { href } }] };
      expect([href, ...(await refused(text(link)))]).toEqual([href, 400, 'PAGE_INVALID']);
    }
    const ways = ['https://user@evil.example', '/a/../../b', 'https://evil.example\\@stoa.example'];
    for (const url of ways) {
      const found = await refused(banner({ action: { label: { en_US: 'Go' }, url } }));
      expect([url, ...found]).toEqual([url, 400, 'PAGE_INVALID']);
    }
  });

  it('shows no picture from elsewhere, of another school or of somebody else', async () => {
    for (const image of ['https://evil.example/pixel.png', '/api/portal/x', '/media/../secret'])
      expect([image, ...(await refused(banner({ image })))]).toEqual([image, 400, 'PAGE_INVALID']);
    const name = 'a'.repeat(32);
    for (const image of [`/files/${SCHOOL.open}/${name}`, `/files/${school}/${name}`])
      expect([image, ...(await refused(banner({ image })))]).toEqual([image, 400, 'UPLOAD_NOT_OWNED']);
    const hidden = { id: 'kept', type: 'kept', stored: banner({ image: `/files/${SCHOOL.open}/${name}` }) };
    expect(await refused(hidden)).toEqual([400, 'UPLOAD_NOT_OWNED']);
  });

  it('shows pictures that its author has sent: to everybody once they are published', async () => {
    const { static_url: image } = await sendPicture(test, admin.token, undefined, school);
    const status = async (token?: string) => (await test.call('GET', image, { token })).statusCode;
    const drafts = await send(page([banner({ image })]), (await read()).version, other);
    expect(codeOf(drafts)).toBe('UPLOAD_NOT_OWNED');
    await save(page([banner({ image })]));
    expect([await status(), await status(other.token)]).toEqual([401, 200]);
    const version = await save(page([banner({ image }), heading('a', 'Beside it')]), other);
    await release(['home'], version);
    expect(await status()).toBe(200);
  });

  it('frames no site that is not listed, and plays and offers no file from elsewhere', async () => {
    const title = { en_US: 'Here' };
    const other = `/files/${SCHOOL.open}/${'a'.repeat(32)}`;
    for (const url of [
      'https://evil.example/',
      'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
      '/portal/1',
    ])
      expect([url, ...(await refused({ id: 'e', type: 'embed', title, url }))]).toEqual([
        url,
        400,
        'PAGE_INVALID',
      ]);
    expect(await refused({ id: 'e', type: 'embed', title, url: 'javascript:alert(1)' })).toEqual([
      400,
      'VALIDATION_FAILED',
    ]);
    const film = 'https://vimeo.com/76979871';
    // It is at a listed site, and no film.
    const figure = 'https://www.geogebra.org/m/abcd1234';
    expect(await refused({ id: 'v', type: 'video', title, url: figure })).toEqual([400, 'PAGE_INVALID']);
    expect(await refused({ id: 'v', type: 'video', title, film: 'https://evil.example/a.mp4' })).toEqual([
      400,
      'PAGE_INVALID',
    ]);
    expect(await refused({ id: 'v', type: 'video', title, film: other })).toEqual([400, 'UPLOAD_NOT_OWNED']);
    expect(await refused({ id: 'd', type: 'downloads', title, items: [{ file: other }] })).toEqual([
      400,
      'UPLOAD_NOT_OWNED',
    ]);
    // What is one’s own, and is no film.
    const { static_url: image } = await sendPicture(test, admin.token, undefined, school);
    expect(await refused({ id: 'v', type: 'video', title, film: image })).toEqual([400, 'UPLOAD_NOT_OWNED']);
    for (const captions of [other, image])
      expect(
        await refused({ id: 'v', type: 'video', title, url: film, captions: { en_US: captions } }),
      ).toEqual([400, 'UPLOAD_NOT_OWNED']);
    expect(
      await refused({ id: 'v', type: 'video', title, captions: { en_US: 'https://evil.example/a.vtt' } }),
    ).toEqual([400, 'PAGE_INVALID']);
    expect(await refused({ id: 'v', type: 'video', title, captions: { xx_XX: image } })).toEqual([
      400,
      'VALIDATION_FAILED',
    ]);
    const part = (more: object) => ({ id: 'c', type: 'columns', parts: [{ title, ...more }] });
    expect(await refused(part({ image: other }))).toEqual([400, 'UPLOAD_NOT_OWNED']);
    expect(await refused(part({ action: { label: title, url: '/a/../../b' } }))).toEqual([
      400,
      'PAGE_INVALID',
    ]);
  });

  it('offers documents that its author has sent, with name, kind and size: to everybody once it is published', async () => {
    const upload = { contentType: 'application/pdf', fileName: 'Plan of the year.pdf', payload: PDF };
    const { static_url: file } = await sendUpload(test, admin.token, upload, school);
    const version = await save(
      page([{ id: 'd', type: 'downloads', title: { en_US: 'Files' }, items: [{ file }] }]),
    );
    expect((await test.call('GET', file)).statusCode).toBe(401);
    expect((await release(['home'], version)).statusCode).toBe(200);
    const answer = await test.call('GET', file);
    expect([answer.statusCode, answer.headers['content-disposition']]).toEqual([
      200,
      'attachment; filename="Planoftheyear.pdf"',
    ]);
    const home = await test.call('GET', `${PORTAL}/open/home?${new URLSearchParams({ schoolId: school })}`, {
      token: member.token,
    });
    expect(home.json().data.page.blocks).toMatchObject([
      { items: [{ url: file, name: 'Planoftheyear.pdf', kind: 'pdf', bytes: PDF.length }] },
    ]);
  });

  it('shows the captions of a video to everybody once it is published, in the order of the languages', async () => {
    const film = '/media/seed/videos/porch-what-was-the-stoa/video.mp4';
    const upload = (fileName: string) => ({
      contentType: 'text/vtt',
      fileName,
      payload: Buffer.from('WEBVTT\n\n00:00.000 --> 00:02.000\nA porch.\n'),
    });
    const { static_url: english } = await sendUpload(test, admin.token, upload('en.vtt'), school);
    const { static_url: chinese } = await sendUpload(test, admin.token, upload('zh.vtt'), school);
    const captions = { en_US: english, zh_CN: chinese };
    const version = await save(
      page([{ id: 'v', type: 'video', title: { en_US: 'The porch' }, film, captions }]),
    );
    expect((await test.call('GET', english)).statusCode).toBe(401);
    expect((await release(['home'], version)).statusCode).toBe(200);
    const answer = await test.call('GET', english);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/vtt']);
    const home = await test.call('GET', `${PORTAL}/open/home?${new URLSearchParams({ schoolId: school })}`, {
      token: member.token,
    });
    expect(home.json().data.page.blocks).toMatchObject([
      {
        filmUrl: film,
        captions: [
          { lang: 'zh_CN', label: '简体中文', url: chinese },
          { lang: 'en_US', label: 'English', url: english },
        ],
      },
    ]);
  });

  it('is not published with a frame, a film or a tab that has no name', async () => {
    const version = await save(
      page([{ id: 'e', type: 'embed', title: { en_US: ' ' }, url: 'https://vimeo.com/76979871' }]),
    );
    expect((await read()).checks).toContainEqual({
      severity: 'error',
      rule: 'missingTitle',
      blockId: 'e',
      language: null,
    });
    expect(codeOf(await release(['home'], version))).toBe('PAGE_INVALID');
  });

  it('offers those who teach or run the school to be chosen', async () => {
    const answer = await test.call('GET', `${PORTAL}/teachers?${new URLSearchParams({ schoolId: school })}`, {
      token: admin.token,
    });
    const ids = answer.json().data.items.map(({ id }: { id: string }) => id);
    expect(ids).toContain(admin.id);
    expect(ids).not.toContain(member.id);
  });

  it('holds markup as text alone, and no field that the contract does not name (TRUST 69, 70)', async () => {
    await save(page([heading('a', '<img src=x onerror=alert(1)>')]));
    expect((await read()).page.blocks[0]).toMatchObject({ title: { en_US: '<img src=x onerror=alert(1)>' } });
    expect((await refused({ ...heading('a', 'x'), style: 'position:fixed' }))[0]).toBe(400);
    expect((await refused({ ...heading('a', 'x'), anchor: '"><script>' }))[0]).toBe(400);
  });

  it('with a thousand blocks or five megabytes of text is refused', async () => {
    const version = (await read()).version;
    const many = Array.from({ length: 1000 }, (_, n) => heading(`b${n}`, 'x'));
    expect((await send(page(many), version)).statusCode).toBe(400);
    const heavy = { type: 'text', text: 'x'.repeat(5 * 1024 * 1024) };
    expect((await send(page([text(heavy)]), version)).statusCode).toBe(413);
    expect((await read()).version).toBe(version);
  });
});

describe('publishing (C104)', () => {
  it('shows the draft to visitors, in every process, and again the one before', async () => {
    const first = await save(page([heading('a', 'Spring')]));
    expect((await release(['home'], first, 'Spring programme')).json().data).toMatchObject({
      version: first,
      pageIds: ['home'],
      note: 'Spring programme',
      isPublished: true,
    });
    expect(await shown()).toEqual(['Spring']);
    const second = await save(page([heading('a', 'Autumn')]));
    expect(await shown()).toEqual(['Spring']);
    await release(['home'], second);
    expect(await shown()).toEqual(['Autumn']);
    const back = (await restore(first, second)).json().data;
    expect(back.page.blocks).toEqual([heading('a', 'Spring')]);
    expect(await shown()).toEqual(['Autumn']);
    await release(['home'], back.version);
    expect(await shown()).toEqual(['Spring']);
  });

  it('tells the other processes', async () => {
    const received: string[] = [];
    const listener = await test.database.pool.connect();
    try {
      listener.on('notification', ({ payload }) => received.push(payload ?? ''));
      await listener.query('listen stoa');
      await release(['home'], await save(page([heading('a', 'Told')])));
      await expect
        .poll(() => received.map((message) => JSON.parse(message)))
        .toContainEqual({ type: 'school.changed', schoolId: school });
    } finally {
      await listener.query('unlisten stoa');
      listener.release(true);
    }
  });

  it('takes several pages at once, or none of them', async () => {
    const home = await save(page([heading('a', 'Home 1')]));
    await release(['home'], home);
    await save(page([heading('a', 'Home 2')]));
    const about = await save(page([heading('b', 'About 1')], 'about-us'));
    expect((await release(['home', 'about-us', 'missing'], about)).statusCode).toBe(404);
    const untitled = await save({ ...page([heading('c', 'x')], 'untitled'), title: { en_US: ' ' } });
    const invalid = await release(['home', 'about-us', 'untitled'], untitled);
    expect([invalid.statusCode, codeOf(invalid), invalid.json().details.fields[0].path]).toEqual([
      400,
      'PAGE_INVALID',
      'body/pageIds/2',
    ]);
    expect([await shown(), await shown('about-us')]).toEqual([['Home 1'], 404]);
    expect((await release(['home', 'about-us'], about)).statusCode).toBe(200);
    expect([await shown(), await shown('about-us')]).toEqual([['Home 2'], ['About 1']]);
  });

  it('is wholly undone where the server ends in the middle', async () => {
    await release(['home'], await save(page([heading('a', 'Before')])));
    const home = await save(page([heading('a', 'After')]));
    const about = await save(page([heading('b', 'After')], 'about-us'));
    const before = await shown('about-us');
    const [{ connectionString }] = [test.database.pool.options as { connectionString: string }];
    const dying = new Database(connectionString, 1);
    const cut = dying.write({ schoolId: school }, async (tx) => {
      const { publishVersions } = await import('./decoration.repository.ts');
      await publishVersions(tx, school, [home, about], null, new Date());
      throw new Error('The process ends.');
    });
    await expect(cut).rejects.toThrow('The process ends.');
    await dying.end();
    expect([await shown(), await shown('about-us')]).toEqual([['Before'], before]);
    expect((await read({ pageId: 'about-us' })).publishedVersion).not.toBe(about);
  });

  it('is refused where somebody saved meanwhile; twice is once', async () => {
    const seen = await save(page([heading('a', 'Seen')]));
    const newer = await save(page([heading('a', 'Unseen')]), other);
    const late = await release(['home'], seen);
    expect([late.statusCode, late.json().details]).toEqual([409, { currentVersion: newer }]);
    const both = await Promise.all([release(['home'], newer), release(['home'], newer)]);
    expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(await shown()).toEqual(['Unseen']);
  });
});

describe('versions (C101, C102)', () => {
  it('are listed by page with author, time and note, the newest first', async () => {
    const first = await save(page([heading('a', '1')], 'listed'));
    await release(['listed'], first, 'First');
    const second = await save(page([heading('a', '2')], 'listed'), other);
    const { items, total } = await versionsOf({ pageId: 'listed' });
    expect(total).toBe(2);
    expect(items).toMatchObject([
      {
        version: second,
        savedBy: { id: other.id },
        releasedAt: null,
        isPublished: false,
        pageIds: ['listed'],
      },
      { version: first, savedBy: { id: admin.id }, note: 'First', isPublished: true },
    ]);
    expect((await versionsOf({ pageSize: '1', pageNumber: '2' })).items.length).toBe(1);
  });

  it('are kept up to a number for a page; what was published is counted apart', async () => {
    const published = await save(page([heading('a', 'Published')], 'trimmed'));
    await release(['trimmed'], published);
    await test.fill(async (client) => {
      await client.query(`select set_config('stoa.school', $1, false)`, [school]);
      await client.query(
        `insert into page_version (school_id, version, page_id, title, is_full_page, blocks)
         select $1, (select max(version) from page_version where school_id = $1) + n, 'trimmed', '{}', true, '[]'
         from generate_series(1, 130) n`,
        [school],
      );
    });
    const last = await save(page([heading('a', 'Last')], 'trimmed'));
    const { total } = await versionsOf({ pageId: 'trimmed' });
    expect(total).toBe(101);
    expect((await read({ pageId: 'trimmed', version: published })).version).toBe(published);
    expect((await read({ pageId: 'trimmed' })).version).toBe(last);
  });

  it('cannot be taken over a draft that somebody saved meanwhile', async () => {
    const first = await save(page([heading('a', '1')]));
    const second = await save(page([heading('a', '2')]));
    expect(codeOf(await restore(first, first))).toBe('VERSION_CONFLICT');
    expect((await restore('999999', second)).statusCode).toBe(404);
  });
});

describe('a preview (C103)', () => {
  const preview = async (audience?: string) =>
    (
      await test.call(
        'GET',
        `${PORTAL}/renovation-preview?${new URLSearchParams({ schoolId: school, pageId: 'home', 'sxz-lang': 'en_US', ...(audience ? { audience } : {}) })}`,
        { token: admin.token },
      )
    )
      .json()
      .data.blocks.map(({ id }: { id: string }) => id);

  it('shows the draft as members or visitors will see it, or whole', async () => {
    await save(
      page([
        heading('all', 'x'),
        { ...heading('members', 'x'), audience: 2 },
        { ...heading('visitors', 'x'), audience: 3 },
        { ...heading('hidden', 'x'), hidden: true },
        { ...heading('over', 'x'), endsAt: '2020-01-01T00:00:00.000Z' },
      ]),
    );
    expect(await preview()).toEqual(['all', 'members', 'visitors', 'hidden', 'over']);
    expect(await preview('2')).toEqual(['all', 'members']);
    expect(await preview('3')).toEqual(['all', 'visitors']);
  });
});

describe('another school', () => {
  it('has no draft, version or page for those of this one (TRUST 47, 53)', async () => {
    const outsider = await makePerson(test, 'admin', SCHOOL.open);
    const version = await save(page([heading('a', 'Ours')]));
    const asked = [
      test.call('GET', `${PORTAL}/select-user-renovation?schoolId=${school}`, { token: outsider.token }),
      test.call('GET', `${PORTAL}/page-versions?schoolId=${school}`, { token: outsider.token }),
      send(page([]), version, outsider),
      test.call('POST', `${PORTAL}/page-versions/restore`, {
        token: outsider.token,
        json: { schoolId: SCHOOL.open, version, baseVersion: null },
      }),
      test.call('GET', `${PORTAL}/select-user-renovation?schoolId=${SCHOOL.open}&version=${version}`, {
        token: outsider.token,
      }),
      test.call('PUT', `${PORTAL}/release-pages`, {
        token: outsider.token,
        json: { schoolId: SCHOOL.open, pageIds: ['home'], version },
      }),
    ];
    expect((await Promise.all(asked)).map(({ statusCode }) => statusCode)).toEqual([
      404, 404, 404, 404, 404, 404,
    ]);
  });
});
