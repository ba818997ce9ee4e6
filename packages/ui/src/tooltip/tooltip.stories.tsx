import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { stress } from '../../.storybook/samples.ts';
import {
  DoDont,
  KeyboardMap,
  LocaleSheet as Locales,
  RtlBesideLtr as BothWays,
  type Sample,
  sheetStory,
  StressSheet,
} from '../../.storybook/sheets.tsx';
import { Inline } from '../inline/inline.tsx';
import { Button } from '../button/button.tsx';
import { settled } from '../internal/overlay/settled.ts';
import { Tooltip } from './tooltip.tsx';

const meta = {
  title: 'Overlays/Tooltip',
  component: Tooltip,
  afterEach: settled,
  args: { content: 'Saved a minute ago', children: <Button>Save</Button> },
  decorators: [
    (Story) => (
      <div style={{ padding: '4rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

const focus: Story['play'] = async () => {
  await userEvent.tab();
  await waitFor(() => expect(screen.getByRole('tooltip')).toBeVisible());
};

/** On keyboard focus at once, under the pointer after half a second; Escape hides it. */
export const Playground: Story = {
  play: async (context) => {
    await focus(context);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  },
};

export const Shown: Story = { play: focus };

export const Long: Story = { args: { content: stress.long, placement: 'bottom' }, play: focus };

export const RightToLeft: Story = {
  args: { content: 'حُفظ قبل دقيقة', children: <Button>حفظ</Button>, placement: 'end' },
  play: focus,
  globals: { locale: 'ar-SA' },
};

export const ContentStress: Story = {
  play: focus,
  render: () => (
    <StressSheet
      omit={['empty']}
      render={(text) => (
        <Tooltip content={text}>
          <Button>Save</Button>
        </Tooltip>
      )}
    />
  ),
};

const inLanguage = ({ action, title }: Sample) => (
  <Tooltip content={title}>
    <Button>{action}</Button>
  </Tooltip>
);

/** One shows at a time; Tab goes through them. */
export const LocaleSheet: Story = { play: focus, render: () => <Locales render={inLanguage} /> };
export const RtlBesideLtr: Story = { play: focus, render: () => <BothWays render={inLanguage} /> };

export const DoAndDont: Story = {
  tags: ['!test'],
  render: () => (
    <DoDont
      does={[
        {
          note: 'Something more that nobody has to know.',
          render: () => (
            <Tooltip content="Saved a minute ago">
              <Button>Save</Button>
            </Tooltip>
          ),
        },
      ]}
      donts={[
        {
          note: 'What a reader on touch would miss.',
          render: () => (
            <Tooltip content="Handing in ends the exam">
              <Button>Hand in</Button>
            </Tooltip>
          ),
        },
      ]}
    />
  ),
};

export const Keyboard: Story = {
  render: (args) => (
    <Inline gap="8">
      <Tooltip {...args} />
      <KeyboardMap
        keys={[
          ['Tab', 'Shows it with the focus.'],
          ['Escape', 'Hides it; the focus stays.'],
        ]}
      />
    </Inline>
  ),
  play: async (context) => {
    await focus(context);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
    await expect(screen.getByRole('button', { name: 'Save' })).toHaveFocus();
  },
};

/** A picture of the words above their button. */
export const Sheet: Story = { ...sheetStory, play: focus };
