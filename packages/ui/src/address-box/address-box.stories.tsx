import type { Meta, StoryObj } from '@storybook/react-vite';
import { StressSheet } from '../../.storybook/sheets.tsx';
import { AddressBox } from './address-box.tsx';

const meta = {
  title: 'Content/AddressBox',
  component: AddressBox,
  args: { children: 'https://stoa.example/login/qr?code=7f3c2b1e9a4d' },
} satisfies Meta<typeof AddressBox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const ContentStress: Story = {
  render: () => <StressSheet width="10rem" render={(text) => <AddressBox>{text}</AddressBox>} />,
};
