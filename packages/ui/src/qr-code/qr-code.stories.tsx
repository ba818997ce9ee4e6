import type { Meta, StoryObj } from '@storybook/react-vite';
import { DoDont, StateSheet, sheetStory } from '../../.storybook/sheets.tsx';
import { QrCode } from './qr-code.tsx';
import { storyBox } from './qr-code.css.ts';
import { STORY_MODULES } from './story-modules.ts';

const meta = {
  title: 'Media/QR code',
  component: QrCode,
  args: { modules: STORY_MODULES, label: 'QR code with the address of the school', className: storyBox },
} satisfies Meta<typeof QrCode>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const DoAndDont: Story = {
  tags: ['!test'],
  render: (args) => (
    <DoDont
      does={[
        {
          render: () => <QrCode {...args} />,
          note: 'Say beside it what it holds, for those who cannot scan.',
        },
      ]}
      donts={[{ render: () => <QrCode {...args} />, note: 'Leave the code alone without words.' }]}
    />
  ),
};

/** Every state at once, for the comparison of pictures. */
export const Sheet: Story = {
  ...sheetStory,
  render: (args) => (
    <StateSheet columns={2} states={[{ name: 'code', render: () => <QrCode {...args} /> }]} />
  ),
};
