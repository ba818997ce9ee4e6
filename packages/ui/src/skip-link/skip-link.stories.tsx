import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import {
  DoDont,
  KeyboardMap,
  LocaleSheet as Locales,
  RtlBesideLtr as BothWays,
  sheetStory,
  StressSheet,
} from '../../.storybook/sheets.tsx';
import { SkipLink } from './skip-link.tsx';

const meta = {
  title: 'Actions/SkipLink',
  component: SkipLink,
  args: { targetId: 'content', children: 'Skip to the content' },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <button type="button">Header</button>
      <main id="content" tabIndex={-1}>
        Content
      </main>
    </>
  ),
} satisfies Meta<typeof SkipLink>;

export default meta;
type Story = StoryObj<typeof meta>;

/** First stop of the Tab key; Enter goes to the content. */
export const Playground: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    const link = within(canvasElement).getByRole('link');
    await expect(link).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(within(canvasElement).getByRole('main')).toHaveFocus();
  },
};

const focusLink: Story['play'] = async ({ canvasElement }) => {
  const link = within(canvasElement).getAllByRole('link')[0] as HTMLElement;
  link.focus();
  await expect(link).toBeVisible();
};

/** Keeps what is fixed to the window within its cell. */
const ownWindow = (link: ReactNode) => (
  <div style={{ position: 'relative', transform: 'translate(0)', minBlockSize: '4rem', overflow: 'hidden' }}>
    {link}
  </div>
);

/** It shows only while it has the focus; each of these does when it is reached. */
export const ContentStress: Story = {
  play: focusLink,
  render: (args) => (
    <StressSheet omit={['empty']} render={(text) => ownWindow(<SkipLink {...args}>{text}</SkipLink>)} />
  ),
};

export const LocaleSheet: Story = {
  play: focusLink,
  render: (args) => <Locales render={({ action }) => ownWindow(<SkipLink {...args}>{action}</SkipLink>)} />,
};

export const RtlBesideLtr: Story = {
  play: focusLink,
  render: (args) => <BothWays render={({ action }) => ownWindow(<SkipLink {...args}>{action}</SkipLink>)} />,
};

export const DoAndDont: Story = {
  tags: ['!test'],
  render: (args) => (
    <DoDont
      does={[
        {
          note: 'The first thing in the page; its target takes the focus (tabIndex={-1}).',
          render: () => ownWindow(<SkipLink {...args} />),
        },
      ]}
      donts={[
        {
          note: 'Behind the logo, or to a target that is not there.',
          render: () =>
            ownWindow(
              <SkipLink {...args} targetId="nowhere">
                Skip
              </SkipLink>,
            ),
        },
      ]}
    />
  ),
};

export const Keyboard: Story = {
  render: (args) => (
    <>
      <SkipLink {...args} />
      <main id="content" tabIndex={-1}>
        <KeyboardMap
          keys={[
            ['Tab', 'At the top of a page, shows it.'],
            ['Enter', 'Goes to the content.'],
          ]}
        />
      </main>
    </>
  ),
  play: Playground.play,
};

/** As it looks with the focus on it. */
export const Sheet: Story = { ...sheetStory, play: focusLink };
