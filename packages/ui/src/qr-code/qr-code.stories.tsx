import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import {
  DoDont,
  LocaleSheet as Locales,
  RtlBesideLtr as BothWays,
  type Sample,
  sheetStory,
  StateSheet,
} from '../../.storybook/sheets.tsx';
import { QrCode } from './qr-code.tsx';

/** Looks like one, and leads nowhere. */
const squares = (size: number): boolean[][] =>
  Array.from({ length: size }, (_row, y) =>
    Array.from({ length: size }, (_cell, x) => (x * 7 + y * 11 + x * y) % 3 === 0),
  );

const meta = {
  title: 'Media/QrCode',
  component: QrCode,
  args: { modules: squares(29), label: 'Code to sign in by phone' },
} satisfies Meta<typeof QrCode>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: 'Code to sign in by phone' })).toBeVisible();
  },
};

/** White ground also in the dark. */
export const Dark: Story = { globals: { theme: 'dark' } };

/** Much to say makes many small squares. */
export const Dense: Story = { args: { modules: squares(89) } };

const inLanguage = ({ label }: Sample) => <QrCode modules={squares(29)} label={label} />;

export const LocaleSheet: Story = { render: () => <Locales render={inLanguage} /> };
/** A picture has no reading direction. */
export const RtlBesideLtr: Story = { render: () => <BothWays render={inLanguage} /> };

export const DoAndDont: Story = {
  render: () => (
    <DoDont
      does={[
        {
          render: () => (
            <>
              <QrCode modules={squares(29)} label="Code to sign in by phone" />
              <code>stoa.example/q/7KQ2</code>
            </>
          ),
          note: 'The same as text beside it, for those who cannot scan it.',
        },
      ]}
      donts={[
        {
          render: () => <QrCode modules={squares(29)} label="QR code" />,
          note: 'A label that does not say where it leads.',
        },
      ]}
    />
  ),
};

/** Every state at once. */
export const Sheet: Story = {
  ...sheetStory,
  render: () => (
    <StateSheet
      columns={2}
      states={[
        { name: 'Usual', render: () => <QrCode modules={squares(29)} label="Usual" /> },
        { name: 'Dense', render: () => <QrCode modules={squares(89)} label="Dense" /> },
      ]}
    />
  ),
};
