import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { useSample } from '../../.storybook/samples.ts';
import { Button } from '../button/button.tsx';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { PasswordField } from '../password-field/password-field.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { ErrorSummary, Form } from './form.tsx';

const meta = {
  title: 'Forms/Form',
  component: Form,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '26rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Form>;

export default meta;
type Story = StoryObj<typeof meta>;

function SignUp() {
  const { label, sentence, action } = useSample();
  const [isTried, setIsTried] = useState(false);
  const errors = isTried ? [{ fieldId: 'name', message: label }] : [];
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        setIsTried(true);
      }}
    >
      <ErrorSummary title={sentence} errors={errors} />
      <TextField id="name" label={label} isRequired errorMessage={isTried ? sentence : undefined} />
      <PasswordField label="Password" isRequired autoComplete="new-password" />
      <Checkbox>{sentence}</Checkbox>
      <Button type="submit" variant="primary" size="lg">
        {action}
      </Button>
    </Form>
  );
}

export const Playground: Story = { render: () => <SignUp /> };

/** After a try to send, the summary takes the focus and its links lead to the fields. */
export const Errors: Story = {
  render: () => <SignUp />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Join the class' }));
    await expect(canvas.getByRole('alert')).toHaveFocus();
    await userEvent.click(canvas.getByRole('link', { name: 'Your name' }));
    await expect(canvas.getByRole('textbox', { name: 'Your name' })).toHaveFocus();
  },
};

export const RightToLeft: Story = { render: () => <SignUp />, globals: { locale: 'ar-SA' } };

export const Dark: Story = { render: () => <SignUp />, globals: { theme: 'dark' } };
