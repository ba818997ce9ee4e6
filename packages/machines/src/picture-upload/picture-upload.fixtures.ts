import { createActor, fromCallback } from 'xstate';
import { fakeActor } from '../testing/fake-actor.ts';
import { pictureUploadMachine } from './picture-upload.machine.ts';
import type {
  BytesReport,
  ChosenPicture,
  Picture,
  SendBytesInput,
  UploadAddress,
} from './picture-upload.types.ts';

/** A picture that somebody chooses. */
export const PNG: ChosenPicture = { key: 'k1', name: 'my photo 1.png', type: 'image/png', sizeBytes: 10_000 };

/** Where its bytes go. */
export const ADDRESS: UploadAddress = {
  uploadId: 'u1',
  url: '/api/put/u1',
  staticUrl: '/files/1/u1.png',
  headers: { 'content-type': 'image/png' },
};

/** A picture that is in the list already. */
export const picture = (id: string): Picture => ({
  id,
  name: `${id}.png`,
  sizeBytes: 1,
  url: `/files/1/${id}.png`,
});

/** As the client of the API rejects. */
export function refusal(code: string, message: string): Error {
  return Object.assign(new Error(message), { code, status: 400 });
}

/** The upload, with every call and the bytes in the hands of the test. */
export function createUpload(pictures: readonly Picture[] = []) {
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
