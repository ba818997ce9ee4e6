import { createActor, fromCallback } from 'xstate';
import { describe, expect, test } from 'vitest';
import { NotProvidedError } from '../shared/not-provided.ts';
import { fakeActor } from '../testing/fake-actor.ts';
import { pictureUploadMachine } from './picture-upload.machine.ts';
import { PICTURE_MAX_BYTES } from './picture-upload.types.ts';
import type {
  BytesReport,
  ChosenPicture,
  Picture,
  SendBytesInput,
  UploadAddress,
} from './picture-upload.types.ts';

const PNG: ChosenPicture = { key: 'k1', name: 'my photo 1.png', type: 'image/png', sizeBytes: 10_000 };
const ADDRESS: UploadAddress = {
  uploadId: 'u1',
  url: '/api/put/u1',
  staticUrl: '/files/1/u1.png',
  headers: { 'content-type': 'image/png' },
};
const picture = (id: string): Picture => ({ id, name: `${id}.png`, sizeBytes: 1, url: `/files/1/${id}.png` });

/** As the client of the API rejects. */
function refusal(code: string, message: string): Error {
  return Object.assign(new Error(message), { code, status: 400 });
}

function createUpload(pictures: readonly Picture[] = []) {
  const requestAddress = fakeActor<UploadAddress, ChosenPicture>();
  const confirmUpload = fakeActor<{ url: string }, { address: UploadAddress }>();
  const sends: SendBytesInput[] = [];
  let stopped = 0;
  let say: (report: BytesReport) => void = () => undefined;
  const actor = createActor(
    pictureUploadMachine.provide({
      actors: {
        requestAddress: requestAddress.logic,
        confirmUpload: confirmUpload.logic,
        sendBytes: fromCallback<{ type: 'never' }, SendBytesInput>(({ input, sendBack }) => {
          sends.push(input);
          say = sendBack;
          return () => (stopped += 1);
        }),
      },
    }),
    { input: { pictures } },
  ).start();
  const has = (tag: string): boolean => actor.getSnapshot().hasTag(tag as 'failed');
  const context = () => actor.getSnapshot().context;
  return {
    actor,
    requestAddress,
    confirmUpload,
    sends,
    has,
    context,
    say: (report: BytesReport) => say(report),
    stopped: () => stopped,
    choose: (...files: Partial<ChosenPicture>[]) =>
      actor.send({ type: 'pictures.chosen', files: files.map((file) => ({ ...PNG, ...file })) }),
  };
}

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
    ['a file that is too large', [{ sizeBytes: PICTURE_MAX_BYTES + 1 }], 'PAYLOAD_TOO_LARGE'],
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

