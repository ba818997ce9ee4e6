import { describe, expect, it } from 'vitest';
import { SCHOOL, useTestApp } from '../../testing/test-app.ts';
import { makePerson } from '../class/class.fixtures.ts';
import { askAddress, formOf, noise, picture, rowsOf } from './uploads.fixtures.ts';

describe('a form with one picture (C106, TRUST 83, 84)', () => {
  const test = useTestApp({ UPLOAD_ROOM_PERSON: '1' });
  const URL = '/api/portal/api/v1/portal/uploadFile';
  const FIELDS = [
    { name: 'fileName', value: 'my picture.png' },
    { name: 'fileContentType', value: 'image/png' },
    { name: 'module', value: 'portal' },
    { name: 'bucketName', value: 'klt-static-content' },
  ];
  type Parts = Parameters<typeof formOf>[0];
  const sendForm = (token: string | undefined, parts: Parts) => {
    const { headers, payload } = formOf(parts);
    return test.app.inject({
      method: 'PUT',
      url: URL,
      headers: { ...headers, ...(token ? { authorization: `Bearer ${token}` } : {}), tenantid: SCHOOL.open },
      payload,
    });
  };

  it('answers 20000, in whatever order the parts come', async () => {
    const { token } = await makePerson(test);
    const file = { name: 'file', fileName: 'x.png', value: await picture().png().toBuffer() };
    for (const parts of [
      [...FIELDS, file],
      [file, ...FIELDS],
    ]) {
      const answer = await sendForm(token, parts);
      expect(answer.json()).toMatchObject({ resultCode: 20000, code: 200, details: 'success' });
      expect((await test.call('GET', answer.json().data.static_url, { token })).statusCode).toBe(200);
    }
    expect((await sendForm(undefined, [...FIELDS, file])).statusCode).toBe(401);
  });

  it('answers 901100007 with a sentence for what is refused (B045)', async () => {
    const { token } = await makePerson(test);
    const png = await picture().png().toBuffer();
    const file = { name: 'file', fileName: 'x.png', value: png };
    const without = (name: string) => FIELDS.filter((field) => field.name !== name);
    const cases: [string, Parts, number][] = [
      ['FILE_FORMAT', [...FIELDS, { ...file, value: '<svg xmlns="http://www.w3.org/2000/svg"/>' }], 400],
      ['FILE_FORMAT', [...FIELDS, { ...file, value: '<html>', type: 'image/png' }], 400],
      ['FILE_TOO_MANY', [...FIELDS, file, file], 400],
      ['FILE_TOO_MANY', [file, ...FIELDS, file, file], 400],
      ['PAYLOAD_TOO_LARGE', [...FIELDS, { ...file, value: Buffer.alloc(5 * 2 ** 20 + 1, 1) }], 413],
      ['VALIDATION_FAILED', FIELDS, 400],
      ['VALIDATION_FAILED', [...without('module'), file, { name: 'module', value: '../' }], 400],
      ['VALIDATION_FAILED', [...without('bucketName'), file], 400],
      ['VALIDATION_FAILED', [...FIELDS, file, { name: 'other', value: '1' }], 400],
      ['VALIDATION_FAILED', [...FIELDS, { ...file, name: 'more' }], 400],
      [
        'FILE_FORMAT',
        [...without('fileContentType'), file, { name: 'fileContentType', value: 'text/html' }],
        400,
      ],
    ];
    for (const [code, parts, status] of cases) {
      const answer = await sendForm(token, parts);
      expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
      const { message, details } = answer.json();
      expect(answer.json()).toMatchObject({ resultCode: 901100007, requestId: expect.any(String) });
      expect([typeof message, details]).toEqual(['string', message]);
    }
  });

  it('refuses forms of many parts and broken ones', async () => {
    const { token } = await makePerson(test);
    const many = Array.from({ length: 10_000 }, (_, index) => ({ name: `f${index}`, value: 'x' }));
    expect((await sendForm(token, many)).statusCode).toBe(400);
    for (const [type, payload] of [
      ['multipart/form-data; boundary=x', 'no form at all'],
      ['multipart/form-data', 'a=1'],
      ['multipart/form-data; boundary=x', ''],
    ] as const) {
      const answer = await test.app.inject({
        method: 'PUT',
        url: URL,
        headers: { 'content-type': type, authorization: `Bearer ${token}`, tenantid: SCHOOL.open },
        payload,
      });
      expect([400, 415], answer.body).toContain(answer.statusCode);
    }
  });

  it('is taken until the room is used, and 507 afterwards (TRUST 88)', async () => {
    const person = await makePerson(test);
    const value = await noise(300);
    const file = { name: 'file', fileName: 'x.png', value };
    const statuses: number[] = [];
    for (let n = 0; n < 6; n++) statuses.push((await sendForm(person.token, [...FIELDS, file])).statusCode);
    expect(new Set(statuses)).toEqual(new Set([200, 507]));
    const answer = await sendForm(person.token, [...FIELDS, file]);
    expect(answer.json()).toMatchObject({ resultCode: 901100008, code: 'QUOTA_EXCEEDED' });
    const kept = (await rowsOf(test, person.id)).filter((row) => row.status === 'kept');
    expect(kept.reduce((sum, row) => sum + row.size, 0)).toBeLessThanOrEqual(2 ** 20);
    const asked = await askAddress(test, person.token, { size: value.length });
    expect([asked.statusCode, asked.json().code]).toEqual([507, 'QUOTA_EXCEEDED']);
    // Of many at once no more get through than fit.
    const other = await makePerson(test);
    await Promise.all(Array.from({ length: 6 }, () => sendForm(other.token, [...FIELDS, file])));
    const sizes = (await rowsOf(test, other.id))
      .filter((row) => row.status === 'kept')
      .map((row) => row.size);
    expect(sizes.length).toBeGreaterThan(0);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(2 ** 20);
  });
});
