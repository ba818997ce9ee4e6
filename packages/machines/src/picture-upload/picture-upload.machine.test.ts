import { describe, expect, test } from 'vitest';
import { PNG, ADDRESS, picture, refusal, createUpload } from './picture-upload.fixtures.ts';

describe('a picture', () => {
  test('goes the whole way: address, bytes with progress, confirmation, list (B041, B077)', async () => {
    const { requestAddress, confirmUpload, sends, has, context, say, choose } = createUpload();
    choose({});
    expect(requestAddress.inputs).toEqual([{ ...PNG, name: 'myphoto1.png' }]);
    expect(has('uploading')).toBe(true);
    await requestAddress.succeed(ADDRESS);
    expect(sends).toEqual([{ key: 'k1', address: ADDRESS }]);
    say({ type: 'bytes.progressed', fraction: 0.5 });
    say({ type: 'bytes.progressed', fraction: 0.4 });
    expect(context().fraction).toBe(0.5);
    say({ type: 'bytes.sent' });
    expect(confirmUpload.inputs).toEqual([{ address: ADDRESS }]);
    await confirmUpload.succeed({ url: '/files/1/u1.png' });
    expect(has('uploading')).toBe(false);
    expect(context()).toMatchObject({
      pictures: [{ id: 'u1', name: 'myphoto1.png', sizeBytes: 10_000, url: '/files/1/u1.png' }],
      current: null,
      problem: null,
    });
  });

  test.each([
    ['nothing', [], 'FILE_EMPTY'],
    ['a drawing that can carry scripts', [{ type: 'image/svg+xml' }], 'FILE_FORMAT'],
    ['a page', [{ name: 'a.png', type: 'text/html' }], 'FILE_FORMAT'],
    ['an empty file', [{ sizeBytes: 0 }], 'FILE_EMPTY'],
    ['a file that is too large', [{ sizeBytes: 5 * 1024 * 1024 + 1 }], 'PAYLOAD_TOO_LARGE'],
  ])('%s is not sent at all (B041)', (_, files, code) => {
    const { requestAddress, context, choose } = createUpload();
    choose(...files);
    expect(context().refusal).toBe(code);
    expect(requestAddress.inputs).toEqual([]);
    choose({});
    expect(requestAddress.inputs).toHaveLength(1);
  });

  test('several that are chosen at once go one after the other; each can be given up (B041)', async () => {
    const { actor, requestAddress, confirmUpload, context, stopped, say, choose } = createUpload();
    choose({}, { key: 'k2', name: 'b.png' }, { key: 'k3', name: 'c.png' });
    choose({ key: 'k4', name: 'd.png' });
    expect(requestAddress.inputs.map(({ key }) => key)).toEqual(['k1']);
    expect(context().waiting.map(({ key }) => key)).toEqual(['k2', 'k3', 'k4']);
    actor.send({ type: 'upload.abandoned', key: 'k3' });
    await requestAddress.succeed(ADDRESS);
    say({ type: 'bytes.sent' });
    await confirmUpload.succeed({ url: '/files/1/u1.png' });
    expect(context()).toMatchObject({ current: { key: 'k2' }, waiting: [{ key: 'k4' }] });
    await requestAddress.succeed({ ...ADDRESS, uploadId: 'u2' });
    actor.send({ type: 'upload.abandoned', key: 'k2' });
    expect(stopped()).toBe(2);
    expect(context()).toMatchObject({ current: { key: 'k4' }, waiting: [], pictures: [{ id: 'u1' }] });
  });

  test('one that is not taken holds nobody up, and can be sent again (B045)', async () => {
    const { actor, requestAddress, confirmUpload, has, context, say, choose } = createUpload();
    choose({}, { key: 'k2', name: 'b.png' });
    await requestAddress.failWith(refusal('QUOTA_EXCEEDED', 'There is no room.'));
    expect(context()).toMatchObject({
      failed: [{ file: { key: 'k1' }, problem: { code: 'QUOTA_EXCEEDED', message: 'There is no room.' } }],
      current: { key: 'k2' },
      problem: null,
    });
    actor.send({ type: 'upload.retried', key: 'k1' });
    expect(context()).toMatchObject({ failed: [], waiting: [{ key: 'k1' }] });
    await requestAddress.succeed(ADDRESS);
    say({ type: 'bytes.sent' });
    await confirmUpload.succeed({ url: '/files/1/u1.png' });
    expect(context()).toMatchObject({ current: { key: 'k1' }, waiting: [] });
    await requestAddress.fail('QUOTA_EXCEEDED');
    choose({ key: 'k3', name: 'c.png' });
    await requestAddress.fail('QUOTA_EXCEEDED');
    expect([has('failed'), context().failed.map(({ file }) => file.key)]).toEqual([true, ['k1']]);
    actor.send({ type: 'upload.retried', key: 'k1' });
    expect(context()).toMatchObject({ current: { key: 'k1' }, failed: [{ file: { key: 'k3' } }] });
    actor.send({ type: 'upload.abandoned', key: 'k3' });
    expect(context().failed).toEqual([]);
  });

  test('while the connection is cut the others wait; they go on with it', async () => {
    const { actor, requestAddress, has, context, choose } = createUpload();
    choose({}, { key: 'k2' });
    await requestAddress.fail('NETWORK');
    expect([has('interrupted'), context().waiting.length]).toEqual([true, 1]);
    actor.send({ type: 'network.restored' });
    expect(requestAddress.inputs.map(({ key }) => key)).toEqual(['k1', 'k1']);
  });

  test('of five at once the first four are kept, and the fifth is refused (B041)', () => {
    const { context, choose } = createUpload();
    choose(...['k1', 'k2', 'k3', 'k4', 'k5'].map((key) => ({ key })));
    expect(context()).toMatchObject({ current: { key: 'k1' }, refusal: 'TOO_MANY' });
    expect(context().waiting.map(({ key }) => key)).toEqual(['k2', 'k3', 'k4']);
  });

  test('four are the most; the fifth is not sent until one is removed (B041)', () => {
    const { actor, requestAddress, context, choose } = createUpload(['a', 'b', 'c', 'd'].map(picture));
    choose({});
    expect(context().refusal).toBe('TOO_MANY');
    expect(requestAddress.inputs).toEqual([]);
    actor.send({ type: 'picture.removed', id: 'b' });
    choose({});
    expect(requestAddress.inputs).toHaveLength(1);
    expect(context().pictures.map(({ id }) => id)).toEqual(['a', 'c', 'd']);
  });
});