describe('what fails is told (B045)', () => {
  test('the server does not say where it goes: its message is shown', async () => {
    const { requestAddress, has, context, choose } = createUpload();
    choose({});
    await requestAddress.failWith(refusal('QUOTA_EXCEEDED', 'There is no room for further files.'));
    expect(has('failed')).toBe(true);
    expect(context().problem).toEqual({
      code: 'QUOTA_EXCEEDED',
      step: 'address',
      message: 'There is no room for further files.',
    });
  });

  test('the server is not there when it is asked where it goes', async () => {
    const { requestAddress, has, context, choose } = createUpload();
    choose({});
    await requestAddress.fail('NETWORK');
    expect(has('interrupted')).toBe(true);
    expect(context().problem).toEqual({ code: 'NETWORK', step: 'address' });
  });

  test('the bytes are not accepted: the message of 901100007 is shown', async () => {
    const { requestAddress, has, context, say, choose } = createUpload();
    choose({});
    await requestAddress.succeed(ADDRESS);
    say({ type: 'bytes.failed', error: refusal('REFUSED', 'This is no picture.') });
    expect(has('failed')).toBe(true);
    expect(has('interrupted')).toBe(false);
    expect(context().problem).toEqual({ code: 'REFUSED', step: 'bytes', message: 'This is no picture.' });
  });

  test('a code that nobody knows keeps the details that came with it', async () => {
    const { requestAddress, context, say, choose } = createUpload();
    choose({});
    await requestAddress.succeed(ADDRESS);
    say({ type: 'bytes.failed', error: refusal('901100099', 'The store is closed.') });
    expect(context().problem).toEqual({ code: 'UNKNOWN', step: 'bytes', message: 'The store is closed.' });
  });

  test.each([0.1, 0.5, 0.99])(
    'the connection is cut after %d of the bytes: once more from a new address',
    async (at) => {
      const { actor, requestAddress, confirmUpload, sends, has, context, say, choose } = createUpload();
      choose({});
      await requestAddress.succeed(ADDRESS);
      say({ type: 'bytes.progressed', fraction: at });
      say({ type: 'bytes.failed', error: Object.assign(new Error(''), { code: 'NETWORK', status: 0 }) });
      expect(has('interrupted')).toBe(true);
      expect(context()).toMatchObject({
        pictures: [],
        fraction: 0,
        problem: { code: 'NETWORK', step: 'bytes' },
      });
      actor.send({ type: 'upload.retried' });
      expect(requestAddress.inputs).toHaveLength(2);
      await requestAddress.succeed({ ...ADDRESS, uploadId: 'u2' });
      expect(sends[1]?.address.uploadId).toBe('u2');
      say({ type: 'bytes.sent' });
      await confirmUpload.succeed({ url: '/files/1/u2.png' });
      expect(context().pictures.map(({ id }) => id)).toEqual(['u2']);
    },
  );

  test('it goes on by itself when the network is back', async () => {
    const { actor, requestAddress, choose } = createUpload();
    choose({});
    await requestAddress.fail('NETWORK');
    actor.send({ type: 'network.restored' });
    expect(requestAddress.inputs).toHaveLength(2);
  });

  test('a lost confirmation is asked for again; the bytes are not sent twice', async () => {
    const { actor, requestAddress, confirmUpload, sends, has, say, choose } = createUpload();
    choose({});
    await requestAddress.succeed(ADDRESS);
    say({ type: 'bytes.sent' });
    await confirmUpload.fail('NETWORK');
    expect(has('interrupted')).toBe(true);
    actor.send({ type: 'network.restored' });
    expect(confirmUpload.inputs).toHaveLength(2);
    expect(sends).toHaveLength(1);
  });

  test('bytes that are no picture can be replaced by another file at once', async () => {
    const { requestAddress, confirmUpload, context, say, choose } = createUpload();
    choose({});
    await requestAddress.succeed(ADDRESS);
    say({ type: 'bytes.sent' });
    await confirmUpload.failWith(refusal('FILE_FORMAT', 'Only gif, jpeg and png pictures can be sent.'));
    expect(context().problem).toMatchObject({ code: 'FILE_FORMAT', step: 'confirm' });
    choose({ key: 'k2', name: 'b.png' });
    expect(requestAddress.inputs[1]).toMatchObject({ key: 'k2', name: 'b.png' });
  });

  test('what is given up is stopped, and the list stays as it was', async () => {
    const { actor, requestAddress, has, context, stopped, choose } = createUpload([picture('a')]);
    choose({});
    await requestAddress.succeed(ADDRESS);
    actor.send({ type: 'upload.abandoned' });
    expect(stopped()).toBe(1);
    expect(has('uploading')).toBe(false);
    expect(context()).toMatchObject({ pictures: [picture('a')], current: null });
  });

  test('an effect that was never provided is no failure of the network', () => {
    const actor = createActor(pictureUploadMachine, { input: {} });
    actor.subscribe({ error: () => undefined });
    actor.start();
    actor.send({ type: 'pictures.chosen', files: [PNG] });
    return new Promise<void>((resolve) => {
      setTimeout(() => {
        expect(actor.getSnapshot().status).toBe('error');
        expect(actor.getSnapshot().error).toBeInstanceOf(NotProvidedError);
        resolve();
      });
    });
  });
});
