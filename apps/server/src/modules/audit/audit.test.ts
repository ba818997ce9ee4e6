import type { AuditEntry } from '@stoa/api/schema';
import { beforeAll, describe, expect, it } from 'vitest';
import { listOperations, readContract } from '../../contract/document.ts';
import { insertEntries } from '../../core/audit/audit.repository.ts';
import { removeRows } from '../../core/retention/housekeeping.repository.ts';
import { purgedBy } from '../../core/retention/retention.ts';
import { SCHOOL, useTestApp } from '../../testing/test-app.ts';
import { makePeople, makePerson, type Someone } from '../class/class.fixtures.ts';
import { module } from './module.ts';

const test = useTestApp();
const AUDIT = '/api/school/audit';
const headers = { tenantid: SCHOOL.open };
let admin: Someone;

beforeAll(async () => {
  admin = await makePerson(test, 'admin');
});

interface Page {
  items: AuditEntry[];
  total: number;
  next: string | null;
}
async function read(query = '', who = admin): Promise<Page> {
  const answer = await test.call('GET', `${AUDIT}?sxz-lang=en_US${query}`, { token: who.token, headers });
  expect(answer.statusCode, answer.body).toBe(200);
  return (answer.json() as { data: Page }).data;
}
const setRole = (who: Someone, userId: string, role: string) =>
  test.call('PUT', `/api/school/members/${userId}/role`, { token: who.token, headers, json: { role } });
/** As an operation, without going through one. */
const insert = (actorId: string, at: Date, schoolId: string = SCHOOL.open) =>
  test.database.write({ schoolId }, (tx) =>
    tx
      .insertInto('audit_entry')
      .values({ school_id: schoolId, at, actor_id: actorId, action: 'schoolSettingsSaved' })
      .returning('id')
      .executeTakeFirstOrThrow(),
  );

describe('the audit log', () => {
  it('has what was done, by whom, to whom, and what it became; nothing of what was refused', async () => {
    const actor = await makePerson(test, 'admin');
    const [someone, other] = (await makePeople(test, 2, 'member')) as [Someone, Someone];
    expect((await setRole(actor, someone.id, 'teacher')).statusCode).toBe(200);
    expect((await setRole(actor, other.id, 'owner')).statusCode).toBe(403);
    expect((await setRole(someone, other.id, 'teacher')).statusCode).toBe(403);
    const disabled = await test.call('PUT', `/api/school/members/${other.id}/valid`, {
      token: actor.token,
      headers,
      json: { isValid: 0 },
    });
    expect(disabled.statusCode, disabled.body).toBe(200);
    const file = await test.call('GET', '/api/school/members/export?keyword=secret-word', {
      token: actor.token,
      headers,
    });
    expect(file.statusCode, file.body).toBe(200);
    const { items, total } = await read(`&userId=${actor.id}`);
    expect(total).toBe(3);
    expect(
      items.map(({ action, what, subject, value }) => [action, what, subject?.id ?? null, value]),
    ).toEqual([
      ['exported', 'members', null, null],
      ['memberAccessChanged', null, other.id, '0'],
      ['memberRoleChanged', null, someone.id, 'teacher'],
    ]);
    expect(items[2]).toMatchObject({
      actor: { id: actor.id, name: 'Person 1' },
      subject: { kind: 'person', name: 'Person 1' },
    });
    expect(JSON.stringify(items)).not.toContain('secret-word');
    expect((await read(`&userId=${someone.id}`)).items).toEqual([]);
  });

  it('has one entry for each of several things, and none for a trial', async () => {
    const actor = await makePerson(test, 'admin');
    const contents = '/api/portal/api/v1/authoring/contents';
    const ids = [];
    for (const title of ['One', 'Other']) {
      const made = await test.call('POST', contents, {
        token: actor.token,
        headers,
        json: { kind: 'article', title: { en_US: title } },
      });
      expect(made.statusCode, made.body).toBe(200);
      ids.push((made.json() as { data: { id: string } }).data.id);
    }
    const binned = await test.call('POST', `${contents}/changes`, {
      token: actor.token,
      headers,
      json: { ids, change: 'bin' },
    });
    expect(binned.statusCode, binned.body).toBe(200);
    await test.call('POST', '/api/school/member-imports', {
      token: actor.token,
      headers,
      json: { csv: 'email\nsomebody@stoa.example\n', role: 'member', dryRun: true },
    });
    const { items } = await read(`&userId=${actor.id}`);
    expect(items.map(({ action, value }) => [action, value])).toEqual([
      ['contentChanged', 'bin'],
      ['contentChanged', 'bin'],
    ]);
    expect(items.map(({ subject }) => subject?.name).toSorted()).toEqual(['One', 'Other']);
  });

  it('has one entry an hour of what saves itself, by person, subject and outcome', async () => {
    const note = (actor: Someone, subjectId: string, value: string, minutes: number) =>
      test.database.write({ schoolId: SCHOOL.open }, (tx) =>
        insertEntries(
          tx,
          {
            schoolId: SCHOOL.open,
            actorId: actor.id,
            action: 'gradeSaved',
            what: null,
            subjectKind: 'resource',
            subjectIds: [subjectId],
            value,
            onceInMinutes: 60,
          },
          new Date(Date.now() + minutes * 60_000),
        ),
      );
    const [one, two] = (await makePeople(test, 2, 'teacher')) as [Someone, Someone];
    const [first, second] = ['1700000000000510001', '1700000000000510002'] as const;
    for (const minutes of [0, 1, 59]) await note(one, first, 'false', minutes);
    expect((await read(`&userId=${one.id}`)).total).toBe(1);
    await note(one, second, 'false', 2);
    await note(one, first, 'true', 3);
    await note(one, first, 'false', 61);
    expect((await read(`&userId=${one.id}`)).total).toBe(4);
    await note(two, first, 'false', 4);
    expect((await read(`&userId=${two.id}`)).items).toMatchObject([
      { action: 'gradeSaved', subject: { id: first }, value: 'false' },
    ]);
  });

  it('is read by person, kind and time, page by page', async () => {
    const actor = await makePerson(test, 'admin');
    const day = (days: number) => new Date(Date.now() - days * 86_400_000);
    for (const days of [5, 4, 3, 2, 1]) await insert(actor.id, day(days));
    const mine = `&userId=${actor.id}`;
    const first = await read(`${mine}&pageSize=2`);
    expect(first.items).toHaveLength(2);
    const second = await read(`${mine}&pageSize=2&cursor=${first.next}`);
    const ats = [...first.items, ...second.items].map(({ at }) => at);
    expect(ats).toEqual(ats.toSorted().reverse());
    expect(new Set(ats).size).toBe(4);
    expect((await read(`${mine}&from=${day(3.5).toISOString()}&to=${day(1.5).toISOString()}`)).total).toBe(2);
    expect((await read(`${mine}&action=deleted`)).total).toBe(0);
    const file = await test.call('GET', `${AUDIT}/export?sxz-lang=en_US${mine}`, {
      token: admin.token,
      headers,
    });
    const { csv, rows } = (file.json() as { data: { csv: string; rows: number } }).data;
    expect(rows).toBe(5);
    expect(csv.split('\r\n')).toHaveLength(7);
    expect(csv).toContain('"schoolSettingsSaved"');
    // The export is an entry itself.
    expect((await read(`&userId=${admin.id}&action=exported`)).items[0]).toMatchObject({ what: 'audit' });
  });

  it('is not changed or shortened by any statement before its time, and goes after it', async () => {
    const { id } = await insert(admin.id, new Date());
    const refused = (statement: string) =>
      expect(test.database.pool.query(statement)).rejects.toThrow('entries of the audit log are not changed');
    await refused(`update audit_entry set actor_id = 1 where id = ${id}`);
    await refused(`delete from audit_entry where id = ${id}`);
    await refused('truncate audit_entry');
    const old = await insert(admin.id, new Date(Date.now() - 370 * 86_400_000));
    const [rule] = purgedBy(module.retention ?? {});
    if (!rule) throw new Error('Entries are kept for ever.');
    await test.database.write({}, (tx) => removeRows(tx, rule, new Date(Date.now() - rule.keptMs), 100));
    const { rows } = await test.database.pool.query<{ id: string }>(
      `select id::text from audit_entry where id in (${id}, ${old.id})`,
    );
    expect(rows.map((row) => row.id)).toEqual([id]);
  });

  it('belongs to its school, and to those who run it', async () => {
    const stranger = await makePerson(test, 'admin', SCHOOL.overseas);
    const { id } = await insert(stranger.id, new Date(), SCHOOL.overseas);
    expect((await read(`&userId=${stranger.id}`)).items).toEqual([]);
    const own = await test.call('GET', AUDIT, {
      token: stranger.token,
      headers: { tenantid: SCHOOL.overseas },
    });
    expect((own.json() as { data: Page }).data.items.map((entry) => entry.id)).toContain(id);
    for (const [role, status] of [
      ['teacher', 403],
      ['member', 403],
    ] as const)
      expect(
        (await test.call('GET', AUDIT, { token: (await makePerson(test, role)).token, headers })).statusCode,
      ).toBe(status);
    expect((await test.call('GET', AUDIT, { token: stranger.token, headers })).statusCode).toBe(404);
  });
});

