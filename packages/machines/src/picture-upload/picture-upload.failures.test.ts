import { createActor, fromCallback } from 'xstate';
import { describe, expect, test } from 'vitest';
import { NotProvidedError } from '../shared/not-provided.ts';
import { fakeActor } from '../testing/fake-actor.ts';
import { ADDRESS, PNG, createUpload, picture, refusal } from './picture-upload.fixtures.ts';
import { pictureUploadMachine } from './picture-upload.machine.ts';
import type { ChosenPicture, SendBytesInput, UploadAddress } from './picture-upload.types.ts';

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

describe('a picture that could not be sent', () => {
  const STEPS: [string, (all: ReturnType<typeof createUpload>) => Promise<void>, string[]][] = [
    [
      'is refused',
      ({ requestAddress }) => requestAddress.failWith(refusal('FILE_FORMAT', 'No.')),
      ['failed'],
    ],
    ['is cut off', ({ requestAddress }) => requestAddress.fail('NETWORK'), ['failed', 'interrupted']],
    [
      'is not confirmed',
      async ({ requestAddress, confirmUpload, say }) => {
        await requestAddress.succeed(ADDRESS);
        say({ type: 'bytes.sent' });
        await confirmUpload.fail('NETWORK');
      },
      ['failed', 'interrupted'],
    ],
  ];
  const tagsOf = ({ actor }: ReturnType<typeof createUpload>) => [...actor.getSnapshot().tags].toSorted();

  test.each(STEPS)('and %s can be sent again, without the old problem (B045)', async (_, step, tags) => {
    const all = createUpload();
    all.choose({});
    await step(all);
    expect(tagsOf(all)).toEqual(tags);
    all.actor.send({ type: 'upload.retried', key: 'other' });
    expect(tagsOf(all)).toEqual(tags);
    all.actor.send({ type: 'upload.retried', key: 'k1' });
    expect(tagsOf(all)).toEqual(['uploading']);
    expect(all.context()).toMatchObject({ current: { key: 'k1' }, problem: null });
  });

  test.each(STEPS)('and %s can be given up, and nothing of it stays (B045)', async (_, step, tags) => {
    const all = createUpload();
    all.choose({});
    await step(all);
    all.actor.send({ type: 'upload.abandoned', key: 'other' });
    expect(tagsOf(all)).toEqual(tags);
    expect(all.context().current?.key).toBe('k1');
    all.actor.send({ type: 'upload.abandoned', key: 'k1' });
    expect(tagsOf(all)).toEqual([]);
    expect(all.context()).toMatchObject({ current: null, address: null, fraction: 0, problem: null });
  });

  test.each(STEPS.slice(1))(
    'and %s goes on with the network, without the old problem (B045)',
    async (_, step) => {
      const all = createUpload();
      all.choose({});
      await step(all);
      all.actor.send({ type: 'network.restored' });
      expect(tagsOf(all)).toEqual(['uploading']);
      expect(all.context().problem).toBeNull();
    },
  );

  test('is the only one that can be sent again (B045)', () => {
    const { actor } = createUpload();
    expect(actor.getSnapshot().can({ type: 'upload.retried', key: 'k1' })).toBe(false);
  });

  test('whose sending breaks down by itself is told like any other (B045)', async () => {
    const requestAddress = fakeActor<UploadAddress, ChosenPicture>();
    const actor = createActor(
      pictureUploadMachine.provide({
        actors: {
          requestAddress: requestAddress.logic,
          sendBytes: fromCallback<{ type: 'never' }, SendBytesInput>(() => {
            throw refusal('NETWORK', 'Cut.');
          }),
        },
      }),
      { input: {} },
    ).start();
    actor.send({ type: 'pictures.chosen', files: [PNG] });
    await requestAddress.succeed(ADDRESS);
    expect(actor.getSnapshot().value).toBe('interrupted');
    expect(actor.getSnapshot().context.problem).toMatchObject({ code: 'NETWORK', step: 'bytes' });
  });
});

test('why a choice was not taken is told until it was read (B041)', () => {
  const { actor, context, choose } = createUpload();
  expect(context()).toMatchObject({ fraction: 0, refusal: null });
  choose({ type: 'text/html' });
  expect(context().refusal).toBe('FILE_FORMAT');
  actor.send({ type: 'problem.dismissed' });
  expect(context().refusal).toBeNull();
});
