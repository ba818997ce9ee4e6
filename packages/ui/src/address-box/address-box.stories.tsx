import type { Meta, StoryObj } from '@storybook/react-vite';
import { RtlBesideLtr as Directions, StressSheet } from '../../.storybook/sheets.tsx';
import { AddressBox } from './address-box.tsx';

const meta = {
  title: 'Content/AddressBox',
  component: AddressBox,
  args: { children: 'https://stoa.example/login/qr?code=7f3c2b1e9a4d' },
} satisfies Meta<typeof AddressBox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Dark: Story = { globals: { theme: 'dark' } };

export const ContentStress: Story = {
  render: () => <StressSheet width="10rem" render={(text) => <AddressBox>{text}</AddressBox>} />,
};

/** An address runs from left to right on both sides. */
export const RtlBesideLtr: Story = {
  render: (args) => <Directions render={() => <AddressBox {...args} />} />,
};
