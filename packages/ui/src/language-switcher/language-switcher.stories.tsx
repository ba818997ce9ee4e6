import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { locales } from '../../.storybook/locales.ts';
import { DoDont, KeyboardMap, sheetStory, StressSheet } from '../../.storybook/sheets.tsx';
import { LanguageSwitcher } from './language-switcher.tsx';

const meta = {
  title: 'Navigation/LanguageSwitcher',
  component: LanguageSwitcher,
  args: {
    label: 'Language',
    languages: locales.map(({ code, name }) => ({ code, lang: code, name })),
    value: 'en-US',
    onChange: fn(),
    align: 'start',
  },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: '24rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof LanguageSwitcher>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

/** Opened it stands on the current language; arrows move, Enter chooses, and the focus returns to the button. */
export const Choosing: Story = {
  play: async ({ canvasElement, args }) => {
    const trigger = within(canvasElement).getByRole('button', { name: 'Language: English' });
    await userEvent.click(trigger);
    await expect(within(canvasElement).getByRole('button', { name: 'English' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith('es-ES');
    await expect(trigger).toHaveFocus();
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');
  },
};

export const Open: Story = {
  play: async ({ canvasElement }) => userEvent.click(within(canvasElement).getByRole('button')),
};
const open = {
  label: 'Language',
  languages: meta.args.languages,
  onChange: () => undefined,
  align: 'start',
} as const;

/** Names of languages are never cut. */
export const ContentStress: Story = {
  render: () => (
    <StressSheet
      omit={['empty']}
      render={(text) => (
        <LanguageSwitcher
          {...open}
          label={text}
          value="x"
          languages={[{ code: 'x', lang: 'en-US', name: text }]}
        />
      )}
    />
  ),
};

export const DoAndDont: Story = {
  tags: ['!test'],
  render: () => (
    <DoDont
      does={[
        {
          note: 'Each language by its own name.',
          render: () => <LanguageSwitcher {...open} value="ar-SA" />,
        },
      ]}
      donts={[
        {
          note: 'Names in the page’s language, or flags: a flag is a country, not a language.',
          render: () => (
            <LanguageSwitcher
              {...open}
              value="de"
              languages={[{ code: 'de', lang: 'en-US', name: '🇩🇪 German' }]}
            />
          ),
        },
      ]}
    />
  ),
};

export const Keyboard: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gridTemplateColumns: 'auto 1fr', gap: '14rem', justifyContent: 'start' }}>
      <LanguageSwitcher {...args} />
      <KeyboardMap
        keys={[
          ['Enter', 'Opens the languages; on one, chooses it.'],
          ['ArrowDown', 'Goes to the next one.'],
          ['ArrowUp', 'Goes to the one before.'],
          ['Escape', 'Closes them and gives the focus back.'],
        ]}
      />
    </div>
  ),
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const trigger = canvas.getByRole('button', { name: 'Language: English' });
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'English' })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{Escape}');
    await expect(trigger).toHaveFocus();
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** Open, with the current language marked. */
export const Sheet: Story = {
  ...sheetStory,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getAllByRole('button')[0] as HTMLElement);
  },
};
