import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { locales } from '../../.storybook/locales.ts';
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
export const RightToLeft: Story = { ...Open, args: { value: 'ar-SA' }, globals: { locale: 'ar-SA' } };
export const Dark: Story = { ...Open, globals: { theme: 'dark' } };
