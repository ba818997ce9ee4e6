import { createActor, fromCallback, fromPromise } from 'xstate';
import { pictureUploadMachine } from '../picture-upload/index.ts';
import { fakeActor, settled } from '../testing/fake-actor.ts';
import { feedbackMachine } from './feedback.machine.ts';
import type { MessageDraft, MessageEmitted, ServiceContacts } from './message.types.ts';

/** How the school can be reached. */
export const CONTACTS: ServiceContacts = { isOn: true, phone: '400', email: 'help@stoa.example', weChat: '' };

/** A picture that somebody chooses. */
export const PNG = { key: 'k', name: 'a.png', type: 'image/png', sizeBytes: 10 };

/** The form, with every call in the hands of the test. */
export function createForm({ isSignedIn = true, machine = feedbackMachine, url = '/files/a.png' } = {}) {
  const loadService = fakeActor<ServiceContacts>();
  const sendMessage = fakeActor<unknown, MessageDraft>();
  const emitted: MessageEmitted[] = [];
  const uploads = pictureUploadMachine.provide({
    actors: {
      requestAddress: fromPromise(() =>
        Promise.resolve({ uploadId: 'u1', url: '/put', staticUrl: url, headers: {} }),
      ),
      sendBytes: fromCallback(({ sendBack }) => sendBack({ type: 'bytes.sent' })),
      confirmUpload: fromPromise(() => Promise.resolve({ url })),
    },
  });
  const actor = createActor(
    machine.provide({
      actors: { loadService: loadService.logic, sendMessage: sendMessage.logic, pictureUpload: uploads },
    }),
    { input: { isSignedIn } },
  );
  actor.on('*', (event) => emitted.push(event));
  actor.start();
  const has = (tag: string): boolean => actor.getSnapshot().hasTag(tag as 'open');
  return {
    actor,
    loadService,
    sendMessage,
    emitted,
    has,
    context: () => actor.getSnapshot().context,
    draft: () => actor.getSnapshot().context.draft,
    lastDraft: () => emitted.findLast(({ type }) => type === 'draft.changed'),
    open: (draft: Partial<MessageDraft> | null = null) => actor.send({ type: 'message.opened', draft }),
    type: (field: 'type' | 'text' | 'phoneNumber' | 'targetUrl', value: string) =>
      actor.send({ type: 'field.changed', field, value }),
    submit: () => actor.send({ type: 'message.submitted' }),
    addPicture: async () => {
      actor.getSnapshot().children.pictures?.send({ type: 'pictures.chosen', files: [PNG] });
      for (let round = 0; round < 6; round += 1) await settled();
    },
  };
}

/** A form in which nothing was typed yet. */
export const EMPTY: MessageDraft = {
  type: '1',
  text: '',
  targetUrl: '',
  allowContact: true,
  phoneNumber: '',
  pictures: [],
};
