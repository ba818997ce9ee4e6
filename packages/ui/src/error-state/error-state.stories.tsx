import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Button, LinkButton } from '../button/button.tsx';
import { ErrorState } from './error-state.tsx';

const meta = {
  title: 'Content/ErrorState',
  component: ErrorState,
  args: {
    title: 'The class could not be loaded',
    work: 'Your progress is kept on this device and will be sent when the connection is back.',
    next: 'Check the connection and try again, or go back to the school.',
    actions: (
      <>
        <Button variant="primary">Try again</Button>
        <LinkButton href="/">Back to the school</LinkButton>
      </>
    ),
    requestId: { label: 'Request', id: '01JD5Q8Z-7f3a' },
  },
} satisfies Meta<typeof ErrorState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WholePage: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Copy' })).toBeVisible();
    await expect(canvas.getByText('01JD5Q8Z-7f3a')).toHaveAttribute('dir', 'ltr');
  },
};
export const InPlace: Story = { args: { headingLevel: 2, work: undefined, requestId: undefined } };
export const RightToLeft: Story = {
  args: {
    title: 'تعذر تحميل الصف',
    work: 'تقدمك محفوظ على هذا الجهاز.',
    next: 'تحقق من الاتصال ثم أعد المحاولة.',
    actions: <Button variant="primary">أعد المحاولة</Button>,
    requestId: { label: 'رقم الطلب', id: '01JD5Q8Z-7f3a' },
  },
  globals: { locale: 'ar-SA' },
};
export const Dark: Story = { globals: { theme: 'dark' } };
