import { mkdir, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { openStore } from '../../files/file-store.ts';
import { startS3 } from '../../testing/s3-server.ts';
import { SCHOOL, useTestApp } from '../../testing/test-app.ts';
import { makePerson } from '../class/class.fixtures.ts';
import { startPurging, purgeUploads } from './purge.ts';
import { askAddress, codeOf, picture, pictureCalls, putBytes, sendPicture } from './uploads.fixtures.ts';

const s3 = await startS3();
afterAll(() => s3.close());

describe.each([
  ['a folder', {}],
  ['an S3 store', { S3_URL: s3.url }],
])('pictures in %s (B077)', (_name, env) => {
  const test = useTestApp(env);
  const isFolder = !('S3_URL' in env);
  const { rowOf, show } = pictureCalls(test);
  const purging = () => {
    const { config, database } = test;
    const silent = { warn: () => undefined } as never;
    return { config, database, log: silent, files: openStore(config), clock: { now: () => new Date() } };
  };

  it('end with a day in which nothing used them, and free their room (TRUST 88, F14)', async () => {
    const { token } = await makePerson(test);
    const unused = await sendPicture(test, token);
    const used = await sendPicture(test, token);
    const announced = (await askAddress(test, token)).json().data;
    await test.database.write({ schoolId: SCHOOL.open }, async (tx) => {
      await tx.updateTable('upload').set({ used_at: new Date() }).where('id', '=', used.id).execute();
      const yesterday = new Date(Date.now() - 25 * 3_600_000);
      await tx.updateTable('upload').set({ created_at: yesterday }).execute();
    });
    const services = { ...purging(), clock: { now: () => new Date() } };
    expect(await purgeUploads(services)).toBeGreaterThanOrEqual(2);
    expect(await rowOf(unused.id)).toBeUndefined();
    expect(await rowOf(announced.id)).toBeUndefined();
    expect((await show(unused.static_url, token)).statusCode).toBe(404);
    expect((await show(used.static_url, token)).statusCode).toBe(200);
    services.files.close();
  });

  it('are swept by one process at a time', async () => {
    const services = purging();
    await test.database.write({}, async (tx) => {
      await sql`select pg_advisory_xact_lock(5081720001)`.execute(tx);
      expect(await purgeUploads(services)).toBeUndefined();
    });
    expect(await purgeUploads(services)).toBe(0);
    services.files.close();
  });

  it('are not seen where a process died while it stored them, and go after a day (TRUST F3)', async () => {
    const { token } = await makePerson(test);
    const { id, static_url: url } = await sendPicture(test, token);
    const change = (values: object) =>
      test.database.write({ schoolId: SCHOOL.open }, (tx) =>
        tx.updateTable('upload').set(values).where('id', '=', id).execute(),
      );
    await change({ status: 'storing' });
    expect((await show(url, token)).statusCode).toBe(404);
    await change({ created_at: new Date(Date.now() - 25 * 3_600_000) });
    const services = purging();
    expect(await purgeUploads(services)).toBe(1);
    expect(await services.files.get(`uploads/${url.slice('/files/'.length)}`)).toBeUndefined();
    services.files.close();
  });

  it('are looked at when feedback names them, were they not before (B043)', async () => {
    const { token } = await makePerson(test, 'member');
    const bytes = await picture().png().toBuffer();
    const feedback = (picUrl: string) =>
      test.call('POST', '/api/school/feedback/addFeedback', {
        token,
        json: {
          feedbackType: 1,
          feedbackContent: 'x',
          picUrl,
          allowContact: 0,
          tenantId: SCHOOL.open,
          clientType: '1',
        },
      });
    const { data } = (await askAddress(test, token, { size: bytes.length })).json();
    await putBytes(test, data, bytes);
    expect((await feedback(data.static_url)).statusCode).toBe(200);
    expect(await rowOf(data.id)).toMatchObject({ status: 'kept', used_at: expect.any(Date) });
    const html = Buffer.from('<!doctype html>');
    const bad = (await askAddress(test, token, { size: html.length })).json().data;
    await putBytes(test, bad, html);
    const answer = await feedback(bad.static_url);
    // The folder refused it while it arrived; the store took it, and nobody else does.
    expect([answer.statusCode, codeOf(answer.body)]).toEqual([
      400,
      isFolder ? 'UPLOAD_NOT_OWNED' : 'FILE_FORMAT',
    ]);
  });

  it('leave no draft of a process that died (TRUST F3)', async () => {
    const drafts = join(test.config.dataDir, 'files', 'tmp');
    await sendPicture(test, (await makePerson(test)).token);
    expect(await readdir(drafts).catch(() => [])).toEqual([]);
    await mkdir(drafts, { recursive: true });
    const old = new Date(Date.now() - 600_000);
    await writeFile(join(drafts, 'old.part'), 'x');
    await utimes(join(drafts, 'old.part'), old, old);
    await writeFile(join(drafts, 'young.part'), 'x');
    const services = purging();
    await startPurging(services)();
    expect(await readdir(drafts)).toEqual(['young.part']);
    expect((await stat(drafts)).isDirectory()).toBe(true);
    await rm(join(drafts, 'young.part'));
    services.files.close();
  });
});
