import { never, problem } from '@stoa/api/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fill, find, press, submit } from '../../stories/page-actions.ts';
import { openPage, pageStories } from '../../stories/page-stories.tsx';
import { PLACES } from '../../stories/places.ts';

const meta = {
  title: 'Pages/Forgot password',
  ...pageStories,
  args: { path: PLACES.reset, machines: ['passwordReset', 'codeRequest'] },
} satisfies Meta<typeof pageStories.component>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const byMail = async (page: HTMLElement): Promise<void> => {
  await openPage(page);
  await press(page, 'main form [role="radiogroup"] > *:nth-child(1)');
  await find(page, 'input[name="email"]');
};

const refused: Play = async ({ canvasElement }) => {
  await byMail(canvasElement);
  await fill(canvasElement, {
    email: 'new@stoa.example',
    code: '123456',
    newPassword: 'a porch in the sun',
  });
  await submit(canvasElement);
  await find(canvasElement, 'main form [role="alert"]:not(:empty)');
};

/** By mail. */
export const Mail: Story = { play: async ({ canvasElement }) => byMail(canvasElement) };

/** By phone. */
export const Phone: Story = {
  play: async ({ canvasElement }) => {
    await openPage(canvasElement);
    await press(canvasElement, 'main form [role="radiogroup"] > *:nth-child(2)');
    await find(canvasElement, 'input[name="mobile"]');
  },
};

/** Sent off with nothing in it. */
export const Incomplete: Story = {
  play: async ({ canvasElement }) => {
    await byMail(canvasElement);
    await submit(canvasElement);
    await find(canvasElement, 'input[name="email"][aria-invalid="true"]');
  },
};

export const Submitting: Story = {
  args: { answers: { resetPassword: never } },
  play: async ({ canvasElement }) => {
    await byMail(canvasElement);
    await fill(canvasElement, {
      email: 'new@stoa.example',
      code: '123456',
      newPassword: 'a porch in the sun',
    });
    await submit(canvasElement);
    await find(canvasElement, 'main form button[data-pending]');
  },
};

/** A wrong code, or nobody is registered with the address: it is not said which. */
export const WrongCode: Story = {
  args: { answers: { resetPassword: problem('CODE_INVALID', 400) } },
  play: refused,
};

export const WeakPassword: Story = {
  args: { answers: { resetPassword: problem('PASSWORD_TOO_WEAK', 400) } },
  play: refused,
};

/** Held back after too many attempts. */
export const Locked: Story = {
  args: { answers: { resetPassword: problem('TOO_MANY_ATTEMPTS', 429, { retryAfterSeconds: 540 }) } },
  play: refused,
};