describe('what operations say of the audit log', () => {
  const audited = listOperations(readContract()).filter(({ audit }) => audit);

  it('names parts of the request that are ids, numbers or of a fixed list, never a text', () => {
    const resolve = (schema: unknown): Record<string, unknown> => {
      const known = (schema ?? {}) as Record<string, unknown>;
      if (typeof known.$ref !== 'string') return known;
      const name = known.$ref.split('/').at(-1) ?? '';
      return resolve(readContract().components.schemas[name]);
    };
    expect(audited.length).toBeGreaterThan(40);
    for (const { operationId, audit, body, parameters } of audited) {
      const schemaOf = (place: string | undefined) => {
        if (place === undefined) return undefined;
        const [part, name = ''] = place.split('.');
        const schema =
          part === 'body'
            ? (resolve(body?.schema).properties as Record<string, unknown> | undefined)?.[name]
            : parameters.find((one) => one.in === part && one.name === name)?.schema;
        expect(schema, `${operationId} ${place}`).toBeDefined();
        return resolve(schema);
      };
      const value = schemaOf(audit?.value);
      if (value)
        expect(value.enum ?? value.type, operationId).toSatisfy(
          (one) => Array.isArray(one) || one === 'boolean' || one === 'integer',
        );
      const subject = schemaOf(audit?.person ?? audit?.resource);
      if (subject) expect(JSON.stringify(subject.items ?? subject), operationId).toMatch(/Id"|\[0-9\]\{18\}/);
      expect(schemaOf(audit?.unless)?.type ?? 'boolean', operationId).toBe('boolean');
    }
  });

  it('leaves no export out but of what is one’s own', () => {
    const left = listOperations(readContract())
      .filter(({ operationId, audit }) => /^export(?!My)/.test(operationId) && !audit)
      .map(({ operationId }) => operationId);
    expect(left).toEqual([]);
  });
});
