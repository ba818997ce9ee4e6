import type { SchoolNetworks } from '@stoa/api/schema';
import { describe, expect, it } from 'vitest';
import { SCHOOL, useTestApp } from '../../testing/test-app.ts';
import { codeOf, makePerson } from '../class/class.fixtures.ts';
import { bankCalls, choiceInput, examInput } from './bank/bank.fixtures.ts';

// The request itself comes from 127.0.0.1, which is trusted to say for whom.
const test = useTestApp({ TRUST_PROXY: '127.0.0.1' });
const bank = bankCalls(test);
const tenantid = SCHOOL.open;
const URL = '/api/exam/v1/manage/networks';
const ROOM = { name: 'Computer room', ranges: ['10.20.0.0/16'] };

const read = async (token: string) =>
  (await test.call('GET', URL, { token, headers: { tenantid } })).json().data as SchoolNetworks;
const save = (token: string, version: number, items: readonly object[], school: string = tenantid) =>
  test.call('PUT', URL, { token, headers: { tenantid: school }, json: { version, items } });
const begin = async (exam: string, token: string, address: string) =>
  (
    await test.call('POST', `/api/exam/v1/exams/${exam}/attempts`, {
      token,
      headers: { 'x-forwarded-for': address, tenantid },
    })
  ).statusCode;

describe('networks of a school (issue 20)', () => {
  it('limit exams that name them, count at once, and are not removed from under one', async () => {
    const admin = await makePerson(test, 'admin');
    const { version } = await read(admin.token);
    const saved = (await save(admin.token, version, [ROOM])).json().data as SchoolNetworks;
    const [room] = saved.items;
    if (!room) throw new Error('nothing was saved');
    expect(saved).toEqual({
      version: version + 1,
      canEdit: true,
      items: [{ ...ROOM, id: room.id, exams: 0 }],
    });

    const questionId = (await bank.create(admin.token, choiceInput())).json().data.id as string;
    const input = examInput({
      status: 'published',
      questions: [{ questionId, points: 1 }],
      networks: [room.id, '192.0.2.7'],
    });
    const exam = (await bank.createExam(admin.token, input)).json().data as {
      id: string;
      networks: string[];
    };
    expect(exam.networks).toEqual([room.id, '192.0.2.7']);
    const learner = await makePerson(test, 'member');
    expect(await begin(exam.id, learner.token, '198.51.100.7')).toBe(403);
    expect(await begin(exam.id, learner.token, '10.20.3.4')).toBe(200);
    expect(await begin(exam.id, learner.token, '192.0.2.7')).toBe(200);

    // What is mended in the one place counts for the exam, and for attempts that run.
    const moved = { ...ROOM, id: room.id, ranges: ['198.51.100.0/24'] };
    expect((await save(admin.token, saved.version, [moved])).json().data.items).toEqual([
      { ...moved, exams: 1 },
    ]);
    expect(await begin(exam.id, learner.token, '10.20.3.4')).toBe(403);
    expect(await begin(exam.id, learner.token, '198.51.100.7')).toBe(200);

    expect((await save(admin.token, saved.version + 1, [])).json()).toMatchObject({
      code: 'CONFLICT',
      details: { reason: 'network-used' },
    });
    // One that is gone all the same lets nobody in.
    await test.database.write({ schoolId: tenantid }, (tx) =>
      tx.deleteFrom('school_config').where('key', '=', 'networks').execute(),
    );
    for (const address of ['10.20.3.4', '198.51.100.7', '203.0.113.9'])
      expect(await begin(exam.id, learner.token, address)).toBe(403);
  });

  it('are named by who runs the school, chosen by who teaches there, and known to nobody else', async () => {
    const [admin, teacher, learner] = [
      await makePerson(test, 'admin'),
      await makePerson(test, 'teacher'),
      await makePerson(test, 'member'),
    ];
    const { version } = await read(admin.token);
    expect(await codeOf(save(teacher.token, version, [ROOM]))).toBe('FORBIDDEN');
    expect((await save(admin.token, version, [ROOM])).statusCode).toBe(200);
    const { items, canEdit } = await read(teacher.token);
    expect(canEdit).toBe(false);
    expect(items).toMatchObject([ROOM]);
    expect(await codeOf(test.call('GET', URL, { token: learner.token, headers: { tenantid } }))).toBe(
      'FORBIDDEN',
    );
    // Nor is one of another school.
    const elsewhere = await makePerson(test, 'admin', SCHOOL.store);
    const strange = examInput({ networks: [items[0]?.id ?? ''] });
    expect(
      await codeOf(
        test.call('POST', '/api/exam/v1/manage/exams', {
          token: elsewhere.token,
          headers: { tenantid: SCHOOL.store },
          json: strange,
        }),
      ),
    ).toBe('VALIDATION_FAILED');
    expect(await codeOf(save(elsewhere.token, 0, [{ ...ROOM, id: items[0]?.id }], SCHOOL.store))).toBe(
      'VALIDATION_FAILED',
    );
  });

  it('have names of their own and ranges that are some, and are not saved over each other', async () => {
    const { token } = await makePerson(test, 'admin');
    const { version } = await read(token);
    for (const [items, path] of [
      [[ROOM, { ...ROOM, name: ' computer ROOM ' }], 'body/items/1/name'],
      [[{ ...ROOM, name: ' ' }], 'body/items/0/name'],
      [[{ ...ROOM, ranges: ['10.0.0.0/8', '10.0.0/8'] }], 'body/items/0/ranges/1'],
      [[{ ...ROOM, id: '1700000000000000009' }], 'body/items/0/id'],
    ] as const)
      expect((await save(token, version, items)).json()).toMatchObject({
        code: 'VALIDATION_FAILED',
        details: { fields: [{ path }] },
      });
    expect(await codeOf(save(token, version, [{ ...ROOM, ranges: [] }]))).toBe('VALIDATION_FAILED');
    const both = await Promise.all([save(token, version, [ROOM]), save(token, version, [ROOM])]);
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  });
});
