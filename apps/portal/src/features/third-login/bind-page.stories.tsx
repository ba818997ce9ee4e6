import { problem } from '@stoa/api/fixtures';
import { MADE_ANSWERS } from '@stoa/api/fixtures/made-answers.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { storePending } from '../../shared/auth/pending-bind.ts';
import { fill, find, press, submit } from '../../stories/page-actions.ts';
import { openPage, pageStories } from '../../stories/page-stories.tsx';
import { PLACES } from '../../stories/places.ts';

const { data: pending } = MADE_ANSWERS.exchangeThirdLoginCodeV1.bindRequired;
const NEW = 'main form [role="radiogroup"]:first-of-type > *:nth-child(2)';
/** A third party has told of somebody who is new here. */
const waits = () => {
  if (pending.outcome === 'bindRequired') storePending(pending);
};

const meta = {
  title: 'Pages/Link an account',
  ...pageStories,
  args: { path: PLACES.bindAccount, machines: ['bindAccount', 'codeRequest', 'secondFactor'] },
} satisfies Meta<typeof pageStories.component>;

export default meta;
type Story = StoryObj<typeof meta>;

const byCode: NonNullable<Story['play']> = async ({ canvasElement }) => {
  await openPage(canvasElement);
  await fill(canvasElement, { email: 'learner@stoa.example', code: '123456' });
  await find(canvasElement, 'main [role="alert"]:not(:empty), main h1');
};

/** An account of one's own, proved by a code. */
export const OwnAccount: Story = { beforeEach: waits };

/** An account that is made now. */
export const NewAccount: Story = {
  beforeEach: waits,
  play: async ({ canvasElement }) => {
    await openPage(canvasElement);
    await press(canvasElement, NEW);
    await expect(await find(canvasElement, 'input[name="nickName"]')).toBeVisible();
  },
};

export const Incomplete: Story = {
  beforeEach: waits,
  play: async ({ canvasElement }) => {
    await openPage(canvasElement);
    await submit(canvasElement);
    await find(canvasElement, 'input[name="email"][aria-invalid="true"]');
  },
};

export const WrongCode: Story = {
  beforeEach: waits,
  args: { answers: { bindThirdLoginUser: problem('CODE_INVALID', 400, { attemptsLeft: 4 }) } },
  play: byCode,
};

/** The account has another identity of the same service. */
export const AlreadyLinked: Story = {
  beforeEach: waits,
  args: { answers: { bindThirdLoginUser: problem('ALREADY_BOUND', 409) } },
  play: byCode,
};

/** Ten minutes are over, or five tries. */
export const Expired: Story = {
  beforeEach: waits,
  args: { answers: { bindThirdLoginUser: problem('BINDING_EXPIRED', 409) } },
  play: byCode,
};

/** The account is one already: it is verified. */
export const Verify: Story = { beforeEach: waits, args: { path: PLACES.boundAccountVerify } };

/** Opened without having come from a third party. */
export const NothingWaits: Story = {};

export const AlreadyLinkedByAddress: Story = { args: { path: PLACES.boundAccount } };
