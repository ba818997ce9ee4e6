import { changed, never, offline, problem } from '@stoa/api/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { fill, find, press, submit } from '../../../stories/page-actions.ts';
import { openPage, pageStories } from '../../../stories/page-stories.tsx';
import { PLACES } from '../../../stories/places.ts';

const DETAILS = 'main section:nth-of-type(2)';
const CONTACTS = 'main section:nth-of-type(3)';
const PROOF = '[role="dialog"]';

const meta = {
  title: 'Pages/Account/Profile',
  ...pageStories,
  args: {
    path: PLACES.account,
    viewer: 'learner',
    machines: ['profile', 'contactBinding', 'codeRequest', 'stepUp'],
  },
} satisfies Meta<typeof pageStories.component>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

export const Profile: Story = {};

/** Nothing but a name and an address. */
export const New: Story = {
  args: {
    viewer: 'newcomer',
    answers: { getMe: changed('newcomer', { realName: null, avatarUrl: null, mobile: null }) },
  },
};

/** Something is typed that is not saved. */
export const Unsaved: Story = {
  play: async ({ canvasElement }) => {
    await openPage(canvasElement);
    await fill(canvasElement, { nickName: 'Noor' });
    await expect(await find(canvasElement, `${DETAILS} [type="submit"] + button`)).toBeVisible();
  },
};

/** What the name on certificates cannot show (B069). */
export const EmojiInName: Story = {
  play: async ({ canvasElement }) => {
    await openPage(canvasElement);
    const name = await find<HTMLInputElement>(canvasElement, 'input[name="realName"]');
    const said = () => document.getElementById(name.getAttribute('aria-describedby') ?? '')?.textContent;
    const before = said();
    await fill(canvasElement, { realName: 'Noor 🌱' });
    await waitFor(() => expect(said()).not.toBe(before));
    await expect(said()).toBeTruthy();
  },
};

/** A name has to be there. */
export const NameMissing: Story = {
  play: async ({ canvasElement }) => {
    await openPage(canvasElement);
    await userEvent.clear(await find(canvasElement, 'input[name="nickName"]'));
    await submit(canvasElement);
    await find(canvasElement, 'input[name="nickName"][aria-invalid="true"]');
  },
};

const saving: Play = async ({ canvasElement }) => {
  await openPage(canvasElement);
  await fill(canvasElement, { nickName: 'Noor' });
  await submit(canvasElement);
};

export const Saving: Story = {
  args: { answers: { updateMe: never } },
  play: async (context) => {
    await saving(context);
    await find(context.canvasElement, `${DETAILS} button[data-pending]`);
  },
};

/** What was typed is still there. */
export const NotSaved: Story = {
  args: { answers: { updateMe: offline } },
  play: async (context) => {
    await saving(context);
    await find(context.canvasElement, `${DETAILS} [role="alert"]:not(:empty)`);
    await expect(await find(context.canvasElement, 'input[name="nickName"]')).toHaveValue('Noor');
  },
};

/** A picture of two colours, as a file. */
async function picture(type = 'image/png'): Promise<File> {
  const canvas = Object.assign(document.createElement('canvas'), { width: 640, height: 480 });
  const brush = canvas.getContext('2d');
  brush?.fillRect(0, 0, 320, 480);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, type));
  return new File([blob ?? ''], 'me.png', { type });
}

const chosen: Play = async ({ canvasElement }) => {
  await openPage(canvasElement);
  await userEvent.upload(await find(canvasElement, 'input[type="file"]'), await picture(), {
    applyAccept: false,
  });
  await find(document.body, `${PROOF} footer button:nth-of-type(2):not([disabled])`);
};

/** The part that is shown is chosen. */
export const Cropping: Story = { play: chosen };

/** The picture is on its way. */
export const Uploading: Story = {
  args: { answers: { requestAvatarUpload: never } },
  play: async (context) => {
    await chosen(context);
    await press(document.body, `${PROOF} footer button:nth-of-type(2)`);
    await find(context.canvasElement, 'main [role="progressbar"]');
  },
};

/** The connection was cut: the picture is sent as soon as it is back. */
export const UploadCut: Story = {
  args: { answers: { requestAvatarUpload: offline } },
  play: async (context) => {
    await chosen(context);
    await press(document.body, `${PROOF} footer button:nth-of-type(2)`);
    await find(context.canvasElement, 'main section:first-of-type li');
  },
};

/** A file that is no picture. */
export const WrongFile: Story = {
  play: async ({ canvasElement }) => {
    await openPage(canvasElement);
    const text = new File(['words'], 'words.txt', { type: 'text/plain' });
    await userEvent.upload(await find(canvasElement, 'input[type="file"]'), text, { applyAccept: false });
    await find(canvasElement, 'main section:first-of-type [role="alert"]:not(:empty)');
  },
};

const changing: Play = async ({ canvasElement }) => {
  await openPage(canvasElement);
  await press(canvasElement, `${CONTACTS} li:first-child button`);
  await fill(canvasElement, { email: 'own@stoa.example' });
};

/** A new address, before its code was sent. */
export const NewAddress: Story = { play: changing };

const codeAsked: Play = async (context) => {
  await changing(context);
  await press(context.canvasElement, `${CONTACTS} form button[type="button"]`);
};

/** The code is on its way to the new address. */
export const CodeSent: Story = {
  args: { answers: { sendBindEmailCode: 'sent' } },
  play: async (context) => {
    await codeAsked(context);
    await find(context.canvasElement, `${CONTACTS} form button[disabled]`);
  },
};

/** The server wants to know that it is still the same person. */
export const ProofNeeded: Story = {
  args: { answers: { sendBindEmailCode: problem('REAUTHENTICATION_REQUIRED', 403) } },
  play: async (context) => {
    await codeAsked(context);
    await find(document.body, `${PROOF} input[name="password"]`);
  },
};

/** The proof was not right. */
export const ProofRefused: Story = {
  args: {
    answers: {
      sendBindEmailCode: problem('REAUTHENTICATION_REQUIRED', 403),
      reauthenticate: problem('INVALID_GRANT', 400),
    },
  },
  play: async (context) => {
    await codeAsked(context);
    await fill(document.body, { password: 'not the one' });
    await press(document.body, `${PROOF} [type="submit"]`);
    await find(document.body, `${PROOF} [role="alert"]:not(:empty)`);
  },
};

/** The code is not the one that was sent. */
export const WrongCode: Story = {
  args: { answers: { sendBindEmailCode: 'sent', bindEmail: problem('CODE_INVALID', 400) } },
  play: async (context) => {
    await codeAsked(context);
    await fill(context.canvasElement, { code: '123456' });
    await find(context.canvasElement, `${CONTACTS} [role="alert"]:not(:empty)`);
  },
};
